import { claimCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from './platform/db/sql';
import { addGoods } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type KillBench, type KillPoint, openKillBench } from './testing/kill-points';
import { isDrill, recordProof } from './testing/proofs';
import type { ServerProcess } from './testing/server-process';
import { members } from './testing/visitor';

/** kill -9 at each marked point of a checkout by card and its cancel: the shop and the card company agree. */
const MINUTE_MS = 60_000;
/** Longer than an unpaid order holds its stock. */
const HOLD_MS = 31 * MINUTE_MS;
/** Kills at each point: `npm run drill` runs 20. */
const ROUNDS = isDrill ? 20 : 1;
const PRICE_WON = 40_000;
const POINT_WON = 10;
let bench: KillBench;
let skuNo: number;

beforeAll(async () => {
  bench = await openKillBench('card');
  skuNo = (await addGoods(bench.db, { priceWon: PRICE_WON, stock: 1_000 })).skuNo;
}, 120_000);
afterAll(() => bench.close(), 60_000);

const outcome = z.object({
  status: z.string(),
  state: z.string(),
  charged: z.number(),
  refunded: z.number(),
});

/** What became of the member's newest order, at the shop and at the card company. */
const outcomeOfNewest = () =>
  bench.db.one(
    outcome,
    sql`
    select o.status, p.state,
      coalesce((select sum(amount) from sandbox_card_authorization
        where merchant_order_no = p.payment_no and state = 'APPROVED'), 0)::bigint as charged,
      coalesce((select sum(canceled_amount) from sandbox_card_authorization
        where merchant_order_no = p.payment_no), 0)::bigint as refunded
    from orders o join payment p using (order_no) order by o.ordered_at desc, o.order_no desc limit 1`,
  );

interface Point extends KillPoint {
  /** The last call that is sent; it does not return. */
  until: 'place' | 'approve' | 'declined' | 'cancel';
  /** Undefined when there is no order. */
  wanted: z.infer<typeof outcome> | undefined;
  /** How long the jobs run. */
  withinMs?: number;
  /** Also outside `npm run drill`: where money may be taken or given back unnoticed. */
  isEveryDay?: true;
}

const payWon = PRICE_WON - POINT_WON;
const unpaid = { status: 'EXPIRED', state: 'CANCELED', charged: 0, refunded: 0 };
const paid = { status: 'PAY_DONE', state: 'PAID', charged: payWon, refunded: 0 };
const canceled = { status: 'CANCEL_DONE', state: 'REFUNDED', charged: payWon, refunded: payWon };
const voided = {
  ...unpaid,
  status: 'PAY_FAIL',
  state: 'NET_CANCELED',
  charged: payWon,
  refunded: payWon,
};
const points: Record<string, Point> = {
  'the stock is being reserved': {
    event: 'update',
    table: 'sku_stock',
    condition: 'new.reserved > old.reserved',
    until: 'place',
    wanted: undefined,
  },
  'the order is being stored': {
    event: 'insert',
    table: 'order_item',
    condition: 'true',
    until: 'place',
    wanted: undefined,
  },
  'the points of the order are being spent': {
    event: 'insert',
    table: 'point_ledger',
    condition: 'new.amount < 0',
    until: 'place',
    isEveryDay: true,
    wanted: undefined,
  },
  'the window is being opened': {
    event: 'insert',
    table: 'sandbox_card_authorization',
    condition: 'true',
    until: 'approve',
    wanted: unpaid,
    withinMs: HOLD_MS,
  },
  'the approval begins': {
    event: 'update',
    table: 'payment',
    condition: `new.state = 'APPROVING' and old.state <> 'APPROVING'`,
    until: 'approve',
    wanted: unpaid,
    withinMs: HOLD_MS,
  },
  'the card company is charging': {
    event: 'update',
    table: 'sandbox_card_authorization',
    condition: `new.state = 'APPROVED'`,
    until: 'approve',
    isEveryDay: true,
    wanted: { ...unpaid, status: 'PAY_FAIL', state: 'NET_CANCELED' },
  },
  'the card is charged, and the payment not yet stored': {
    event: 'update',
    table: 'payment',
    condition: `new.state = 'PAID' and old.state <> 'PAID'`,
    until: 'approve',
    isEveryDay: true,
    wanted: paid,
  },
  'the order is being settled': {
    event: 'update',
    table: 'orders',
    condition: 'new.paid_at is not null and old.paid_at is null',
    until: 'approve',
    isEveryDay: true,
    wanted: paid,
  },
  'what was declined after an approval without an answer is being voided': {
    event: 'update',
    table: 'payment',
    condition: `new.state = 'NET_CANCELED' and old.state <> 'NET_CANCELED'`,
    until: 'declined',
    isEveryDay: true,
    wanted: voided,
  },
  'the card company is voiding what was declined': {
    event: 'insert',
    table: 'sandbox_card_cancel',
    condition: 'true',
    until: 'declined',
    isEveryDay: true,
    wanted: voided,
  },
  'a cancel is being stored': {
    event: 'insert',
    table: 'payment_cancel',
    condition: 'true',
    until: 'cancel',
    wanted: paid,
  },
  'the card company is refunding': {
    event: 'insert',
    table: 'sandbox_card_cancel',
    condition: 'true',
    until: 'cancel',
    isEveryDay: true,
    wanted: canceled,
  },
  'the money is back, and the refund not yet stored': {
    event: 'update',
    table: 'payment_cancel',
    condition: `new.state = 'DONE'`,
    until: 'cancel',
    wanted: canceled,
  },
};

