import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, orderDetail, orderItem } from '../../test/sample-order';

const seller = orderDetail().sellers.map((one) => ({ ...one, deliveryWon: 0 }));
const voucher = orderItem({ goodsType: 'ECOUPON', goodsName: '아메리카노 교환권' });

const open = (more: Parameters<typeof orderDetail>[0]) =>
  renderPage(`/mypage/order/detail?orderNo=${ORDER_NO}`, {
    'order.detail': () => orderDetail({ sellers: seller, ...more }),
  });

const steps = async () =>
  within(await screen.findByRole('list', { name: '주문 진행 상태' })).getAllByRole('listitem');

test('shows how far a voucher is, without a parcel and its fee', async () => {
  open({ items: [voucher] });
  const [paid, issued, used, ...more] = await steps();
  expect(paid).toHaveTextContent('결제완료');
  expect(issued).toHaveTextContent('발급완료');
  expect(issued).toHaveAttribute('aria-current', 'step');
  expect(used).toHaveTextContent('사용완료');
  expect(more).toEqual([]);
  expect(screen.queryByText(/무료배송/)).not.toBeInTheDocument();
});

test('ends the progress of a voucher with its use', async () => {
  open({ items: [{ ...voucher, state: 'BUY_CONFIRM' }], state: 'BUY_CONFIRM' });
  expect((await steps()).at(-1)).toHaveAttribute('aria-current', 'step');
});

test('keeps the steps of a parcel, and its fee, when something else is sent', async () => {
  open({ items: [voucher, orderItem({ itemNo: 2 })] });
  expect(await steps()).toHaveLength(5);
  expect(screen.getByText('무료배송')).toBeInTheDocument();
});

test('offers the vouchers before anything else that can be done with them', async () => {
  open({ items: [voucher] });
  const link = await screen.findByRole('link', { name: '아메리카노 교환권 모바일 쿠폰 보기' });
  expect(link).toHaveAttribute('href', '/mypage/mobile-coupon');
});

const partly = { unitPriceWon: 4_100, amountWon: 8_200, qty: 2, canceledQty: 1 };

test.each([
  ['a voucher', { goodsType: 'ECOUPON' }],
  ['goods that the seller still has', { state: 'PRODUCT_PREPARE' }],
] as const)('says what was canceled of %s and what is left', async (_, more) => {
  open({ items: [orderItem({ ...partly, ...more })] });
  expect(await screen.findByText('1개 취소됨')).toBeInTheDocument();
  expect(screen.getByText(/남은 수량 1개/).parentElement).toHaveTextContent(
    '남은 수량 1개 · 4,100원',
  );
});

test('does not call a parcel canceled that may have come back', async () => {
  open({ items: [orderItem({ ...partly, state: 'DELIVERY_DONE' })] });
  expect(await screen.findByText('1개 취소·반품·교환됨')).toBeInTheDocument();
});

test('offers the cancel of each item only where there are several', async () => {
  const [one, two] = [orderItem({}), orderItem({ itemNo: 2, goodsName: '린넨 셔츠' })];
  open({ items: [one, two] });
  expect(await screen.findByRole('button', { name: '린넨 셔츠 취소 신청' })).toBeVisible();
});

test('says the same as the first step, and the first of several days', async () => {
  const items = [
    orderItem({ arrivesOn: '2029-11-26' }),
    orderItem({ itemNo: 2, arrivesOn: '2029-11-25' }),
  ];
  open({ items, arrivesOn: '2029-11-25' });
  expect(
    await screen.findByRole('heading', { name: '11.25(일)부터 차례로 도착 예정' }),
  ).toBeVisible();
  expect(screen.getByText('결제를 확인했어요. 판매자가 곧 준비를 시작해요')).toBeVisible();
});
