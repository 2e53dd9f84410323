import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, paidOrder } from '../../test/sample-order';

test('names the coupon for the next order, and takes it with one click', async () => {
  const { user, sentTo } = renderPage(`/order/complete?orderNo=${ORDER_NO}`, {
    'order.complete': () => ({
      ...paidOrder,
      nextCoupon: { couponNo: 7, name: '장바구니 7% 쿠폰' },
    }),
    'coupon.download': () => ({ name: '장바구니 7% 쿠폰' }),
  });
  expect(await screen.findByText('장바구니 7% 쿠폰')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  expect(await screen.findByRole('button', { name: '쿠폰을 받았어요' })).toBeVisible();
  expect(sentTo('coupon.download')[0]?.input).toEqual({ params: { couponNo: 7 } });
});
