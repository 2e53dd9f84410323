import { goodsCalls, paths, reviewCalls } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { noReviews } from '../../markup/fixtures/reviews';
import { renderPage } from '../../test/render-page';

const status = {
  goodsNo: 7,
  name: '머그컵',
  image: { key: 'd/mug', tone: [1, 2], alt: '머그컵' },
  status: 'ON_SALE',
  isForSale: true,
  soldOut: false,
  opensAt: null,
  salePriceWon: 12_000,
  categoryNo: 3,
};

const open = (change: Partial<typeof status> = {}) =>
  renderPage(paths.totalReview(7), {
    [goodsCalls.status.id]: () => ({ ...status, ...change }),
    [reviewCalls.list.id]: () => noReviews,
  });

test('shows the goods with their price and a way to buy beside the reviews', async () => {
  open();
  const card = await screen.findByRole('complementary', { name: '후기를 남긴 상품' });
  expect(within(card).getByText('머그컵')).toBeVisible();
  expect(within(card).getByText('12,000', { exact: false })).toBeVisible();
  expect(within(card).getByRole('link', { name: '구매하기' })).toHaveAttribute(
    'href',
    paths.goods(7),
  );
  expect(screen.getByRole('heading', { level: 1, name: '머그컵 후기' })).toBeInTheDocument();
});

test('offers no purchase of goods that are sold out', async () => {
  open({ status: 'SOLD_OUT' });
  expect(await screen.findByRole('link', { name: '상품 보기' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '구매하기' })).toBeNull();
});
