import {
  claimMoves,
  giftMoves,
  orderMoves,
  paymentMoves,
  shipmentMoves,
} from '@shop/shared/domain';
import { type MoveNotifications, moveNotifications } from './move-notifications';

type Moves = Record<string, readonly string[]>;

/** `from>to` of each move of a machine. `first` are the states in which it begins. */
const movesOf = (moves: Moves, first: readonly string[]): string[] =>
  Object.entries({ ...moves, NEW: first }).flatMap(([from, to]) =>
    to.map((one) => `${from}>${one}`),
  );

const decided = (notifications: MoveNotifications<string>): string[] =>
  Object.entries(notifications).flatMap(([from, to]) =>
    Object.keys(to ?? {}).map((one) => `${from}>${one}`),
  );

const wayBack = ['PAY_WAIT', 'REQUEST'];
/** A pickup that the courier missed: recorded as a transition from a state to itself. */
const late = 'APPROVED>APPROVED';

const machines: [string, string[], MoveNotifications<string>][] = [
  ['an order', movesOf(orderMoves, ['CREATED']), moveNotifications.order],
  ['a line', movesOf(orderMoves, ['DELIVERY_PREPARE']), moveNotifications.orderItem],
  ['a parcel', movesOf(shipmentMoves, ['SHIPPED']), moveNotifications.shipment],
  ['a payment', movesOf(paymentMoves, ['READY']), moveNotifications.payment],
  ['a gift', movesOf(giftMoves, ['PAID']), moveNotifications.gift],
  [
    'a cancel',
    movesOf(claimMoves.CANCEL, ['REFUND_WAIT', 'DONE']),
    moveNotifications.claims.CANCEL,
  ],
  ['a return', [...movesOf(claimMoves.RETURN, wayBack), late], moveNotifications.claims.RETURN],
  [
    'an exchange',
    [...movesOf(claimMoves.EXCHANGE, wayBack), late],
    moveNotifications.claims.EXCHANGE,
  ],
];

it.each(machines)(
  'decides for each move of %s whether it notifies the member',
  (_, moves, notifications) => {
    expect(decided(notifications).sort()).toEqual(moves.sort());
  },
);
