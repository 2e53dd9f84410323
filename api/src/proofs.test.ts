import { setTimeout as wait } from 'node:timers/promises';
import { orderCalls, type PaymentView, paymentCalls, type SheetView } from '@shop/shared/contracts';
import { z } from 'zod';
import { findMismatches } from './modules/service/consistency';
import { sql } from './platform/db/sql';
import { completeWindow, openSheet, placeBody } from './testing/checkout';
import { addDeal, addGoods, stockOf } from './testing/goods';
import { addMembers } from './testing/members';
import { isDrill, recordProof } from './testing/proofs';
import { openTwoServers, type Reply } from './testing/two-servers';
import type { Visitor } from './testing/visitor';

/** Stock and money under load and failure, by two api processes on one PostgreSQL. */
const DEAL_BUYERS = isDrill ? 1_000 : 150;
const DEAL_UNITS = isDrill ? 100 : 15;
const AWAY_MS = isDrill ? 30_000 : 3_000;

let two: Awaited<ReturnType<typeof openTwoServers>>;
let crowd: Visitor[];
beforeAll(async () => {
  two = await openTwoServers();
  crowd = await addMembers(two.shop, Math.max(DEAL_BUYERS, 150));
}, 600_000);
afterAll(() => two?.close(), 120_000);
afterEach(async () => {
  expect(await findMismatches(two.shop.db, two.shop.clock.now())).toEqual([]);
});

