import { z } from 'zod';
import { sql } from './platform/db/sql';
import type { RouteBinding } from './platform/http/route';
import { addGoods } from './testing/goods';
import { giveThings, type NamedValues } from './testing/owned-things';
import { isDrill, recordProof } from './testing/proofs';
import { bodySchemaOf, sampleOf, withNames } from './testing/sample-request';
import { openTestShop, type TestShop } from './testing/shop';
import { members, type Visitor } from './testing/visitor';

/**
 * A refused mutation leaves nothing behind: every mutation of the contract, with bodies made from
 * its schema. `npm run drill` puts each hostile value in each place.
 */
let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '1000' } });
  await addGoods(shop.db);
  who = shop.visitor();
  await who.signIn();
}, 120_000);
afterAll(() => shop.close());

/** A wrong phone number counts on the gift that it tries to open. */
const recordsTries = (id: string, table: string) => id === 'gift.verify' && table === 'gift';

/** These record the request itself: its key, its limits, and wrong guesses of codes. */
const recordsOfRequests = new Set([
  'idempotency',
  'wrong_code',
  'rate_limit',
  // Counts wrong codes.
  'member_code',
]);

const tableRow = z.object({ name: z.string() });
const stateRow = z.object({ name: z.string(), rows: z.number(), newest: z.string() });

