import type { PaymentView } from '@shop/shared/contracts';
import { act, screen } from '@testing-library/react';
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

const returned = (result: string) =>
  `/payment/auth?paymentNo=${PAYMENT_NO}&nonce=n1&result=${result}&signature=s1`;

/** Errors of the order sheet and the order that show which page was reached. */
const ends = {
  'orderSheet.view': () => {
    throw refused(410, 'SHEET_EXPIRED', '주문서가 만료되었어요');
  },
  'order.complete': () => {
    throw refused(404, 'NOT_FOUND', '주문을 찾을 수 없어요');
  },
};

beforeEach(() => sessionStorage.clear());

describe('/payment', () => {
  const open = (answers: Parameters<typeof renderPage>[1]) =>
    renderPage(`/payment?paymentNo=${PAYMENT_NO}`, { ...ends, ...answers });

  test('offers to continue or return to the sheet after Back from the window', async () => {
    const { user, router, sentTo } = open({
      'payment.view': () => payment(),
      'payment.cancel': () => payment({ state: 'CANCELED' }),
    });
    expect(await screen.findByText('아직 결제하지 않았어요')).toBeInTheDocument();
    expect(screen.getByText('피마코튼 니트 외 1건')).toBeInTheDocument();
    expect(screen.getByText('온담카드 · 3개월 할부')).toBeInTheDocument();
    expect(sentTo('payment.ready')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '주문서로 돌아가기' }));
    await screen.findByText('주문서 유효 시간이 지났어요');
    expect(router.state.location).toMatchObject({
      pathname: '/order/sheet',
      search: '?sheetNo=S0123456789',
      state: { failure: '결제를 취소했어요.' },
    });
  });

  test('leads to the order when the payment is already paid', async () => {
    const { router } = open({ 'payment.view': () => payment({ state: 'PAID' }) });
    await screen.findByText('주문을 찾을 수 없어요');
    expect(router.state.location.pathname).toBe('/order/complete');
  });

  test('shows the result when the payment is decided meanwhile', async () => {
    const { router, sentTo } = open({
      'payment.view': () => payment({ state: 'READY' }),
      'payment.ready': () => ({
        payment: payment({ state: 'CANCELED', reason: '결제 시간이 지났어요.' }),
        windowUrl: null,
      }),
    });
    await screen.findByText('주문서 유효 시간이 지났어요');
    expect(sentTo('payment.ready')).toHaveLength(1);
    expect(router.state.location.state).toEqual({ failure: '결제 시간이 지났어요.' });
  });

  test('requests the window once on a double click', async () => {
    const { sentTo } = open({
      'payment.view': () => payment(),
      'payment.ready': () => ({ payment: payment({ state: 'CANCELED' }), windowUrl: null }),
    });
    const go = await screen.findByRole('button', { name: '이어서 결제하기' });
    act(() => {
      go.click();
      go.click();
    });
    await screen.findByText('주문서 유효 시간이 지났어요');
    expect(sentTo('payment.ready')).toHaveLength(1);
  });

  test('responds 404 for an invalid payment number', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    renderPage('/payment?paymentNo=1', ends);
    expect(await screen.findByText('오류 화면 404')).toBeInTheDocument();
  });
});

describe('/payment/auth', () => {
  test('sends the result once and leads to the order', async () => {
    const { router, sentTo } = renderPage(returned('approved'), {
      ...ends,
      'payment.view': () => payment(),
      'payment.approve': () => payment({ state: 'PAID' }),
    });
    await screen.findByText('주문을 찾을 수 없어요');
    expect(router.state.location.search).toBe('?orderNo=20261121ABCD');
    expect(sentTo('payment.approve').map(({ input }) => input)).toEqual([
      { body: { paymentNo: PAYMENT_NO, nonce: 'n1', result: 'approved', signature: 's1' } },
    ]);
  });

  test('does not approve again on reload after payment', async () => {
    const { sentTo } = renderPage(returned('approved'), {
      ...ends,
      'payment.view': () => payment({ state: 'PAID' }),
    });
    await screen.findByText('주문을 찾을 수 없어요');
    expect(sentTo('payment.approve')).toHaveLength(0);
  });

  test('returns to the sheet with the card company’s reason after a decline', async () => {
    const { router } = renderPage(returned('declined'), {
      ...ends,
      'payment.view': () => payment(),
      'payment.approve': () => payment({ state: 'DECLINED', reason: '한도를 넘었어요.' }),
    });
    await screen.findByText('주문서 유효 시간이 지났어요');
    expect(router.state.location.state).toEqual({ failure: '한도를 넘었어요.' });
  });

  test('polls after a time-out until the result is known and never suggests paying again', async () => {
    let requests = 0;
    const { router } = renderPage(returned('timeout'), {
      ...ends,
      'payment.view': () => payment(),
      'payment.approve': () => payment({ state: 'UNKNOWN' }),
      'payment.inquire': () => {
        requests += 1;
        return payment({ state: requests < 2 ? 'UNKNOWN' : 'PAID' });
      },
    });
    expect(await screen.findByText('승인 확인 중이에요')).toBeInTheDocument();
    expect(screen.queryByText(/다시 결제/)).not.toBeInTheDocument();
    await screen.findByText('주문을 찾을 수 없어요', {}, { timeout: 5000 });
    expect(router.state.location.pathname).toBe('/order/complete');
  });

  test('approves nothing for a URL that the window did not create', async () => {
    const { sentTo } = renderPage(`/payment/auth?paymentNo=${PAYMENT_NO}&result=approved`, {
      ...ends,
      'payment.view': () => payment(),
    });
    expect(await screen.findByText('결제 결과를 확인할 수 없어요')).toBeInTheDocument();
    expect(sentTo('payment.approve')).toHaveLength(0);
  });
});
