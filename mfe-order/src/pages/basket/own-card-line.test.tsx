import { screen, waitFor, within } from '@testing-library/react';
import { baskets } from '../../markup/fixtures/baskets';
import { renderPage } from '../../test/render-page';

const offer = { cardName: '온담카드', payWon: 93_120, couponName: '온담카드 3%', couponNo: 6 };
function basketWith(ownCard: object | null) {
  const basket = baskets.default;
  return basket && { ...basket, totals: { ...basket.totals, ownCard } };
}
const summary = async () => within(await screen.findByRole('region', { name: '결제 예정 금액' }));

test('shows the price with the own card, and downloads its coupon with one click', async () => {
  let isTaken = false;
  const { user } = renderPage('/basket', {
    'basket.view': () => basketWith({ ...offer, couponNo: isTaken ? null : 6 }),
    'coupon.download': () => {
      isTaken = true;
      return {};
    },
  });
  const found = await summary();
  expect(found.getByText(/^온담카드로 사면/)).toHaveTextContent('온담카드로 사면 93,120원');
  await user.click(found.getByRole('button', { name: '온담카드 3% 쿠폰 받기' }));
  expect(await screen.findByText('쿠폰 1장을 받았어요')).toBeVisible();
  await waitFor(() => expect(found.queryByRole('button')).toBeNull());
});

test('shows no coupon button to members who hold the coupon', async () => {
  renderPage('/basket', { 'basket.view': () => basketWith({ ...offer, couponNo: null }) });
  const found = await summary();
  expect(found.getByText(/^온담카드로 사면/)).toBeVisible();
  expect(found.queryByRole('button')).toBeNull();
});

test('shows no price when the card has no discount', async () => {
  renderPage('/basket', { 'basket.view': () => basketWith(null) });
  await summary();
  expect(screen.queryByText(/온담카드로 사면/)).toBeNull();
});
