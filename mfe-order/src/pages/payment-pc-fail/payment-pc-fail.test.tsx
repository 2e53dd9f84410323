import type { PaymentView } from '@shop/shared/contracts';
import { screen, waitFor } from '@testing-library/react';
import { readWindowMessage } from '../../features/payment/window-message';
import { refused, renderPage } from '../../test/render-page';

const PAYMENT_NO = 'P0123456789';

const payment = (more: Partial<PaymentView> = {}): PaymentView => ({
  paymentNo: PAYMENT_NO,
  orderNo: '20261121ABCD',
  claimNo: null,
  sheetNo: 'S0123456789',
  orderName: '피마코튼 니트 외 1건',
  state: 'AUTHENTICATING',
  stateName: '카드 인증 중',
  payWon: 240_000,
  method: 'CARD',
  methodName: '카드',
  cardName: '온담카드',
  installmentMonths: 3,
  reason: null,
  expiresAt: '2026-11-21T05:00:00+09:00',
  deposit: null,
  ...more,
});

const open = (view: PaymentView, query = '&result=timeout') =>
  renderPage(`/payment/auth/pcFail?paymentNo=${PAYMENT_NO}${query}`, {
    'payment.view': () => view,
    'payment.cancel': () => payment({ state: 'CANCELED' }),
    'payment.ready': () => ({ payment: view, windowUrl: null }),
    'orderSheet.view': () => {
      throw refused(410, 'SHEET_EXPIRED', '주문서가 만료되었어요');
    },
    'order.complete': () => {
      throw refused(404, 'NOT_FOUND', '주문을 찾을 수 없어요');
    },
  });

const withOpener = (opener: unknown) => {
  Object.defineProperty(window, 'opener', { value: opener, configurable: true });
  return jest.spyOn(window, 'close').mockImplementation(() => {});
};
afterEach(() => withOpener(null));

test('shows the reason, that nothing was charged, and the phone number', async () => {
  open(payment());
  expect(await screen.findByText('결제하지 못했어요')).toBeVisible();
  expect(screen.getByText(/결제 시간이 지났어요. 결제된 금액은 없어요/)).toHaveTextContent(
    '1577-7083',
  );
  expect(screen.getByText('피마코튼 니트 외 1건')).toBeVisible();
});

test('ignores a reason text in the URL', async () => {
  open(payment(), '&result=constructor&reason=당첨!');
  expect(await screen.findByText(/결제창에서 결제를 마치지 못했어요/)).toBeVisible();
  expect(screen.queryByText(/당첨/)).toBeNull();
});

test('continues an open payment on 다시 시도', async () => {
  const { user, router, sentTo } = open(payment());
  await user.click(await screen.findByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment'));
  expect(sentTo('payment.cancel')).toHaveLength(0);
});

test('releases the goods and returns to the sheet when another payment method is chosen', async () => {
  const { user, router, sentTo } = open(payment());
  await user.click(await screen.findByRole('button', { name: '다른 수단으로 결제' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/order/sheet',
      search: '?sheetNo=S0123456789',
      state: { failure: '다른 결제 수단을 골라 주세요.' },
    }),
  );
  expect(sentTo('payment.cancel')).toHaveLength(1);
});

test('does not cancel a declined payment again on return to the sheet', async () => {
  const { user, router, sentTo } = open(payment({ state: 'DECLINED', reason: '한도를 넘었어요.' }));
  await user.click(await screen.findByRole('button', { name: '주문서로' }));
  await waitFor(() => expect(router.state.location.state).toEqual({ failure: '한도를 넘었어요.' }));
  expect(sentTo('payment.cancel')).toHaveLength(0);
});

test('leads to the complete page when the payment went through after all', async () => {
  const { router } = open(payment({ state: 'PAID' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/complete'));
});

test('notifies an opener of the same origin and closes the window', async () => {
  const postMessage = jest.fn();
  const close = withOpener({ closed: false, location: { origin: location.origin }, postMessage });
  open(payment());
  await screen.findByText('결제하지 못했어요');
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'payment:pc-fail', paymentNo: PAYMENT_NO }, location.origin],
  ]);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['gone', { closed: true }],
  ['a stranger', { closed: false, location: { origin: 'https://evil.example' } }],
  [
    'a stranger that does not show its address',
    {
      closed: false,
      get location(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  ],
])('shows the page and notifies nobody when the opener is %s', async (_, opener) => {
  const postMessage = jest.fn();
  const close = withOpener(Object.defineProperty(opener, 'postMessage', { value: postMessage }));
  open(payment());
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(postMessage).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test.each([
  ['https://evil.example', { type: 'payment:pc-fail', paymentNo: PAYMENT_NO }],
  [location.origin, { type: 'other', paymentNo: PAYMENT_NO }],
  [location.origin, 'payment:pc-fail'],
  [location.origin, null],
])('ignores a message from %s with data %j', (origin, data) => {
  expect(readWindowMessage(new MessageEvent('message', { origin, data }))).toBeUndefined();
});
