import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimKinds, claimMoves, claimStateName, type claimStates } from './claim-state';
import { giftMoves, giftStates } from './gift';
import { type ActorsOfMoves, actorsOfMoves, moveActors } from './move-actors';
import { orderMoves, orderStates } from './order-state';
import { paymentMoves, paymentStates } from './payment-state';
import { shipmentMoves, shipmentStates } from './shipment';
import { voucherStates } from './voucher';

type Moves = Record<string, readonly string[]>;

/** One row a state: its name, and where it leads by whom; states that the machine neither has nor reaches are left out. */
function tableOf(
  moves: Moves,
  actors: ActorsOfMoves<string>,
  nameOf: (state: string) => string,
): string {
  const reached = new Set(Object.values(moves).flat());
  const isUsed = (state: string) => reached.has(state) || (moves[state] ?? []).length > 0;
  const rows = Object.keys(moves)
    .filter(isUsed)
    .map((state) => {
      const to = (moves[state] ?? [])
        .map((one) => `\`${one}\` (${actors[state]?.[one]?.join(', ')})`)
        .join(', ');
      return `| \`${state}\` | ${nameOf(state)} | ${to || 'the end'} |`;
    });
  return ['| State | Name | Leads to |', '| --- | --- | --- |', ...rows].join('\n');
}

const namesOf = (names: Record<string, string>) => (state: string) => names[state] as string;

/** The moves that a table of actors names, without those that begin. */
const movesOf = ({ NEW: _, ...actors }: ActorsOfMoves<string>): Moves =>
  Object.fromEntries(
    [
      ...new Set([
        ...Object.keys(actors),
        ...Object.values(actors).flatMap((to) => Object.keys(to ?? {})),
      ]),
    ].map((from) => [from, Object.keys(actors[from] ?? {})]),
  );

const tables: [string, string][] = [
  ['an order and its lines', tableOf(orderMoves, actorsOfMoves.orderItem, namesOf(orderStates))],
  ['a parcel', tableOf(shipmentMoves, actorsOfMoves.shipment, namesOf(shipmentStates))],
  ['a payment', tableOf(paymentMoves, actorsOfMoves.payment, namesOf(paymentStates))],
  ['a gift', tableOf(giftMoves, actorsOfMoves.gift, namesOf(giftStates))],
  [
    'a voucher',
    tableOf(movesOf(actorsOfMoves.voucher), actorsOfMoves.voucher, namesOf(voucherStates)),
  ],
  ...(Object.keys(claimKinds) as (keyof typeof claimKinds)[]).map((kind): [string, string] => [
    `a claim of kind ${kind}`,
    tableOf(claimMoves[kind], actorsOfMoves.claims[kind], (state) =>
      claimStateName(kind, state as keyof typeof claimStates),
    ),
  ]),
];

const doc = readFileSync(join(__dirname, '../../../docs/machines.md'), 'utf8');
/** The formatter of the docs pads columns. */
const plain = (text: string): string => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test.each(tables)('docs/machines.md shows the moves of %s as they are', (_, table) => {
  expect(plain(doc)).toContain(table);
});

/** A pickup that the courier missed: recorded as a transition from a state to itself. */
const late = { APPROVED: ['APPROVED'] };

const machines: [string, Moves, ActorsOfMoves<string>, Moves][] = [
  ['an order line', orderMoves, actorsOfMoves.orderItem, {}],
  ['a parcel', shipmentMoves, actorsOfMoves.shipment, {}],
  ['a payment', paymentMoves, actorsOfMoves.payment, {}],
  ['a cancel', claimMoves.CANCEL, actorsOfMoves.claims.CANCEL, {}],
  ['a return', claimMoves.RETURN, actorsOfMoves.claims.RETURN, late],
  ['an exchange', claimMoves.EXCHANGE, actorsOfMoves.claims.EXCHANGE, late],
];

const pairsOf = (moves: Moves): string[] =>
  Object.entries(moves).flatMap(([from, to]) => to.map((one) => `${from}>${one}`));

test.each(machines)('every move of %s has somebody who may make it', (_, moves, actors, more) => {
  expect(pairsOf(movesOf(actors)).sort()).toEqual([...pairsOf(moves), ...pairsOf(more)].sort());
  for (const to of Object.values(actors))
    for (const who of Object.values(to ?? {})) {
      expect(who).not.toEqual([]);
      expect(Object.keys(moveActors)).toEqual(expect.arrayContaining([...(who ?? [])]));
    }
});

test('only the seller or a deadline decides about goods that have come back', () => {
  for (const kind of ['RETURN', 'EXCHANGE'] as const)
    for (const who of Object.values(actorsOfMoves.claims[kind].RECEIVED ?? {}))
      expect(who).not.toContain('member');
});
