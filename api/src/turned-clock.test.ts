import { randomUUID } from 'node:crypto';
import { claimCalls, memberCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { expireOrders, inquireDue, runRefunds } from './modules/checkout/payment';
import { findMismatches } from './modules/service/consistency';
import { hoursMs, minutesMs } from './platform/clock';
import { sql } from './platform/db/sql';
import { buy, completeWindow, openSheet, pay, place, placeBody } from './testing/checkout';
import { depositInto, orderByDeposit } from './testing/deposits';
import { addDeal, addGoods, stockOf } from './testing/goods';
import { openTestShop, type TestShop } from './testing/shop';
import { silenceable } from './testing/silent-adapters';
import { until } from './testing/until';
import type { Visitor } from './testing/visitor';

/** The api's clock jumps by an hour, as after a correction by NTP, while members shop. */
const BACK = -hoursMs(1);
const FORTH = hoursMs(1);
const turns = [
  ['back', BACK],
  ['forth', FORTH],
] as const;

const heldRow = z.object({ issuer: z.number(), shop: z.number() });
const keysRow = z.object({ count: z.number() });
const openRow = z.object({ undecided: z.number(), refunds: z.number(), reservations: z.number() });

const adapters = silenceable();
let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ adapters: adapters.wrap, env: { RATE_LIMIT_FACTOR: '1000' } });
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  adapters.silence();
  shop.clock.set(new Date());
  who = shop.visitor();
  await who.signIn();
});

/** Turns the clock. The browser refreshes its session when it is refused. */
async function turn(ms: number): Promise<void> {
  shop.clock.advance(ms);
  if ((await who.request(memberCalls.loginInfo)).status !== 200)
    await who.call(memberCalls.refresh, { body: {} });
}

const gateway = () => shop.deps.adapters.gateway;
/** What runs every few seconds beside the shop. */
async function runJobs(): Promise<void> {
  await inquireDue(shop.deps, gateway());
  await expireOrders(shop.deps);
  await runRefunds(shop.deps, gateway());
  await shop.deps.outbox.drain();
}
/** The jobs over so long a time. */
async function runJobsFor(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30_000) {
    await turn(30_000);
    await runJobs();
  }
}
const countKeys = async (key: string) =>
  (await shop.db.one(keysRow, sql`select count(*) from idempotency where key = ${key}`)).count;
const stateOf = async (paymentNo: string) =>
  (await who.call(paymentCalls.view, { params: { paymentNo } })).state;
const cancelAll = async (orderNo: string) => {
  const scope = { orderNo, reasonCd: 'CHANGED_MIND' as const };
  const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
  return who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
};

/** What the card company holds is what the paid orders say, and nothing is left undone. */
async function assertBooksAgree(): Promise<void> {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  const held = await shop.db.one(
    heldRow,
    sql`select
    (select coalesce(sum(amount - canceled_amount), 0) from sandbox_card_authorization where state = 'APPROVED') as issuer,
    (select coalesce(sum(amount - canceled_amount), 0) from payment
      where state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') and method = 'CARD') as shop`,
  );
  expect(held.issuer).toBe(held.shop);
  const left = await shop.db.one(
    openRow,
    sql`select
    (select count(*) from payment where state in ('APPROVING', 'UNKNOWN', 'READY', 'AUTHENTICATING')) as undecided,
    (select count(*) from payment_cancel where state = 'REQUESTED') as refunds,
    (select count(*) from stock_reservation) as reservations`,
  );
  expect(left).toEqual({ undecided: 0, refunds: 0, reservations: 0 });
}
afterEach(assertBooksAgree);

