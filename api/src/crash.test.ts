import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { compose } from './adapters';
import { createApp } from './app';
import { type Config, readConfig } from './config';
import { expireOrders, inquireDue, runRefunds } from './modules/checkout/payment';
import { findMismatches } from './modules/service/consistency';
import { addMs, hoursMs, manualClock } from './platform/clock';
import { createDb, type Db } from './platform/db/db';
import { sql } from './platform/db/sql';
import { createSecrets } from './platform/secrets';
import { addGoods } from './testing/goods';
import { type Cluster, startCluster } from './testing/postgres-cluster';
import { recordProof } from './testing/proofs';
import { startServer } from './testing/server-process';
import { members } from './testing/visitor';

const queryRow = z.object({ issuer: z.number(), shop: z.number() });

/** kill -9 in the middle of many checkouts, again and again: money, orders and ledger stay one story. */
const config: Config = readConfig({ LOG_LEVEL: 'silent' });
const SECRET = 'a secret for tests only, of some length';
let cluster: Cluster;
let db: Db;
let env: Record<string, string>;
let folder: string;
let shoppers: Promise<void>[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-crash-'));
  cluster = await startCluster();
  const url = cluster.createDatabase('crash');
  db = createDb({ url, poolSize: 4, embedded: false });
  env = { DATABASE_URL: url, DATA_DIR: folder, SHOP_SECRET: SECRET, SAMPLE_GOODS: '0' };
}, 120_000);
afterAll(async () => {
  await db?.close();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

interface Json {
  [key: string]: Json;
}

/** One shopper who buys until the line goes dead. */
async function shopTillDeath(
  url: string,
  cno: string,
  skuNo: number,
  onBought: () => void,
): Promise<void> {
  let token = '';
  const call = async (method: string, path: string, body?: object): Promise<Json> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        authorization: `Bearer ${token}`,
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    return ((await response.json()) as { payload: Json }).payload;
  };
  let steps = 0;
  try {
    token = String((await call('POST', '/member/v1/front/localLogin', { cno })).accessToken);
    for (;;) {
      const { sheetNo } = await call('POST', '/order/v1/front/sheet', {
        source: 'DIRECT',
        items: [{ skuNo, qty: 1 }],
      });
      const sheet = await call('POST', `/order/v1/front/sheet/${sheetNo}/calculate`, {
        usePointWon: 10,
        useCoinWon: 10,
      });
      const order = await call('POST', '/order/v1/front/orders', {
        sheetNo,
        choices: sheet.choices,
        messageCd: null,
        expectedPayWon: (sheet.amounts as Json).payWon,
        consents: ['PURCHASE', 'PRIVACY', 'THIRD_PARTY', 'FINANCE'],
      });
      const { windowUrl } = await call('POST', '/payment/v1/front/ready', {
        paymentNo: order.paymentNo,
      });
      const back = await fetch(`${url.replace('/api', '')}${windowUrl}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ answer: steps % 5 === 4 ? 'unknown-paid' : 'approve' }),
      });
      const query = new URL(back.headers.get('location') ?? '', url).searchParams;
      await call('POST', '/payment/v1/front/approve', Object.fromEntries(query));
      if (steps % 3 === 2) {
        const { orderNo } = order;
        const request = { orderNo, reasonCd: 'OTHER' };
        const { refundWon } = await call('POST', '/claim/v1/front/estimate', request);
        await call('POST', '/claim/v1/front/cancel', { ...request, expectedRefundWon: refundWon });
      }
      steps += 1;
      onBought();
    }
  } catch {
    return;
  }
}

/** The next morning: everything that waits for its time is due. */
async function tidyUp(): Promise<Date> {
  const clock = manualClock(addMs(new Date(), hoursMs(1)));
  const base = { config, db, clock, secrets: createSecrets(SECRET) };
  const { app, deps } = await createApp({ ...base, ...(await compose(base)) });
  const { gateway } = deps.adapters;
  await inquireDue(deps, gateway);
  await expireOrders(deps);
  await runRefunds(deps, gateway);
  await app.close();
  return clock.now();
}

it('after kill -9 anywhere in checkout and a restart, the books agree', async () => {
  let skuNo = 0;
  for (const [purchases, laterMs] of [
    [4, 37],
    [9, 113],
    [6, 71],
  ] as const) {
    const server = await startServer(config.apiRoot, env);
    if (skuNo === 0) skuNo = (await addGoods(db, { priceWon: 9_000, stock: 5_000 })).skuNo;
    let bought = 0;
    const enough = new Promise<void>((resolve) => {
      const onBought = () => {
        bought += 1;
        if (bought === purchases) resolve();
      };
      shoppers = [members.general, members.family, members.corporate].flatMap((cno) =>
        [1, 2].map(() => shopTillDeath(server.url, cno, skuNo, onBought)),
      );
    });
    await enough;
    await new Promise((resolve) => setTimeout(resolve, laterMs));
    await server.killHard();
    await Promise.all(shoppers);
  }
  const now = await tidyUp();
  expect(await findMismatches(db, now)).toEqual([]);
  const left = await db.one(
    z.unknown(),
    sql`select
    (select count(*) from stock_reservation) as reservations,
    (select count(*) from payment where state in ('APPROVING', 'UNKNOWN', 'READY', 'AUTHENTICATING')) as undecided,
    (select count(*) from payment_cancel where state = 'REQUESTED') as refunds`,
  );
  expect(left).toEqual({ reservations: 0, undecided: 0, refunds: 0 });
  // The card company's own books: what it still holds is what our paid orders say.
  const held = await db.one(
    queryRow,
    sql`select
    (select coalesce(sum(amount - canceled_amount), 0) from sandbox_card_authorization where state = 'APPROVED') as issuer,
    (select coalesce(sum(amount - canceled_amount), 0) from payment
      where state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') and method = 'CARD') as shop`,
  );
  expect(held.issuer).toBe(held.shop);
  expect(held.shop).toBeGreaterThan(0);
  recordProof(
    `3 kills among six shoppers; ${held.shop} won paid = ${held.issuer} won held by the issuer`,
  );
}, 240_000);
