import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, paidOrder } from '../../test/sample-order';

const nextCoupon = {
  couponNo: 7,
  name: '한 바구니 쿠폰',
  rate: 7,
  amountWon: null,
  minOrderWon: 70_000,
};

test('names the coupon for the next order, and takes it with one click', async () => {
  const { user, sentTo } = renderPage(`/order/complete?orderNo=${ORDER_NO}`, {
    'order.complete': () => ({ ...paidOrder, nextCoupon }),
    'coupon.download': () => ({ name: nextCoupon.name }),
  });
  expect(await screen.findByText(/한 바구니 쿠폰/)).toHaveTextContent(
    '70,000원 이상 구매 시 7% 할인',
  );
  await user.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  expect(await screen.findByRole('button', { name: '쿠폰을 받았어요' })).toBeVisible();
  expect(sentTo('coupon.download')[0]?.input).toEqual({ params: { couponNo: 7 } });
});
