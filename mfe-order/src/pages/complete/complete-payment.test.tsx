import { screen } from '@testing-library/react';
import { completed } from '../../markup/fixtures/orders';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, paidOrder } from '../../test/sample-order';

const ORDER_PATH = `/order/complete?orderNo=${ORDER_NO}`;

test('shows the recommendation code of the order and what it gives', async () => {
  renderPage(ORDER_PATH, {
    'order.complete': () => ({
      ...paidOrder,
      recommendation: { code: 'K7Q2M4XD', coinWon: 2_000 },
    }),
  });
  expect(await screen.findByText('추천코드 K7Q2M4XD · 구매확정 시 코인 2,000원')).toBeVisible();
});

test('leads to the vouchers instead of naming an address', async () => {
  const { voucher } = completed;
  renderPage(ORDER_PATH, { 'order.complete': () => voucher });
  expect(await screen.findByRole('link', { name: '모바일 쿠폰 보기' })).toHaveAttribute(
    'href',
    '/mypage/mobile-coupon',
  );
  expect(screen.queryByRole('region', { name: '배송지' })).toBeNull();
});
