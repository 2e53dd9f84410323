import { claimMoves, claimStateName, claimStates } from './claim-state';
import {
  isCancellable,
  nextActions,
  type OrderState,
  orderMoves,
  orderStates,
  rollUpOrderState,
} from './order-state';
import { paymentMoves, paymentStates } from './payment-state';
import { shipmentMoves, shipmentStates } from './shipment';

const machines = {
  order: {
    states: Object.keys(orderStates),
    moves: orderMoves as Record<string, readonly string[]>,
  },
  shipment: {
    states: Object.keys(shipmentStates),
    moves: shipmentMoves as Record<string, readonly string[]>,
  },
  payment: {
    states: Object.keys(paymentStates),
    moves: paymentMoves as Record<string, readonly string[]>,
  },
};

describe.each(Object.entries(machines))('the %s machine', (_name, { states, moves }) => {
  it('leads only to states that exist', () => {
    for (const targets of Object.values(moves))
      for (const target of targets) expect(states).toContain(target);
  });
  it('can reach every state but its first', () => {
    const reachable = new Set(Object.values(moves).flat());
    expect(states.filter((state) => !reachable.has(state)).length).toBeLessThanOrEqual(1);
  });
});

it.each(Object.entries(claimMoves))(
  'the claim machine of a %s leads on or ends',
  (_kind, moves) => {
    const states = Object.keys(claimStates);
    for (const targets of Object.values(moves))
      for (const target of targets) {
        expect(states).toContain(target);
        expect(moves[target]).toBeDefined();
      }
    for (const end of ['DONE', 'REJECTED', 'WITHDRAWN'] as const) expect(moves[end]).toEqual([]);
  },
);

it('names an exchange by its own words', () => {
  expect(claimStateName('EXCHANGE', 'DONE')).toBe('교환완료');
  expect(claimStateName('EXCHANGE', 'PICKUP')).toBe('수거중');
  expect(claimStateName('RETURN', 'DONE')).toBe('환불완료');
});

it('offers 취소 신청 exactly where the machine can cancel a paid order', () => {
  for (const state of Object.keys(orderStates) as OrderState[]) {
    if (state === 'CREATED') continue;
    expect(isCancellable(state)).toBe(orderMoves[state].includes('CANCEL_DONE'));
  }
  expect(nextActions('DELIVERY_ING')).not.toContain('CANCEL');
});

it('takes the state of its slowest active line', () => {
  expect(rollUpOrderState(['DELIVERY_ING', 'PAY_DONE', 'CANCEL_DONE'])).toBe('PAY_DONE');
  expect(rollUpOrderState(['CANCEL_DONE', 'CANCEL_DONE'])).toBe('CANCEL_DONE');
  expect(rollUpOrderState(['CANCEL_DONE', 'RETURN_DONE'])).toBe('RETURN_DONE');
  expect(rollUpOrderState(['CANCEL_DONE', 'BUY_CONFIRM'])).toBe('BUY_CONFIRM');
});
