import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimKinds, claimMoves, claimStateName, type claimStates } from './claim-state';
import { orderMoves, orderStates } from './order-state';
import { paymentMoves, paymentStates } from './payment-state';
import { shipmentMoves, shipmentStates } from './shipment';

type Moves = Record<string, readonly string[]>;

/** One row a state: its name, and where it leads; states that the machine neither has nor reaches are left out. */
function tableOf(moves: Moves, nameOf: (state: string) => string): string {
  const reached = new Set(Object.values(moves).flat());
  const isUsed = (state: string) => reached.has(state) || (moves[state] ?? []).length > 0;
  const rows = Object.keys(moves)
    .filter(isUsed)
    .map((state) => {
      const to = (moves[state] ?? []).map((one) => `\`${one}\``).join(', ');
      return `| \`${state}\` | ${nameOf(state)} | ${to || 'the end'} |`;
    });
  return ['| State | Name | Leads to |', '| --- | --- | --- |', ...rows].join('\n');
}

const namesOf = (names: Record<string, string>) => (state: string) => names[state] as string;

const tables: [string, string][] = [
  ['an order and its lines', tableOf(orderMoves, namesOf(orderStates))],
  ['a parcel', tableOf(shipmentMoves, namesOf(shipmentStates))],
  ['a payment', tableOf(paymentMoves, namesOf(paymentStates))],
  ...(Object.keys(claimKinds) as (keyof typeof claimKinds)[]).map((kind): [string, string] => [
    `a claim of kind ${kind}`,
    tableOf(claimMoves[kind], (state) => claimStateName(kind, state as keyof typeof claimStates)),
  ]),
];

const doc = readFileSync(join(__dirname, '../../../docs/machines.md'), 'utf8');
/** The formatter of the docs pads columns. */
const plain = (text: string): string => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

test.each(tables)('docs/machines.md shows the moves of %s as they are', (_, table) => {
  expect(plain(doc)).toContain(table);
});
