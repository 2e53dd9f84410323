import { act, screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, paidOrder, waitingOrder } from '../../test/sample-order';

const ORDER_PATH = `/order/complete?orderNo=${ORDER_NO}`;
beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));

test('shows the account, and the deposit as soon as it has arrived', async () => {
  let order = waitingOrder();
  renderPage(ORDER_PATH, { 'order.complete': () => order });
  const account = await screen.findByRole('region', { name: '입금 계좌' });
  expect(account).toHaveTextContent('국민은행 04990012345678');
  expect(account).toHaveTextContent('63,400원');
  expect(screen.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '주문을 받았어요. 입금해 주세요' })).toBeVisible();
  order = paidOrder;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText('입금이 확인되었어요')).toBeVisible();
  expect(screen.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '입금 계좌' })).toBeNull();
});

test('says which deposit goes back, and why', async () => {
  renderPage(ORDER_PATH, {
    'order.complete': () =>
      waitingOrder([
        {
          at: '2026-11-21T12:20:00+09:00',
          amountWon: 60_000,
          reason: '입금액이 주문 금액보다 적어요',
          stateName: '환불완료',
        },
      ]),
  });
  expect(await screen.findByText('60,000원은 돌려드렸어요')).toBeVisible();
  expect(screen.getByText('입금액이 주문 금액보다 적어요.')).toBeVisible();
});

test('says of an expired order whose late deposits go back that they do, not that nothing was charged', async () => {
  const returned = {
    at: '2026-11-23T00:10:00+09:00',
    amountWon: 63_400,
    reason: '입금 기한이 지났어요',
    stateName: '환불대기',
  };
  renderPage(ORDER_PATH, {
    'order.complete': () => ({ ...waitingOrder([returned, returned]), state: 'EXPIRED' as const }),
  });
  expect(await screen.findByText('입금하신 금액은 돌려드리고 있어요.')).toBeVisible();
  expect(screen.queryByText('금액이 청구되지 않았어요.')).toBeNull();
  expect(screen.getAllByText('63,400원은 돌려드리고 있어요')).toHaveLength(2);
});

test('names the escrow provider beside the account of a deposit', async () => {
  renderPage(ORDER_PATH, { 'order.complete': () => waitingOrder() });
  expect(
    await screen.findByText(/구매안전서비스\(에스크로\).*주식회사 온담카드 에스크로가 보관/),
  ).toBeVisible();
});
