import { couponCalls, orderCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { grant } from './modules/benefit/point';
import { findMismatches } from './modules/service/consistency';
import { addMs, daysMs } from './platform/clock';
import { countRow } from './platform/db/row';
import { sql } from './platform/db/sql';
import { openSheet, placeBody } from './testing/checkout';
import { addCouponCode } from './testing/codes';
import { addCoupon } from './testing/coupons';
import { addGoods } from './testing/goods';
import { addMembers } from './testing/members';
import { recordProof } from './testing/proofs';
import { openTwoServers, type Reply } from './testing/two-servers';
import type { Visitor } from './testing/visitor';

/** Benefits raced by two api processes on one PostgreSQL: no process may count on its own memory. */
let two: Awaited<ReturnType<typeof openTwoServers>>;
let shop: typeof two.shop;
let send: typeof two.send;
let crowd: Visitor[];
beforeAll(async () => {
  two = await openTwoServers();
  ({ shop, send } = two);
  crowd = await addMembers(shop, 500);
}, 240_000);
afterAll(() => two?.close(), 120_000);
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const orderRow = z.object({ orderNo: z.string() });
const won = (replies: readonly Reply[]) => replies.filter(({ status }) => status === 200).length;

it('issues 100 first-come coupons to 500 members who each ask both processes, one at most each', async () => {
  const couponNo = await addCoupon(shop.db, { totalQty: 100 });
  const row = couponCalls.download;
  const replies = await Promise.all(
    crowd.flatMap((who) => [0, 1].map((at) => send(at, who, row, { params: { couponNo } }))),
  );
  expect(won(replies)).toBe(100);
  expect(
    await shop.db.one(
      z.unknown(),
      sql`
      select c.issued_qty, count(m.issue_no)::int as held, count(distinct m.member_no)::int as members
      from coupon c join member_coupon m using (coupon_no) where c.coupon_no = ${couponNo} group by c.coupon_no`,
    ),
  ).toEqual({ issuedQty: 100, held: 100, members: 100 });
  recordProof('1,000 requests of 500 members: 100 coupons at 100 members');
}, 240_000);

it('keeps the daily quantity and the number per member', async () => {
  const daily = await addCoupon(shop.db, { dailyQty: 7 });
  const row = couponCalls.download;
  const replies = await Promise.all(
    crowd.slice(0, 40).map((who, at) => send(at, who, row, { params: { couponNo: daily } })),
  );
  expect(won(replies)).toBe(7);
  expect(new Set(replies.map(({ code }) => code))).toEqual(
    new Set(['0000', 'COUPON_CLOSED_TODAY']),
  );

  const twice = await addCoupon(shop.db, { perMember: 2 });
  const [who] = crowd as [Visitor];
  const asks = Array.from({ length: 10 }, (_, at) =>
    send(at, who, row, { params: { couponNo: twice } }),
  );
  expect(won(await Promise.all(asks))).toBe(2);
  recordProof('7 of 40 on one day; 2 of 10 for one member');
}, 120_000);

it('gives a single-use code to one of fifty members', async () => {
  const couponNo = await addCoupon(shop.db, { method: 'CODE' });
  await addCouponCode(shop.deps, couponNo, 'ONE-USE-CODE-0001');
  const row = couponCalls.register;
  const replies = await Promise.all(
    crowd
      .slice(100, 150)
      .map((who, at) => send(at, who, row, { body: { code: 'one-use-code-0001' } })),
  );
  expect(won(replies)).toBe(1);
  recordProof('1 of 50');
}, 120_000);

it('looks up ten wrong codes of a member and refuses the rest, over both processes', async () => {
  const who = crowd[200] as Visitor;
  const row = couponCalls.register;
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, at) => send(at, who, row, { body: { code: `GUESS-${at}` } })),
  );
  const codes = replies.map(({ code }) => code);
  expect(codes.filter((code) => code === 'COUPON_CODE')).toHaveLength(10);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(30);
  recordProof('10 looked up, 30 refused');
}, 120_000);

/** Places several sheets of one member at once, alternating between the processes. */
async function placeAll(who: Visitor, sheets: Awaited<ReturnType<typeof openSheet>>[]) {
  const row = orderCalls.place;
  return Promise.all(sheets.map((sheet, at) => send(at, who, row, { body: placeBody(sheet) })));
}

/** How many of the orders that were placed are not ended: a new order ends the unpaid one that is in its way. */
async function openOf(replies: readonly Reply[]): Promise<number> {
  const placed = replies.flatMap(({ payload }) => orderRow.safeParse(payload).data?.orderNo ?? []);
  const { count } = await shop.db.one(
    countRow,
    sql`
    select count(*) from orders where status = 'CREATED' and order_no = any(${placed}::text[])`,
  );
  return count;
}

it('uses one coupon for one of two orders', async () => {
  const goods = await addGoods(shop.db, { priceWon: 30_000, stock: 100 });
  const couponNo = await addCoupon(shop.db, { amountWon: 5_000 });
  const who = crowd[300] as Visitor;
  await who.call(couponCalls.download, { params: { couponNo } });
  const items = [{ skuNo: goods.skuNo, qty: 1 }];
  const sheets = [await openSheet(who, items), await openSheet(who, items)];
  expect(sheets.map((sheet) => sheet.amounts.couponWon)).toEqual([5_000, 5_000]);
  const replies = await placeAll(who, sheets);
  expect(await openOf(replies)).toBe(1);
  recordProof('1 open order with it');
}, 60_000);

it('spends 4,000 of 5,000 points for one of two orders', async () => {
  const goods = await addGoods(shop.db, { priceWon: 30_000, stock: 100 });
  const who = crowd[310] as Visitor;
  const now = shop.clock.now();
  const own = await memberOf(who);
  await shop.db.tx((tx) =>
    grant(tx, {
      memberNo: own,
      kind: 'POINT',
      type: 'GRANT',
      reason: '40',
      amountWon: 4_000,
      title: '시험',
      orderNo: null,
      key: `race:${own}`,
      now,
      expiresAt: addMs(now, daysMs(300)),
    }),
  );
  const items = [{ skuNo: goods.skuNo, qty: 1 }];
  const spend = { usePointWon: 4_000 };
  const sheets = [await openSheet(who, items, spend), await openSheet(who, items, spend)];
  const replies = await placeAll(who, sheets);
  expect(await openOf(replies)).toBe(1);
  recordProof('1 of 2 orders is open');
}, 60_000);

/** The member of a visitor's token. */
async function memberOf(who: Visitor): Promise<number> {
  const [, claims = ''] = (who.cookies.get('accessToken') ?? '').split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
  return Number(sub);
}

it('keeps a limit of two per member under ten parallel orders', async () => {
  const goods = await addGoods(shop.db, { stock: 100, idLimitQty: 2 });
  const who = crowd[320] as Visitor;
  const sheets = [];
  for (let at = 0; at < 10; at += 1) {
    sheets.push(await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] }));
  }
  const open = await openOf(await placeAll(who, sheets));
  expect([open >= 1, open <= 2]).toEqual([true, true]);
  recordProof(`${open} of 10 orders are open`);
}, 120_000);
