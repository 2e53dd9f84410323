import { orderCalls, paymentCalls, paymentTestCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from './platform/db/sql';
import { addGoods } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type KillBench, type KillPoint, openKillBench } from './testing/kill-points';
import { isDrill, recordProof } from './testing/proofs';
import type { ServerProcess } from './testing/server-process';
import { members } from './testing/visitor';

/** kill -9 at each marked point of a virtual account: within a minute the shop and the bank agree. */
const MINUTE_MS = 60_000;
/** Kills at each point: `npm run drill` runs 20. */
const ROUNDS = isDrill ? 20 : 1;
let bench: KillBench;
let skuNo: number;

beforeAll(async () => {
  bench = await openKillBench('deposit');
  skuNo = (await addGoods(bench.db, { priceWon: 40_000, stock: 1_000 })).skuNo;
}, 120_000);
afterAll(() => bench.close(), 60_000);

const outcome = z.object({
  status: z.string(),
  state: z.string(),
  paidIn: z.number(),
  returned: z.number(),
});

const outcomeOf = (orderNo: string) =>
  bench.db.one(
    outcome,
    sql`
    select o.status, p.state,
      (select coalesce(sum(d.amount), 0)::bigint from sandbox_deposit d join sandbox_account a using (tid)
        where a.merchant_order_no = p.payment_no) as paid_in,
      (select coalesce(sum(d.returned_amount), 0)::bigint from sandbox_deposit d
        join sandbox_account a using (tid) where a.merchant_order_no = p.payment_no) as returned
    from orders o join payment p using (order_no) where o.order_no = ${orderNo}`,
  );

interface Point extends KillPoint {
  /** What the shopper and the bank do up to the point; the last call does not return. */
  steps: ('place' | 'issue' | 'deposit' | 'depositWrong' | 'deadline')[];
  wanted: z.infer<typeof outcome>;
}

const waiting = { status: 'DEPOSIT_WAIT', state: 'WAITING_DEPOSIT', paidIn: 0, returned: 0 };
const paid = { status: 'PAY_DONE', state: 'PAID', paidIn: 40_000, returned: 0 };
const points: Record<string, Point> = {
  'the request of the account is on its way': {
    event: 'insert',
    table: 'sandbox_account',
    condition: 'true',
    steps: ['place', 'issue'],
    wanted: { status: 'PAY_FAIL', state: 'NET_CANCELED', paidIn: 0, returned: 0 },
  },
  'the account is issued, and not yet stored': {
    event: 'update',
    table: 'payment',
    condition: `new.state = 'WAITING_DEPOSIT' and old.state <> 'WAITING_DEPOSIT'`,
    steps: ['place', 'issue'],
    wanted: waiting,
  },
  'the webhook is read, and not yet stored': {
    event: 'insert',
    table: 'payment_webhook',
    condition: 'true',
    steps: ['place', 'issue', 'deposit'],
    wanted: paid,
  },
  'the webhook is stored, and the deposit not yet': {
    event: 'insert',
    table: 'payment_deposit',
    condition: 'true',
    steps: ['place', 'issue', 'deposit'],
    wanted: paid,
  },
  'the payment is being settled': {
    event: 'update',
    table: 'orders',
    condition: 'new.paid_at is not null and old.paid_at is null',
    steps: ['place', 'issue', 'deposit'],
    wanted: paid,
  },
  'a deposit that does not fit is being refunded': {
    event: 'insert',
    table: 'payment_cancel',
    condition: `new.reason = 'DEPOSIT'`,
    steps: ['place', 'issue', 'depositWrong'],
    wanted: { ...waiting, paidIn: 30_000, returned: 30_000 },
  },
  'the order is being released after its deadline': {
    event: 'update',
    table: 'orders',
    condition: `new.status = 'EXPIRED'`,
    steps: ['place', 'issue', 'deadline'],
    wanted: { status: 'EXPIRED', state: 'CANCELED', paidIn: 0, returned: 0 },
  },
};

async function walk(server: ServerProcess, { steps }: Point, onPlaced: (orderNo: string) => void) {
  const who = new HttpShopper();
  const { url } = server;
  await who.signIn(url, members.general);
  const body = await who.placeBody(url, skuNo, 'VIRTUAL_ACCOUNT');
  const { paymentNo, orderNo } = (await who.request(url, orderCalls.place, { body })).payload;
  onPlaced(orderNo);
  if (!steps.includes('issue')) return;
  const ready = await who.request(url, paymentCalls.ready, { body: { paymentNo } });
  const accountNo = ready.payload.payment.deposit?.accountNo ?? '';
  const amountWon = steps.includes('depositWrong') ? 30_000 : 40_000;
  if (steps.includes('deposit') || steps.includes('depositWrong'))
    await who.request(url, paymentTestCalls.deposit, { body: { accountNo, amountWon } });
  if (steps.includes('deadline'))
    await who.request(url, paymentTestCalls.passDeadline, { body: { paymentNo } });
}

/** Kills the process at this point, starts the jobs again, and compares what became of the order. */
async function crashAt(point: Point): Promise<void> {
  let orderNo = '';
  await bench.killAt(point, (server) =>
    walk(server, point, (placed) => {
      orderNo = placed;
    }),
  );
  await bench.runJobs(MINUTE_MS);
  expect(await outcomeOf(orderNo)).toEqual(point.wanted);
  if (point.wanted.status !== 'DEPOSIT_WAIT') return;
  // The next round orders again, and a member may have only a few orders that wait for a deposit.
  await bench.db.script(`
    update payment set due_at = now() where state = 'WAITING_DEPOSIT';
    update orders set expires_at = now() where status = 'DEPOSIT_WAIT'`);
  await bench.runJobs(MINUTE_MS);
}

it.each(Object.entries(points))(
  'kill -9 when %s',
  async (_, point) => {
    for (let round = 0; round < ROUNDS; round += 1) await crashAt(point);
    recordProof(`${ROUNDS} kills, each with the right state, stock and money within a minute`);
  },
  60_000 * ROUNDS,
);
