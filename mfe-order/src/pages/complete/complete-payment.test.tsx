import { screen, within } from '@testing-library/react';
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
  expect(await screen.findByRole('link', { name: /^모바일 쿠폰 보기/ })).toHaveAttribute(
    'href',
    '/mypage/mobile-coupon',
  );
  expect(screen.queryByRole('region', { name: '배송지' })).toBeNull();
  expect(screen.getByText('결제와 함께 발급됐어요')).toBeVisible();
  expect(screen.queryByText('배송비')).toBeNull();
});

test('leads from the line of a voucher to it, and names the first day of the parcels', async () => {
  const { completed: paid, voucher } = completed;
  const [late, early] = (paid?.items ?? []).map((item, at) => ({
    ...item,
    arrivesOn: at === 0 ? '2029-03-04' : '2029-03-03',
  }));
  const [latte] = (voucher?.items ?? []).map((item) => ({ ...item, itemNo: 3 }));
  const order = { ...paid, arrivesOn: '2029-03-03', items: [late, early, latte] };
  renderPage(ORDER_PATH, { 'order.complete': () => order });
  const link = await screen.findByRole('link', { name: `${latte?.goodsName} 모바일 쿠폰 보기` });
  expect(link).toHaveAttribute('href', '/mypage/mobile-coupon');
  expect(screen.getByText('3.3(토)부터 차례로 도착 예정')).toBeVisible();
  expect(screen.getByText('배송비')).toBeVisible();
});

const withStates = (...names: string[]) => {
  const items = completed.completed?.items ?? [];
  return {
    ...completed.completed,
    items: items.map((item, at) => ({ ...item, stateName: names[at] })),
  };
};

test.each([
  [['결제완료', '결제완료'], 1],
  [['결제완료', '취소완료'], 2],
])('names the states %s of two lines with %i badges', async (names, badges) => {
  renderPage(ORDER_PATH, { 'order.complete': () => withStates(...names) });
  const items = await screen.findByRole('region', { name: '주문 상품' });
  expect(within(items).getAllByText(/^(결제|취소)완료$/)).toHaveLength(badges);
});
