import { basketCalls, goodsCalls, orderCalls } from '@shop/shared/contracts';
import { addGoods, setPrice } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type Pgbouncer, startPgbouncer } from './testing/pgbouncer';
import { type ServerProcess, startRefused, startServer } from './testing/server-process';
import { openRacingShop, TEST_SECRET } from './testing/shop';
import { until } from './testing/until';
import { members } from './testing/visitor';

/** Tests of the api behind PgBouncer in session mode and in transaction mode. */
let shop: Awaited<ReturnType<typeof openRacingShop>>;
let pooler: Pgbouncer;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  shop = await openRacingShop(4);
  pooler = await startPgbouncer(shop.databaseUrl);
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map(({ killHard }) => killHard()));
  await pooler?.stop();
  await shop?.close();
}, 60_000);

const envOf = (more: Record<string, string>) => ({
  SHOP_SECRET: TEST_SECRET,
  SAMPLE_GOODS: '0',
  RATE_LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'silent',
  ...more,
});
const pooledEnv = () =>
  envOf({ DATABASE_URL: pooler.urlOf('shop'), DATABASE_DIRECT_URL: shop.databaseUrl });
const refused = (more: Record<string, string>) =>
  startRefused(shop.deps.config.apiRoot, { ...pooledEnv(), ...more });

describe('a start with invalid settings', () => {
  it.each([
    ['without a direct URL', { DATABASE_DIRECT_URL: '' }, /Set DATABASE_DIRECT_URL/],
    [
      'with named statements, which this pooler mixes up',
      { DB_NAMED_STATEMENTS: 'on' },
      /DB_NAMED_STATEMENTS=off/,
    ],
  ])('is refused %s', async (_, more, text) => {
    expect(await refused(more)).toEqual({ code: 1, text: expect.stringMatching(text) });
  });

  it('fails when the direct URL leads to the pooler too', async () => {
    const { text } = await refused({ DATABASE_DIRECT_URL: pooler.urlOf('shop') });
    expect(text).toContain('DATABASE_DIRECT_URL leads to a connection pooler');
  });

  it('fails when the direct URL leads to another database', async () => {
    const other = shop.cluster.createDatabase('other');
    const { text } = await refused({ DATABASE_DIRECT_URL: other });
    expect(text).toContain('another database');
  });

  it('fails with a direct URL only', async () => {
    const { text } = await refused({ DATABASE_URL: '' });
    expect(text).toContain('DATABASE_URL: is needed with DATABASE_DIRECT_URL');
  });
});

describe('in session mode', () => {
  const lines = ['pool_mode = session', 'default_pool_size = 20'];
  const ignored = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout';
  const envBehind = (sessionPooler: Pgbouncer) =>
    envOf({ DATABASE_URL: sessionPooler.urlOf('shop') });

  it('starts without a direct URL', async () => {
    const sessionPooler = await startPgbouncer(shop.databaseUrl, [
      ...lines,
      `ignore_startup_parameters = ${ignored}`,
    ]);
    try {
      const server = await startServer(shop.deps.config.apiRoot, envBehind(sessionPooler));
      servers.push(server);
      expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    } finally {
      await servers.pop()?.killHard();
      await sessionPooler.stop();
    }
  }, 60_000);

  it('names the setting to change when a pooler refuses the timeouts', async () => {
    const sessionPooler = await startPgbouncer(shop.databaseUrl, lines);
    const { text } = await startRefused(shop.deps.config.apiRoot, envBehind(sessionPooler)).finally(
      sessionPooler.stop,
    );
    expect(text).toContain(`ignore_startup_parameters = ${ignored}`);
  }, 60_000);
});

describe('in transaction mode', () => {
  const who = new HttpShopper();
  let goods: Awaited<ReturnType<typeof addGoods>>;
  const url = () => (servers[0] as ServerProcess).url;
  beforeAll(async () => {
    for (const _ of [1, 2]) servers.push(await startServer(shop.deps.config.apiRoot, pooledEnv()));
    await who.signIn(url(), members.general);
    goods = await addGoods(shop.db, { priceWon: 30_000, stock: 50 });
  }, 120_000);

  it('sells from two processes with more concurrent calls than pooler connections', async () => {
    const body = { items: [{ skuNo: goods.skuNo, qty: 1 }] };
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) => {
        const server = servers[at % 2] as ServerProcess;
        return who.request(server.url, basketCalls.add, { body }, `pooled-basket-${at}`);
      }),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const order = await who.placeBody(url(), goods.skuNo, 'CARD');
    const { status, payload } = await who.settle(url(), orderCalls.place, { body: order });
    expect([status, payload.orderNo]).toEqual([200, expect.stringMatching(/\d/)]);
  }, 60_000);

  it('delivers every change notification to each process', async () => {
    const priceAt = async (server: ServerProcess) =>
      (await who.request(server.url, goodsCalls.detail, { params: { goodsNo: goods.goodsNo } }))
        .payload.price.salePriceWon;
    for (const priceWon of [29_000, 28_000, 27_000, 26_000, 25_000]) {
      await setPrice(shop.db, goods.goodsNo, priceWon);
      for (const server of servers) await until(async () => (await priceAt(server)) === priceWon);
    }
  }, 60_000);

  it('responds with 503 while PostgreSQL behind the pooler is down, and recovers', async () => {
    const stock = async () =>
      (await who.request(url(), goodsCalls.stock, { params: { goodsNo: goods.goodsNo } })).status;
    expect(await stock()).toBe(200);
    await shop.cluster.interrupt();
    expect(await stock()).toBe(503);
    await shop.cluster.resume();
    await until(async () => (await stock()) === 200);
  }, 90_000);
});
