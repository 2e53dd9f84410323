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
  // Named by the specification: there in every shop.
  ['/order/shoppingbag', '/basket', 301],
  ['/partner', 'https://partner.example/loan', 302],
  // The end of the chain at once, for good only when each of its steps is.
  ['/a', '/main', 302],
  ['/c', '/main', 301],
  // One that ended is none, and a chain ends before it.
  ['/through-over', '/over', 302],
  ['/over', null, 200],
  ['/not-yet', null, 200],
  // What comes back to itself leads nowhere.
  ['/round', null, 200],
  ['/self', null, 200],
  ['/main', null, 200],
])('%s leads to %s', async (path, to, status) => {
  expect(await visitor.get(codeCalls.redirect, { query: { path } })).toEqual({ to, status });
});

it('the list says the same of every path that leads somewhere', async () => {
  const { list } = await visitor.get(codeCalls.redirects, {});
  expect(codeSchemas.redirects.reply.safeParse({ list }).success).toBe(true);
  expect(list.map(({ from }) => from).sort()).toEqual([
    '/a',
    '/b',
    '/c',
    '/only',
    '/order/shoppingbag',
    '/partner',
    '/through-over',
  ]);
  for (const { from, to, status } of list) {
    expect(await visitor.get(codeCalls.redirect, { query: { path: from } })).toEqual({
      to,
      status,
    });
  }
});
