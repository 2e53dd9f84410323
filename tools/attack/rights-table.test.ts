import type { Call } from '@shop/shared/contracts';
import * as contracts from '@shop/shared/contracts';
import { authOfRight, rightsTable } from './rights-table.mjs';

const calls: Call[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Calls') && name !== 'defineCalls')
  .flatMap(([, rows]) => Object.values(rows as unknown as Record<string, Call>));

it('has a row for every call of the contract, and for no other', () => {
  expect(Object.keys(rightsTable).sort()).toEqual(calls.map(({ id }) => id).sort());
});

it.each(calls.map(({ id, auth }) => [id, auth]))('%s has the rights of its row', (id, auth) => {
  expect(authOfRight[rightsTable[id] ?? 'public']).toBe(auth);
});

it('keeps every sandbox call below /sandbox, or is known to sign in without proof', () => {
  const elsewhere = calls.filter(
    ({ id, path }) => (rightsTable[id] === 'sandbox') !== path.startsWith('/sandbox/'),
  );
  expect(elsewhere.map(({ id }) => id)).toEqual(['member.localLogin']);
});