describe.each(turns)('the clock turned %s', (_, turnedMs) => {
  it('ends no session: at most it is refreshed', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    const isMember = async () => {
      const { status } = await visitor.request(memberCalls.loginInfo);
      if (status === 200) return true;
      await visitor.call(memberCalls.refresh, { body: {} });
      return (await visitor.request(memberCalls.loginInfo)).status === 200;
    };
    for (const ms of [turnedMs, -turnedMs, turnedMs, 2 * -turnedMs]) {
      shop.clock.advance(ms);
      expect(await isMember()).toBe(true);
      await visitor.call(memberCalls.refresh, { body: {} });
      expect(await isMember()).toBe(true);
    }
    // Signed out stays signed out.
    const token = visitor.cookies.get('refreshToken') as string;
    await visitor.call(memberCalls.logout, { body: {} });
    shop.clock.advance(turnedMs);
    const again = await shop.visitor().request(memberCalls.refresh, {
      body: { refreshToken: token },
    });
    expect(again.code).toBe('SESSION_ENDED');
  });

  it('places one order for one key, asked before, during and after', async () => {
    const { skuNo } = await addGoods(shop.db, { stock: 9 });
    const sheet = await openSheet(who, [{ skuNo, qty: 1 }]);
    // The clock may turn before the first request has read the sheet, which would have ended.
    await shop.db.run(sql`
      update order_sheet set expires_at = expires_at + interval '1 day'
      where sheet_no = ${sheet.sheetNo}`);
    const key = randomUUID();
    const ask = () => who.request(orderCalls.place, { body: placeBody(sheet) }, { key });
    const first = ask();
    await until(async () => (await countKeys(key)) === 1);
    await turn(turnedMs);
    const answers = await Promise.all([first, ask(), ask()]);
    answers.push(await ask());
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.at(-1)?.status).toBe(200);
    const placed = answers.filter(({ status }) => status === 200);
    expect(new Set(placed.map(({ payload }) => payload.orderNo)).size).toBe(1);
    expect(await stockOf(shop.db, skuNo)).toMatchObject({ reserved: 1 });
    await who.call(paymentCalls.cancel, {
      params: { paymentNo: placed[0]?.payload.paymentNo as string },
    });
  });

  it('charges once what is approved twice', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 20_000, stock: 9 });
    const { orderNo, paymentNo } = await place(who, await openSheet(who, [{ skuNo, qty: 1 }]));
    const body = await completeWindow(shop, who, paymentNo, 'approve');
    await who.call(paymentCalls.approve, { body });
    await turn(turnedMs);
    await who.call(paymentCalls.approve, { body });
    await runJobs();
    expect(await stateOf(paymentNo)).toBe('PAID');
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 8, reserved: 0 });
    await cancelAll(orderNo);
    await runJobsFor(minutesMs(1));
    expect(await stateOf(paymentNo)).toBe('REFUNDED');
  });

  it('decides an unknown payment within a minute, for who waits and by itself', async () => {
    const unknown = async () => {
      const { skuNo } = await addGoods(shop.db, { priceWon: 20_000 });
      const { paymentNo } = await place(who, await openSheet(who, [{ skuNo, qty: 1 }]));
      expect((await pay(shop, who, paymentNo, 'unknown-paid')).state).toBe('UNKNOWN');
      return paymentNo;
    };
    const [waited, left] = [await unknown(), await unknown()];
    await turn(turnedMs);
    shop.clock.advance(2_000);
    const view = await who.call(paymentCalls.inquire, { params: { paymentNo: waited } });
    expect(view.state).toBe('PAID');
    await runJobsFor(minutesMs(1));
    expect(await stateOf(left)).toBe('PAID');
  });

  it('pays a waiting refund back once, within a minute', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 20_000, stock: 9 });
    const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
    adapters.silence('gateway');
    await cancelAll(orderNo);
    await runRefunds(shop.deps, gateway());
    adapters.silence();
    await turn(turnedMs);
    await runJobsFor(minutesMs(1));
    const { payment } = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(payment).toMatchObject({ state: 'REFUNDED' });
    expect(await runRefunds(shop.deps, gateway())).toBe(0);
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('keeps what was deposited', async () => {
    const { paymentNo, deposit } = await orderByDeposit(shop, who);
    await turn(turnedMs);
    await depositInto(shop, deposit.accountNo, 40_000, { notice: 'NONE' });
    await runJobsFor(minutesMs(2));
    expect(await stateOf(paymentNo)).toBe('PAID');
  });
});

it('sells a deal to its price or says that it ended, whichever way the clock is turned', async () => {
  const { goodsNo, skuNo } = await addGoods(shop.db, { priceWon: 10_000, stock: 9 });
  await addDeal(shop.db, goodsNo, { priceWon: 7_000, qty: 5 });
  const before = await openSheet(who, [{ skuNo, qty: 1 }]);
  await turn(FORTH + minutesMs(5));
  const late = await who.request(orderCalls.place, { body: placeBody(before) });
  expect(late.status).toBeGreaterThanOrEqual(400);
  expect(late.status).toBeLessThan(500);
  await turn(BACK);
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
  const { payment } = await who.call(orderCalls.detail, { params: { orderNo } });
  expect(payment).toMatchObject({ state: 'PAID' });
});

it('keeps stock and money true over a day on which the clock jumps to and fro', async () => {
  const { skuNo } = await addGoods(shop.db, { priceWon: 20_000, stock: 50 });
  let sold = 0;
  for (let round = 0; round < 12; round += 1) {
    const sheet = await openSheet(who, [{ skuNo, qty: 1 }], { usePointWon: 10 });
    const { orderNo, paymentNo } = await place(who, sheet);
    await turn(round % 2 ? BACK : FORTH);
    const kind = round % 4;
    if (kind < 3) {
      const back = await completeWindow(shop, who, paymentNo, 'approve').catch(() => undefined);
      if (back) await who.request(paymentCalls.approve, { body: back });
    }
    await runJobs();
    const isPaid = (await stateOf(paymentNo)) === 'PAID';
    if (isPaid && kind === 2) await cancelAll(orderNo);
    else if (isPaid) sold += 1;
    await turn(round % 3 ? FORTH : BACK);
    await runJobs();
  }
  await runJobsFor(hoursMs(2));
  expect(sold).toBeGreaterThan(0);
  expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 50 - sold, reserved: 0 });
}, 60_000);
