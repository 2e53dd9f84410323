import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderCalls, paymentCalls, paymentTestCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { compose } from './adapters';
import { createApp } from './app';
import { readConfig } from './config';
import { expireOrders, inquireDue, runRefunds } from './modules/checkout/payment';
import { findMismatches } from './modules/service/consistency';
import { manualClock } from './platform/clock';
import { createDb, type Db } from './platform/db/db';
import { sql } from './platform/db/sql';
import { createSecrets } from './platform/secrets';
import { addGoods } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type Cluster, startCluster } from './testing/postgres-cluster';
import { type ServerProcess, startServer } from './testing/server-process';
import { members } from './testing/visitor';

/** kill -9 at each marked point of a virtual account: within a minute the shop and the bank agree. */
const config = readConfig({ LOG_LEVEL: 'silent', SAMPLE_GOODS: '0' });
const SECRET = 'a secret for tests only, of some length';
let cluster: Cluster;
let db: Db;
let folder: string;
let env: Record<string, string>;
let skuNo: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-deposit-'));
  cluster = await startCluster();
  const url = cluster.createDatabase('deposit');
  db = createDb({ url, poolSize: 4, embedded: false });
  env = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    SHOP_SECRET: SECRET,
    SAMPLE_GOODS: '0',
    RATE_LIMIT_FACTOR: '1000',
  };
  await (await startServer(config.apiRoot, env)).killHard();
  skuNo = (await addGoods(db, { priceWon: 40_000, stock: 100 })).skuNo;
}, 120_000);
afterAll(async () => {
  await db.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** A statement of this table stops here, inside its transaction, until its connection ends. */
const holdAt = (event: string, table: string, condition: string): Promise<void> =>
  db.script(`
    create function hold_here() returns trigger language plpgsql as $$
      begin perform pg_sleep(600); return new; end $$;
    create trigger hold_here before ${event} on ${table} for each row when (${condition})
      execute function hold_here()`);

const held = z.object({ pid: z.number() });

async function waitUntilHeld(): Promise<number[]> {
  for (;;) {
    const rows = await db.rows(
      held,
      sql`select pid from pg_stat_activity where wait_event = 'PgSleep'`,
    );
    if (rows.length > 0) return rows.map(({ pid }) => pid);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs the jobs for the next minute, as the restarted process does. */
async function nextMinute(): Promise<void> {
  const clock = manualClock(new Date());
  const base = { config, db, clock, secrets: createSecrets(SECRET) };
  const { app, deps } = await createApp({ ...base, ...(await compose(base)) });
  const { gateway } = deps.adapters;
  for (let second = 0; second <= 60; second += 5) {
    await inquireDue(deps, gateway);
    await expireOrders(deps);
    await runRefunds(deps, gateway);
    clock.advance(5_000);
  }
  await app.close();
  expect(await findMismatches(db, clock.now())).toEqual([]);
}

const outcome = z.object({
  status: z.string(),
  state: z.string(),
  paidIn: z.number(),
  returned: z.number(),
});

const outcomeOf = (orderNo: string) =>
  db.one(
    outcome,
    sql`
    select o.status, p.state,
      (select coalesce(sum(d.amount), 0)::bigint from sandbox_deposit d join sandbox_account a using (tid)
        where a.merchant_order_no = p.payment_no) as paid_in,
      (select coalesce(sum(d.returned_amount), 0)::bigint from sandbox_deposit d
        join sandbox_account a using (tid) where a.merchant_order_no = p.payment_no) as returned
    from orders o join payment p using (order_no) where o.order_no = ${orderNo}`,
  );

interface Point {
  event: string;
  table: string;
  condition: string;
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

it.each(Object.entries(points))(
  'kill -9 when %s',
  async (_, point) => {
    const server = await startServer(config.apiRoot, env);
    await holdAt(point.event, point.table, point.condition);
    let orderNo = '';
    const walking = walk(server, point, (placed) => {
      orderNo = placed;
    }).catch(() => undefined);
    const pids = await waitUntilHeld();
    await server.killHard();
    for (const pid of pids) await db.run(sql`select pg_terminate_backend(${pid}::int)`);
    await walking;
    await db.script(`
    drop trigger hold_here on ${point.table};
    drop function hold_here()`);
    await nextMinute();
    expect(await outcomeOf(orderNo)).toEqual(point.wanted);
  },
  60_000,
);