const statuses = (replies: readonly Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Sheets of these members, ten at a time. */
async function sheetsOf(buyers: readonly Visitor[], skuNosOf: (at: number) => number[]) {
  const sheets: SheetView[] = [];
  for (let from = 0; from < buyers.length; from += 10) {
    const some = buyers.slice(from, from + 10);
    const items = (at: number) => skuNosOf(from + at).map((skuNo) => ({ skuNo, qty: 1 }));
    sheets.push(...(await Promise.all(some.map((who, at) => openSheet(who, items(at))))));
  }
  return sheets;
}

/** Every buyer places their sheet at the same time. @returns the replies, and how long each took */
async function placeAll(buyers: readonly Visitor[], sheets: readonly SheetView[]) {
  const start = performance.now();
  return Promise.all(
    buyers.map(async (who, at) => {
      const body = placeBody(sheets[at] as SheetView);
      const reply = await two.send(at, who, orderCalls.place, { body });
      return { ...reply, ms: Math.round(performance.now() - start) };
    }),
  );
}

const lastMs = (replies: readonly { ms: number }[]) => Math.max(...replies.map(({ ms }) => ms));

it('sells 10 units to exactly 10 of 100 buyers', async () => {
  const { skuNo } = await addGoods(two.shop.db, { stock: 10 });
  const buyers = crowd.slice(0, 100);
  const replies = await placeAll(buyers, await sheetsOf(buyers, () => [skuNo]));
  expect(statuses(replies)).toEqual({ 200: 10, 409: 90 });
  expect(await stockOf(two.shop.db, skuNo)).toEqual({ onHand: 10, reserved: 10 });
  recordProof(`10 orders, 90 told that it is sold out, the last after ${lastMs(replies)} ms`);
}, 120_000);

it('lets no deadlock reach a shopper when baskets hold {A,B} and {B,A}', async () => {
  const [a, b] = [await addGoods(two.shop.db), await addGoods(two.shop.db)];
  const buyers = crowd.slice(0, 100);
  const sheets = await sheetsOf(buyers, (at) =>
    at % 2 === 0 ? [a.skuNo, b.skuNo] : [b.skuNo, a.skuNo],
  );
  const replies = await placeAll(buyers, sheets);
  expect(statuses(replies)).toEqual({ 200: 100 });
  const { deadlocks } = await two.shop.db.one(
    z.object({ deadlocks: z.number() }),
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  );
  expect(deadlocks).toBe(0);
  recordProof(`100 orders, ${deadlocks} deadlocks in PostgreSQL`);
}, 120_000);

it('sells exactly the units of a time deal, and tells the others at once', async () => {
  const { goodsNo, skuNo } = await addGoods(two.shop.db, { priceWon: 20_000, stock: 5_000 });
  await addDeal(two.shop.db, goodsNo, { priceWon: 10_000, qty: DEAL_UNITS });
  const buyers = crowd.slice(0, DEAL_BUYERS);
  const replies = await placeAll(buyers, await sheetsOf(buyers, () => [skuNo]));
  expect(statuses(replies)).toEqual({ 200: DEAL_UNITS, 409: DEAL_BUYERS - DEAL_UNITS });
  recordProof(
    `${DEAL_BUYERS} buyers at once, ${DEAL_UNITS} orders, the last reply after ${lastMs(replies)} ms`,
  );
}, 300_000);

const faults = [
  ['NONE', 'PAID'],
  ['DELAY', 'PAID'],
  ['TIMEOUT_PAID', 'PAID'],
  ['GARBAGE', 'PAID'],
  ['DECLINE', 'DECLINED'],
  ['TIMEOUT_LOST', 'NET_CANCELED'],
  ['WRONG_AMOUNT', 'NET_CANCELED'],
] as const;

it('brings a payment to its right state within 60 s of each fault of the gateway', async () => {
  const { skuNo } = await addGoods(two.shop.db, { priceWon: 40_000 });
  const figures: string[] = [];
  const seen: Record<string, string> = {};
  await Promise.all(
    faults.map(async ([fault, state], at) => {
      const who = crowd[at] as Visitor;
      const sheet = await openSheet(who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
      const { paymentNo } = await who.call(orderCalls.place, { body: placeBody(sheet) });
      const body = await completeWindow(two.shop, who, paymentNo, 'approve');
      // The fault is for this payment: the window stores it with the authorisation.
      await two.shop.db.run(sql`
        update sandbox_card_authorization set fault = ${fault} where merchant_order_no = ${paymentNo}`);
      const start = performance.now();
      await two.send(at, who, paymentCalls.approve, { body });
      let view: PaymentView | undefined;
      while (view?.state !== state && performance.now() - start < 60_000) {
        await wait(250);
        view = await who.call(paymentCalls.view, { params: { paymentNo } });
      }
      seen[fault] = view?.state ?? '';
      figures.push(`${fault} ${Math.round((performance.now() - start) / 100) / 10} s`);
    }),
  );
  expect(seen).toEqual(Object.fromEntries(faults));
  // Voids are carried out after the state: nothing stays charged that is not paid.
  const wrongly = () =>
    two.shop.db.one(
      z.object({ count: z.number() }),
      sql`
      select count(*) from sandbox_card_authorization s join payment p on p.payment_no = s.merchant_order_no
      where s.state = 'APPROVED' and s.canceled_amount < s.amount and p.state <> 'PAID'`,
    );
  for (let tries = 0; tries < 120 && (await wrongly()).count > 0; tries += 1) await wait(250);
  expect(await wrongly()).toEqual({ count: 0 });
  recordProof(figures.sort().join(', '));
}, 150_000);

it('answers 503 while the database is away, and works again by itself', async () => {
  const who = crowd[20] as Visitor;
  const { skuNo } = await addGoods(two.shop.db, { stock: 10 });
  const sheet = await openSheet(who, [{ skuNo, qty: 1 }]);
  await two.shop.cluster.interrupt();
  const away = performance.now();
  const during: number[] = [];
  while (performance.now() - away < AWAY_MS) {
    const reply = await two.send(during.length, who, orderCalls.place, { body: placeBody(sheet) });
    during.push(reply.status);
    await wait(200);
  }
  expect(new Set(during)).toEqual(new Set([503]));
  await two.shop.cluster.resume();
  const back = performance.now();
  const again: number[] = [];
  for (const at of [0, 1]) {
    let status = 503;
    while (status === 503 && performance.now() - back < 30_000) {
      const reply = await two.send(at, who, orderCalls.place, { body: placeBody(sheet) });
      ({ status } = reply);
    }
    again.push(status);
  }
  expect(again).toEqual([200, 200]);
  expect(await stockOf(two.shop.db, skuNo)).toEqual({ onHand: 10, reserved: 1 });
  recordProof(
    `${during.length} requests in ${Math.round(AWAY_MS / 1_000)} s, each 503; back after ${Math.round(performance.now() - back)} ms, one order`,
  );
}, 120_000);
