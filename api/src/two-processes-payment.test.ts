import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallInput, orderCalls, paymentCalls, paymentTestCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { readConfig } from './config';
import { findMismatches } from './modules/service/consistency';
import { createDb, type Db } from './platform/db/db';
import { sql } from './platform/db/sql';
import { addGoods, stockOf } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type Cluster, startCluster } from './testing/postgres-cluster';
import { recordProof } from './testing/proofs';
import { type ServerProcess, startServer } from './testing/server-process';
import { members } from './testing/visitor';

/** Two api processes on one PostgreSQL, as in trading: what one of them does, the other must see. */
const { apiRoot } = readConfig({ LOG_LEVEL: 'silent' });
let cluster: Cluster;
let db: Db;
let servers: ServerProcess[];
let folder: string;
let who: HttpShopper;
/** Members with an address: each may have five orders that wait for a deposit. */
let everyone: HttpShopper[];
const url = (at: number): string => (servers[at % 2] as ServerProcess).url;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-two-'));
  cluster = await startCluster();
  const databaseUrl = cluster.createDatabase('two');
  db = createDb({ url: databaseUrl, poolSize: 4, embedded: false });
  const env = (at: number) => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, String(at)),
    SHOP_SECRET: 'a secret for tests only, of some length',
    SAMPLE_GOODS: '0',
    RATE_LIMIT_FACTOR: '1000',
  });
  // One after the other: the first makes the schema.
  servers = [await startServer(apiRoot, env(0))];
  servers.push(await startServer(apiRoot, env(1)));
  everyone = [];
  for (const cno of [members.general, members.family, members.corporate]) {
    const one = new HttpShopper();
    await one.signIn(url(0), cno);
    everyone.push(one);
  }
  [who] = everyone as [HttpShopper];
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.killHard()));
  await db.close();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
afterEach(async () => {
  expect(await findMismatches(db, new Date())).toEqual([]);
});

const twenty = Array.from({ length: 20 }, (_, at) => at);
const count = z.object({ count: z.number() });
const goods = () => addGoods(db, { priceWon: 40_000, stock: 50 });

/** What the card company holds for a payment. */
const charges = (paymentNo: string) =>
  db.one(
    count,
    sql`
    select count(*) from sandbox_card_authorization
    where merchant_order_no = ${paymentNo} and state = 'APPROVED'`,
  );

