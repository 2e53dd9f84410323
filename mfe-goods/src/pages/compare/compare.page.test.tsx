import { type ComparedGoods, goodsCalls } from '@shop/shared/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { compareList } from '../../features/compare/compare-list';
import { card } from '../../test/goods.fixtures';
import { refused, renderPage } from '../../test/render-page';

const shirt = (goodsNo: number, name: string, change: Partial<ComparedGoods> = {}) => ({
  ...card,
  notice: [{ key: '제품 소재', value: '면 100%' }],
  goodsNo,
  name,
  ...change,
});
const sold = new Map(
  [
    shirt(1, '코튼 셔츠'),
    shirt(2, '린넨 셔츠', { delivery: { type: '20', feeWon: 3_000, freeOverWon: null } }),
    shirt(3, '데님 셔츠', { soldOut: true, notice: [{ key: '제조국', value: '대한민국' }] }),
  ].map((goods) => [goods.goodsNo, goods]),
);

const show = (goodsNo: string) =>
  renderPage(`/goods/compare?goodsNo=${goodsNo}`, {
    [goodsCalls.compare.id]: ({ query }: { query: { goodsNos: string } }) => ({
      items: query.goodsNos.split(',').flatMap((no) => sold.get(Number(no)) ?? []),
    }),
  });

const columns = async () => {
  const [, ...heads] = await screen.findAllByRole('columnheader');
  return heads.map((head) => within(head).getByRole('link').textContent);
};

beforeEach(() => compareList.remove(compareList.list()));

test('puts the goods side by side, with what differs', async () => {
  show('1,2,3');
  expect(await columns()).toEqual(['코튼 셔츠', '린넨 셔츠', '데님 셔츠']);
  expect(screen.getByRole('region', { name: '상품 비교표' })).toHaveAttribute('tabindex', '0');
  const cellsOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf('배송비')).toEqual([
    '무료배송',
    '배송비 3,000원여러 개를 사도 한 번만 내요',
    '무료배송',
  ]);
  expect(cellsOf('제품 소재')).toEqual(['면 100%', '면 100%', '-']);
  expect(cellsOf('도착')[2]).toBe('품절');
  expect(screen.getByRole('link', { name: '린넨 셔츠 상품 보기' })).toHaveAttribute(
    'href',
    '/goods/detail?goodsNo=2',
  );
});

test('removes a column from the address and the device, and keeps the focus at the table', async () => {
  for (const goodsNo of [1, 2]) compareList.add(goodsNo, 1);
  const { user, router } = show('1,2');
  await user.click(await screen.findByRole('button', { name: '코튼 셔츠 비교에서 빼기' }));
  await waitFor(async () => expect(await columns()).toEqual(['린넨 셔츠']));
  expect(router.state.location.search).toBe('?goodsNo=2');
  expect(compareList.list()).toEqual([2]);
  expect(screen.getByRole('region', { name: '상품 비교표' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '린넨 셔츠 비교에서 빼기' }));
  expect(await screen.findByText('비교할 상품이 없어요')).toBeVisible();
  expect(compareList.list()).toEqual([]);
});

test('leaves out what is not sold, with a word', async () => {
  show('1,99');
  expect(await columns()).toEqual(['코튼 셔츠']);
  expect(screen.getByText('지금 판매하지 않는 상품은 뺐어요')).toBeVisible();
});

test('forgets what is not sold any more, so that goods of another kind find room', async () => {
  compareList.remove(compareList.list());
  compareList.add(99, 1);
  show('99');
  expect(await screen.findByText('비교할 상품이 없어요')).toBeVisible();
  await waitFor(() => expect(compareList.list()).toEqual([]));
  expect(compareList.add(1, 2)).toBe('added');
});

test('shows the first three of ten, with a word', async () => {
  const { sentTo } = show('1,2,3,4,5,6,7,8,9,10');
  expect(await columns()).toHaveLength(3);
  expect(screen.getByText(/^3개까지 비교할 수 있어서/)).toBeVisible();
  expect(sentTo(goodsCalls.compare.id)[0]?.input).toEqual({ query: { goodsNos: '1,2,3' } });
});

test.each(['1,1,1', 'abc,1', '1,-2,0,1.5', '%201,1,<b>'])(
  'reads %s as the one number that it names',
  async (goodsNo) => {
    const { sentTo } = show(goodsNo);
    expect(await columns()).toEqual(['코튼 셔츠']);
    expect(sentTo(goodsCalls.compare.id)[0]?.input).toEqual({ query: { goodsNos: '1' } });
  },
);

test.each(['', 'abc', '0,-1', '99'])('says that %p names nothing to compare', async (goodsNo) => {
  show(goodsNo);
  expect(await screen.findByText('비교할 상품이 없어요')).toBeVisible();
});

test('offers another try after a failure', async () => {
  renderPage('/goods/compare?goodsNo=1', {
    [goodsCalls.compare.id]: () => {
      throw refused(422, 'X', '안 돼요');
    },
  });
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
});