/** The card company charges without an answer, and says from then on that it declined. */
const chargeButDecline = () =>
  bench.db.run(sql`
    insert into sandbox_fault (operation, fault)
    select 'approve', 'TIMEOUT_PAID' union all select 'inquire', 'DECLINE' from generate_series(1, 20)`);
afterEach(() => bench.db.run(sql`delete from sandbox_fault`));

/** As the page does that waits for the outcome, until the process dies. */
async function inquire(who: HttpShopper, url: string, paymentNo: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await who.request(url, paymentCalls.inquire, { params: { paymentNo } });
  }
}

async function walk({ url }: ServerProcess, { until }: Point): Promise<void> {
  const who = new HttpShopper();
  await who.signIn(url, members.general);
  const body = await who.placeBody(url, skuNo, 'CARD', { usePointWon: POINT_WON });
  const { paymentNo, orderNo } = (await who.request(url, orderCalls.place, { body })).payload;
  if (until === 'place') return;
  const approval = await who.approveInWindow(url, paymentNo);
  if (until === 'declined') await chargeButDecline();
  await who.request(url, paymentCalls.approve, { body: approval });
  if (until === 'approve') return;
  if (until === 'declined') return inquire(who, url, paymentNo);
  const request = { orderNo, reasonCd: 'OTHER' as const };
  const { payload } = await who.request(url, claimCalls.estimate, { body: request });
  const expectedRefundWon = payload.refundWon;
  await who.request(url, claimCalls.cancel, { body: { ...request, expectedRefundWon } });
}

const countRow = z.object({ orders: z.number(), reserved: z.number(), points: z.number() });
const countOf = () =>
  bench.db.one(
    countRow,
    sql`
    select (select count(*) from orders) as orders, (select sum(reserved) from sku_stock) as reserved,
      (select sum(balance) from point_account where member_no is not null and kind = 'POINT') as points`,
  );

async function crashAt(point: Point): Promise<void> {
  const before = await countOf();
  await bench.killAt(point, (server) => walk(server, point));
  await bench.runJobs(point.withinMs ?? MINUTE_MS);
  const after = await countOf();
  expect(after.orders - before.orders).toBe(point.wanted ? 1 : 0);
  if (point.wanted) expect(await outcomeOfNewest()).toEqual(point.wanted);
  // A reservation of stock or points ends with the payment or with its time.
  expect(after.reserved).toBe(before.reserved);
  expect(before.points - after.points).toBe(point.wanted?.status === 'PAY_DONE' ? POINT_WON : 0);
}

const chosen = Object.entries(points).filter(([, point]) => isDrill || point.isEveryDay);

it.each(chosen)(
  'kill -9 when %s',
  async (_, point) => {
    for (let round = 0; round < ROUNDS; round += 1) await crashAt(point);
    recordProof(`${ROUNDS} kills, each with the right state, stock and money in time`);
  },
  60_000 * ROUNDS,
);
