import { claimMoves, orderMoves, paymentMoves, shipmentMoves } from '@shop/shared/domain';
import { type ToldMoves, toldMoves } from './told-moves';

type Moves = Record<string, readonly string[]>;

/** `from>to` of each move of a machine. `first` are the states in which it begins. */
const movesOf = (moves: Moves, first: readonly string[]): string[] =>
  Object.entries({ ...moves, NEW: first }).flatMap(([from, to]) =>
    to.map((one) => `${from}>${one}`),
  );

const decided = (told: ToldMoves<string>): string[] =>
  Object.entries(told).flatMap(([from, to]) =>
    Object.keys(to ?? {}).map((one) => `${from}>${one}`),
  );

const wayBack = ['PAY_WAIT', 'REQUEST'];
/** Notes that the goods were not fetched, which changes no state. */
const late = 'APPROVED>APPROVED';

const machines: [string, string[], ToldMoves<string>][] = [
  ['an order', movesOf(orderMoves, ['CREATED']), toldMoves.order],
  ['a line', movesOf(orderMoves, ['DELIVERY_PREPARE']), toldMoves.orderItem],
  ['a parcel', movesOf(shipmentMoves, ['SHIPPED']), toldMoves.shipment],
  ['a payment', movesOf(paymentMoves, ['READY']), toldMoves.payment],
  ['a cancel', movesOf(claimMoves.CANCEL, ['REFUND_WAIT', 'DONE']), toldMoves.claims.CANCEL],
  ['a return', [...movesOf(claimMoves.RETURN, wayBack), late], toldMoves.claims.RETURN],
  ['an exchange', [...movesOf(claimMoves.EXCHANGE, wayBack), late], toldMoves.claims.EXCHANGE],
];

it.each(machines)('of %s each move is told or not by a decision of its own', (_, moves, told) => {
  expect(decided(told).sort()).toEqual(moves.sort());
});
