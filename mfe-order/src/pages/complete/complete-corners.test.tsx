import { dealCard } from '@shop/shared/markup';
import { screen } from '@testing-library/react';
import { completed } from '../../markup/fixtures/orders';
import { renderPage } from '../../test/render-page';
import { ORDER_NO } from '../../test/sample-order';

test('shows goods related to the first ordered one below a completed order', async () => {
  const { sentTo } = renderPage(`/order/complete?orderNo=${ORDER_NO}`, {
    'order.complete': () => completed.completed,
    'goods.related': () => ({ items: [dealCard] }),
    'goods.similar': () => ({ items: [] }),
  });
  expect(await screen.findByRole('heading', { name: '함께 보면 좋은 상품' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '같은 카테고리 인기 상품' })).toBeNull();
  const goodsNo = completed.completed?.items[0]?.goodsNo;
  expect(goodsNo).toBeDefined();
  for (const id of ['goods.related', 'goods.similar']) {
    expect(sentTo(id)[0]?.input).toEqual({ params: { goodsNo } });
  }
});
