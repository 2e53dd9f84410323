import { sampleGoodsCard } from '@shop/shared/testing/sample-goods-card';
import { screen, within } from '@testing-library/react';
import { refused, renderPage } from '../../test/render-page';

const water = {
  goods: sampleGoodsCard({ goodsNo: 7, name: '생수 2L 6병' }),
  skuNo: 71,
  optionText: '무라벨',
  qty: 2,
  orderCount: 3,
  boughtAt: '2026-11-03T01:00:00.000Z',
};

const open = (add: () => unknown, items = [water]) =>
  renderPage('/mypage', {
    'order.frequent': () => ({ items }),
    'recent.list': () => ({ items: [sampleGoodsCard({ goodsNo: 8, name: '방금 본 것' })] }),
    'basket.add': add,
  });
const section = async () => within(await screen.findByRole('region', { name: '자주 산 상품' }));

test('adds frequently bought goods to the basket with one click', async () => {
  const { user, sentTo } = open(() => ({ count: 1, items: [] }));
  const found = await section();
  expect(found.getByText('3번 샀어요')).toBeVisible();
  expect(found.getByText('무라벨')).toBeVisible();
  await user.click(found.getByRole('button', { name: '생수 2L 6병 2개 담기' }));
  expect(await screen.findByText('장바구니에 담았어요')).toBeVisible();
  expect(sentTo('basket.add')[0]?.input).toEqual({ body: { items: [{ skuNo: 71, qty: 2 }] } });
});

test('shows why goods cannot be added to the basket', async () => {
  const { user } = open(() => {
    throw refused(422, '5016', '재고가 부족해 장바구니에 담을 수 없어요');
  });
  await user.click((await section()).getByRole('button', { name: '생수 2L 6병 2개 담기' }));
  expect(await screen.findByText('재고가 부족해 장바구니에 담을 수 없어요')).toBeVisible();
});

test('shows only viewed goods when no goods were bought twice', async () => {
  open(() => ({}), []);
  expect(await screen.findByRole('region', { name: '최근 본 상품' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '자주 산 상품' })).toBeNull();
});
