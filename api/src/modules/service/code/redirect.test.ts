import { codeCalls } from '@shop/shared/contracts';
import { codeSchemas } from '@shop/shared/contracts/schemas';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';

let shop: TestShop;
let visitor: Visitor;

const rows: [from: string, to: string, status: number, fromAt?: string, toAt?: string][] = [
  ['/a', '/b', 301],
  ['/b', '/c', 302],
  ['/c', '/main', 301],
  ['/only', '/main', 301],
  ['/round', '/and-round', 302],
  ['/and-round', '/round', 302],
  ['/self', '/self', 302],
  ['/over', '/main', 302, undefined, 'yesterday'],
  ['/not-yet', '/main', 302, 'tomorrow'],
  ['/through-over', '/over', 302],
  ['/partner', 'https://partner.example/loan', 302],
];

beforeAll(async () => {
  shop = await openTestShop();
  for (const [from, to, status, fromAt = null, toAt = null] of rows) {
    await shop.db.run(sql`
      insert into redirect (from_path, to_url, status, from_at, to_at)
      values (${from}, ${to}, ${status}, ${fromAt}::text::timestamptz, ${toAt}::text::timestamptz)`);
  }
  visitor = shop.visitor();
}, 60_000);
afterAll(() => shop.close());

it.each([
  ['/only', '/main', 301],
  ['/partner', 'https://partner.example/loan', 302],
  // Resolves a chain to its end; permanent only when each step is permanent.
  ['/a', '/main', 302],
  ['/c', '/main', 301],
  // An expired redirect is ignored, so the chain ends before it.
  ['/through-over', '/over', 302],
  ['/over', null, 200],
  ['/not-yet', null, 200],
  // A loop resolves to nothing.
  ['/round', null, 200],
  ['/self', null, 200],
  ['/main', null, 200],
])('redirects %s to %s', async (path, to, status) => {
  expect(await visitor.call(codeCalls.redirect, { query: { path } })).toEqual({ to, status });
});

it('lists the same target for every redirected path', async () => {
  const { list } = await visitor.call(codeCalls.redirects, {});
  expect(codeSchemas.redirects.reply.safeParse({ list }).success).toBe(true);
  expect(list.map(({ from }) => from).sort()).toEqual([
    '/a',
    '/b',
    '/c',
    '/only',
    '/partner',
    '/through-over',
  ]);
  for (const { from, to, status } of list) {
    expect(await visitor.call(codeCalls.redirect, { query: { path: from } })).toEqual({
      to,
      status,
    });
  }
});