/** The number of rows of each table, and the transaction that wrote its newest version of a row. */
async function contentsOf(): Promise<Map<string, string>> {
  const tables = await shop.db.rows(
    tableRow,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const parts = tables
    .filter(({ name }) => !recordsOfRequests.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) as rows, coalesce(max(xmin::text::bigint), 0)::text as newest from "${name}"`,
    );
  const contents = await shop.db.rows(stateRow, {
    strings: [parts.join(' union all ')],
    values: [],
  });
  return new Map(contents.map(({ name, rows, newest }) => [name, `${rows} rows, ${newest}`]));
}

const HOSTILE = [
  null,
  -1,
  9_007_199_254_740_991,
  'a\u0000b',
  "' or 1=1 --",
  [],
  {},
  0.5,
  '가'.repeat(9_999),
];
const PER_PART = isDrill ? HOSTILE.length : 1;

/** One body that fits, and for each of its parts one with a hostile value in its place. */
function bodiesOf(binding: RouteBinding): unknown[] {
  if (!binding.schema.body) return [undefined];
  const whole = sampleOf(bodySchemaOf(binding));
  if (typeof whole !== 'object' || whole === null) return [whole, ...HOSTILE];
  const names = Object.keys(whole);
  return [
    whole,
    ...names.flatMap((name, at) =>
      Array.from({ length: PER_PART }, (_, more) => ({
        ...whole,
        [name]: HOSTILE[(at + more) % HOSTILE.length],
      })),
    ),
  ];
}

const send = ({ method }: RouteBinding['call'], path: string, body: unknown) =>
  shop.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      'content-type': 'application/json',
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: JSON.stringify(body ?? {}),
  });

it('writes nothing for any refused mutation, and never fails with a 5xx of its own', async () => {
  const mutations = shop.bindings.filter(({ call }) => call.method !== 'GET');
  expect(mutations.length).toBeGreaterThan(50);
  const wrong: string[] = [];
  let refused = 0;
  let accepted = 0;
  let before = await contentsOf();
  for (const binding of mutations) {
    const { call } = binding;
    for (const body of bodiesOf(binding)) {
      const response = await send(call, call.path.replace(/:\w+/g, '1'), body);
      const after = await contentsOf();
      const status = response.statusCode;
      if (status >= 500 && status !== 503)
        wrong.push(`${call.id} ${status} ${JSON.stringify(body)}`);
      if (status < 400) accepted += 1;
      else {
        refused += 1;
        for (const [table, state] of after)
          if (before.get(table) !== state)
            wrong.push(`${call.id} ${status} wrote ${table}: ${JSON.stringify(body)}`);
      }
      // A sign-out among the mutations ends the session.
      if (status === 401 && call.auth === 'member') await who.signIn();
      before = await contentsOf();
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(150);
  recordProof(
    `${mutations.length} operations, ${refused} requests refused, none wrote; ${accepted} accepted`,
  );
}, 600_000);

/** Well-formed names of nothing. */
const unknownThings: NamedValues = {
  ...{ addressNo: 999_999, issueNo: 999_999, couponNo: 999_999, folderNo: 999_999 },
  ...{ skuNo: 999_999, goodsNo: 999_999, orderItemNo: 999_999, basketItemNo: 999_999 },
  ...{ sheetNo: 'S00000000', paymentNo: 'P00000000', claimNo: 'C00000000', voucherNo: 'V00000000' },
  orderNo: '20260101ZZZZZZ',
  ...{ counselNo: 999_999, giftNo: 'G00000000', token: 'a'.repeat(43) },
};

/** Signing in and out, and what writes by itself, say nothing about a member's things. */
const isAboutThings = ({ call }: RouteBinding): boolean =>
  call.method !== 'GET' &&
  call.auth !== 'public' &&
  !/^(member|upload|commonEai|externalLink)\./.test(call.id) &&
  !call.path.startsWith('/sandbox/');

/** These take what is well-formed: they add a thing, or leave out what they do not find. */
const takesAnything = [
  ...['adult.start', 'consent.change', 'device.signOut', 'device.signOutOthers'],
  ...['social.connect', 'term.agree'],
  ...['address.create', 'basket.select', 'basket.keepForLater', 'basket.remove'],
  ...['basket.calculate', 'basket.merge', 'coupon.downloadAll', 'favorite.remove'],
  ...['profile.setSize', 'profile.forgetSizes', 'profile.forgetCustomsCode'],
  'payment.forgetAccount',
  ...['notification.choose', 'notification.subscribe', 'notification.unsubscribe'],
  ...['planShopAlert.remove', 'recent.sync', 'recent.remove', 'notification.read', 'search.log'],
];

it('writes nothing when a member’s own, another’s, ended or unknown things refuse a mutation', async () => {
  const other = shop.visitor();
  await other.signIn(members.corporate);
  const theirs = await giveThings(shop, other);
  await who.signIn();
  const own = await giveThings(shop, who);
  // Own things last: what is accepted changes them.
  const sets = [unknownThings, theirs.open, theirs.ended, own.ended, own.open];
  const calls = shop.bindings.filter(isAboutThings);
  const wrong: string[] = [];
  const reached = new Map<string, Set<number>>();
  const reasons = new Map<number, number>();
  let before = await contentsOf();
  for (const things of sets) {
    for (const binding of calls) {
      const { call } = binding;
      const values = withNames(call.id, things, shop.clock.now());
      const path = call.path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1));
      const body = binding.schema.body ? sampleOf(bodySchemaOf(binding), values) : undefined;
      const { statusCode: status } = await send(call, path, body);
      const after = await contentsOf();
      if (status >= 400) {
        reasons.set(status, (reasons.get(status) ?? 0) + 1);
        for (const [table, state] of after)
          if (before.get(table) !== state && !recordsTries(call.id, table))
            wrong.push(`${call.id} ${status} wrote ${table}`);
      }
      if (status > 400) reached.set(call.id, (reached.get(call.id) ?? new Set()).add(status));
      before = after;
    }
  }
  expect(wrong).toEqual([]);
  const unreached = calls.map(({ call }) => call.id).filter((id) => !reached.has(id));
  expect(unreached.sort()).toEqual(takesAnything.sort());
  // 400 is the schema; these are ownership, state, conflicts and limits.
  const beyond = [...reasons].filter(([status]) => status > 400);
  const count = beyond.reduce((sum, [, times]) => sum + times, 0);
  expect(beyond.map(([status]) => status).sort()).toEqual([403, 404, 409, 422, 429]);
  expect(count).toBeGreaterThan(150);
  const figures = beyond.map(([status, times]) => `${times} × ${status}`).join(', ');
  recordProof(
    `${reached.size} of ${calls.length} operations, ${count} requests refused beyond validation (${figures}), none wrote`,
  );
}, 600_000);
