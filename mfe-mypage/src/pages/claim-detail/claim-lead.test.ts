import type { ClaimDetail } from '@shop/shared/contracts';
import { type ClaimState, claimStates, type PickupWay } from '@shop/shared/domain';
import { claimOf } from '../../markup/fixtures/claims';
import { claimLead, withdrawalText } from './claim-lead';

const at = '2026-11-20T00:00:00Z';

function textOf(way: PickupWay, ...states: ClaimState[]): string {
  return leadOf('RETURN', way, ...states);
}

function leadOf(kind: ClaimDetail['kind'], way: PickupWay, ...states: ClaimState[]): string {
  const history = states.map((state) => ({ stateName: claimStates[state], at, reason: '' }));
  const pickup = { way } as NonNullable<ClaimDetail['pickup']>;
  const state = states.at(-1) as ClaimState;
  return claimLead({ kind, state, adjustWon: 5_000, pickup, history, paid: null, items: [] }).text;
}

test('promises goods back only when they have left the buyer', () => {
  expect(textOf('COLLECT', 'REQUEST', 'REJECTED')).toContain('그대로 갖고');
  expect(textOf('COLLECT', 'REQUEST', 'REJECTED')).not.toContain('다시 보내');
  expect(textOf('COLLECT', 'REQUEST', 'RECEIVED', 'REJECTED')).toContain('다시 보내');
  expect(textOf('SELF', 'REQUEST', 'REJECTED')).toContain('다시 보내');
});

test('speaks of fetching only goods that a courier fetches', () => {
  expect(textOf('COLLECT', 'APPROVED')).toContain('회수하러');
  expect(textOf('SELF', 'APPROVED')).not.toContain('회수');
});

test('says what happens without an answer to a deduction', () => {
  expect(textOf('COLLECT', 'ADJUST_REQUESTED')).toContain('7일 동안 답이 없으면');
  expect(textOf('COLLECT', 'ADJUST_REQUESTED')).toContain('1577-7083');
});

test('says how long the goods of an exchange are held, and what becomes of a payment', () => {
  expect(leadOf('EXCHANGE', 'COLLECT', 'PAY_WAIT')).toContain('24시간 동안');
  expect(leadOf('EXCHANGE', 'COLLECT', 'RECEIVED', 'REJECTED')).toContain('교환이 받아들여지지');
});

const paid = { payWon: 6_000, canceledWon: 0, methodName: '카드' };

test.each([
  ['RETURN', null, false, '환불은 진행하지 않아요'],
  ['EXCHANGE', null, false, '교환은 진행하지 않아요'],
  ['EXCHANGE', paid, true, '이 신청에 결제한 6,000원은 모두 돌려드려요'],
  ['RETURN', paid, true, '이 신청에 결제한 6,000원은 모두 돌려드려요'],
] as const)(
  'promises money back of a withdrawn %s only where something was paid for it',
  (kind, payment, isPromised, words) => {
    const claim = { ...claimOf('claim-nocharge'), kind, paid: payment };
    expect(withdrawalText(claim)).toContain(words);
    expect(withdrawalText(claim).includes('돌려드려요')).toBe(isPromised);
    const withdrawn = { ...claim, state: 'WITHDRAWN' as const };
    const returned = payment && { ...payment, canceledWon: payment.payWon };
    expect(claimLead({ ...withdrawn, paid: returned }).text.includes('돌려드려요')).toBe(
      isPromised,
    );
  },
);

test('promises that sent goods come back by customer service only', () => {
  const claim = claimOf('claim-nocharge');
  const pickup = claim.pickup && { ...claim.pickup, way: 'SELF' as const };
  expect(withdrawalText({ ...claim, pickup })).not.toContain('그대로 갖고');
});

test.each([
  [8_000, '8,000원은 모두 돌려드려요'],
  [2_000, '2,000원을 돌려드려요. 회수하고 다시 보내는 배송비 6,000원은 돌려드리지 않아요'],
  [0, '배송비 8,000원은 돌려드리지 않아요'],
])(
  'says what becomes of 8,000 won for a refused exchange of which %i go back',
  (canceledWon, words) => {
    const paid = { payWon: 8_000, canceledWon, methodName: '카드' };
    const claim = { ...claimOf('exchange-wait'), state: 'REJECTED' as const, paid };
    expect(claimLead(claim).text).toContain(words);
  },
);

test('says that an exchange without its goods has become a return', () => {
  const { items } = claimOf('exchange-done');
  const claim = { ...claimOf('claim-nocharge'), items };
  expect(claimLead(claim).text).toContain('교환할 상품이 품절되어 반품으로');
});

test('says that a late pickup was asked for again', () => {
  const claim = claimOf('return');
  const pickup = claim.pickup && { ...claim.pickup, isLate: true };
  expect(claimLead({ ...claim, state: 'APPROVED', pickup }).text).toContain('다시 요청했어요');
});
