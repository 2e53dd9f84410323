import type { PaymentView } from '@shop/shared/contracts';
import { type PaymentState, paymentMoves, paymentStates } from '@shop/shared/domain';
import { isDecided, parseWindowResult, paymentStep } from './payment.rules';

const payment = (state: PaymentState, reason: string | null = null): PaymentView => ({
  paymentNo: 'P0123456789',
  orderNo: '20261121ABCD',
  claimNo: null,
  sheetNo: 'S0123456789',
  orderName: '니트',
  state,
  stateName: paymentStates[state],
  payWon: 1_000,
  method: 'CARD',
  methodName: '카드',
  cardName: null,
  installmentMonths: 0,
  reason,
  expiresAt: '2026-11-21T05:00:00+09:00',
  deposit: null,
});

const states = Object.keys(paymentStates) as PaymentState[];

test('maps every payment state to its step', () => {
  expect(
    Object.fromEntries(states.map((state) => [state, paymentStep(payment(state)).kind])),
  ).toEqual({
    READY: 'open',
    AUTHENTICATING: 'resume',
    APPROVING: 'check',
    UNKNOWN: 'check',
    WAITING_DEPOSIT: 'complete',
    PAID: 'complete',
    PARTIAL_CANCELED: 'complete',
    REFUNDED: 'complete',
    DECLINED: 'sheet',
    CANCELED: 'sheet',
    NET_CANCELED: 'sheet',
  });
});

test('never returns to the order sheet while a charge is possible', () => {
  const back = states.filter((state) => paymentStep(payment(state)).kind === 'sheet');
  expect(back.filter((state) => paymentMoves[state].length > 0)).toEqual([]);
  expect(isDecided(payment('UNKNOWN'))).toBe(false);
  expect(isDecided(undefined)).toBe(false);
});

test('leads the payment of a claim to its page, paid or not', () => {
  const ofClaim = (state: PaymentState) =>
    paymentStep({ ...payment(state), claimNo: 'C0123456789' });
  expect(ofClaim('PAID')).toEqual({ kind: 'claim', claimNo: 'C0123456789', reason: null });
  expect(ofClaim('DECLINED')).toMatchObject({ kind: 'claim', reason: expect.any(String) });
  expect(ofClaim('READY').kind).toBe('open');
  expect(ofClaim('UNKNOWN').kind).toBe('check');
});

test('prefers the api’s reason to the default message', () => {
  expect(paymentStep(payment('DECLINED', '한도를 넘었어요'))).toMatchObject({
    reason: '한도를 넘었어요',
  });
  expect(paymentStep(payment('DECLINED'))).toMatchObject({
    reason: expect.stringContaining('승인이 거절됐어요'),
  });
});

test.each([
  ['paymentNo=P1&nonce=n&result=approved&signature=s', true],
  ['paymentNo=P1&nonce=n&result=paid&signature=s', false],
  ['paymentNo=P1&result=approved&signature=s', false],
  ['', false],
])('recognizes a return URL with %p: %p', (query, isOurs) => {
  expect(parseWindowResult(new URLSearchParams(query)) !== undefined).toBe(isOurs);
});