it('places one order and charges once for twenty identical requests, with equal answers', async () => {
  const { skuNo } = await goods();
  const body = await who.placeBody(url(0), skuNo, 'CARD');
  const key = randomUUID();
  const placed = await Promise.all(
    twenty.map((at) => who.settle(url(at), orderCalls.place, { body }, key)),
  );
  expect(new Set(placed.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await stockOf(db, skuNo)).reserved).toBe(1);
  const { paymentNo } = (placed[0] as (typeof placed)[number]).payload;
  const back = await who.approveInWindow(url(1), paymentNo);
  const payKey = randomUUID();
  const paid = await Promise.all(
    twenty.map((at) => who.settle(url(at), paymentCalls.approve, { body: back }, payKey)),
  );
  expect(new Set(paid.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(paid[0]?.payload.state).toBe('PAID');
  expect(await charges(paymentNo)).toEqual({ count: 1 });
  expect(await stockOf(db, skuNo)).toEqual({ onHand: 49, reserved: 0 });
  recordProof('20 orders and 20 payments sent: 1 order, 1 charge, 1 answer each');
}, 60_000);

it('refuses the same key with another body with 422, in either process', async () => {
  const { skuNo } = await goods();
  const body = await who.placeBody(url(0), skuNo, 'CARD');
  const key = randomUUID();
  expect((await who.request(url(0), orderCalls.place, { body }, key)).status).toBe(200);
  for (const at of [0, 1]) {
    const other = { ...body, expectedPayWon: body.expectedPayWon + at + 1 };
    const answer = await who.request(url(at), orderCalls.place, { body: other }, key);
    expect(answer.status).toBe(422);
  }
  recordProof('422 from both processes');
});

it('charges once when two tabs pay one sheet', async () => {
  const { skuNo } = await goods();
  const body = await who.placeBody(url(0), skuNo, 'CARD');
  const tabs = await Promise.all(
    [0, 1].map((at) => who.request(url(at), orderCalls.place, { body })),
  );
  const [paymentNo, ...others] = new Set(tabs.map(({ payload }) => payload.paymentNo));
  expect(others).toEqual([]);
  const back = await who.approveInWindow(url(0), paymentNo as string);
  const answers = await Promise.all(
    [0, 1].map((at) => who.request(url(at), paymentCalls.approve, { body: back })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  recordProof('1 charge');
  expect(await charges(paymentNo as string)).toEqual({ count: 1 });
  expect(await stockOf(db, skuNo)).toEqual({ onHand: 49, reserved: 0 });
});

const test = <C>(at: number, call: C, input: CallInput<C>) => who.request(url(at), call, input);

/** What became of an order and of the money that was paid in for it. */
const outcomeOf = (paymentNo: string) =>
  db.one(
    z.object({ status: z.string(), paidIn: z.number(), returned: z.number(), waiting: z.number() }),
    sql`
    select o.status,
      (select coalesce(sum(d.amount), 0)::bigint from sandbox_deposit d join sandbox_account a using (tid)
        where a.merchant_order_no = p.payment_no) as paid_in,
      (select coalesce(sum(d.returned_amount), 0)::bigint from sandbox_deposit d
        join sandbox_account a using (tid) where a.merchant_order_no = p.payment_no) as returned,
      (select count(*) from payment_cancel c
        where c.payment_no = p.payment_no and c.state = 'REQUESTED') as waiting
    from payment p join orders o using (order_no) where p.payment_no = ${paymentNo}`,
  );

/** Waits for the jobs of the two processes: no refund and no inquiry is open. */
async function settled(paymentNo: string) {
  for (let tries = 0; tries < 300; tries += 1) {
    const { count: open } = await db.one(
      count,
      sql`
      select count(*) from payment p left join payment_cancel c
        on c.payment_no = p.payment_no and c.state = 'REQUESTED'
      where p.payment_no = ${paymentNo}
        and (c.cancel_no is not null or (p.inquire_at is not null and p.state not in ('WAITING_DEPOSIT', 'PAID')))`,
    );
    if (open === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return outcomeOf(paymentNo);
}

it('loses neither order nor money when the deadline passes in the moment of the deposit', async () => {
  const { skuNo } = await goods();
  const orders = [];
  for (const at of twenty.slice(0, 15))
    orders.push(
      await (everyone[at % everyone.length] as HttpShopper).orderByDeposit(url(at), skuNo),
    );
  await Promise.all(
    orders.flatMap(({ paymentNo, accountNo }, at) => [
      test(at, paymentTestCalls.deposit, { body: { accountNo, amountWon: 40_000 } }),
      test(at + 1, paymentTestCalls.passDeadline, { body: { paymentNo } }),
    ]),
  );
  const outcomes = await Promise.all(orders.map(({ paymentNo }) => settled(paymentNo)));
  for (const outcome of outcomes) {
    const isPaid = outcome.status === 'PAY_DONE';
    expect(outcome).toEqual({
      status: isPaid ? 'PAY_DONE' : 'EXPIRED',
      paidIn: outcome.paidIn,
      returned: isPaid ? 0 : outcome.paidIn,
      waiting: 0,
    });
    if (isPaid) expect(outcome.paidIn).toBe(40_000);
  }
  const paid = outcomes.filter(({ status }) => status === 'PAY_DONE').length;
  recordProof(`15 orders: ${paid} paid, ${15 - paid} expired with every deposit returned`);
  expect(await stockOf(db, skuNo)).toEqual({ onHand: 50 - paid, reserved: 0 });
}, 120_000);

it('counts each deposit once when its notices come twice, in any order, to both processes', async () => {
  const { skuNo } = await goods();
  const { paymentNo, accountNo } = await who.orderByDeposit(url(0), skuNo);
  for (const amountWon of [39_000, 40_000, 40_000]) {
    await test(0, paymentTestCalls.deposit, { body: { accountNo, amountWon, notice: 'NONE' } });
  }
  const deposits = await db.rows(
    z.object({ depositId: z.string() }),
    sql`
    select deposit_id from sandbox_deposit d join sandbox_account a using (tid)
    where a.merchant_order_no = ${paymentNo} order by d.at desc`,
  );
  const { createHmac } = await import('node:crypto');
  const { createSecrets } = await import('./platform/secrets');
  const key = createSecrets('a secret for tests only, of some length').keyFor('sandbox issuer');
  const notify = (at: number, depositId: string) => {
    const body = JSON.stringify({ eventId: depositId, paymentNo });
    const signature = createHmac('sha256', key).update(body).digest('base64url');
    return fetch(`${url(at)}/payment/v1/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
      body,
    });
  };
  const responses = await Promise.all(
    deposits.flatMap(({ depositId }) => [0, 1, 2, 3].map((at) => notify(at, depositId))),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await settled(paymentNo)).toEqual({
    status: 'PAY_DONE',
    paidIn: 119_000,
    returned: 79_000,
    waiting: 0,
  });
  recordProof('3 deposits, 12 notices: 40,000 won kept, 79,000 won returned');
}, 60_000);
