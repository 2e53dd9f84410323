import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { goodsCalls, systemCalls } from '@shop/shared/contracts';
import { type BadNetwork, openBadNetwork } from './testing/bad-network';
import { addGoods, setPrice } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { recordProof } from './testing/proofs';
import { type ServerProcess, startServer } from './testing/server-process';
import { openRacingShop, TEST_SECRET } from './testing/shop';
import { until } from './testing/until';

/**
 * A listening connection can fail without an error: the host of the database is down, or a router dropped the
 * route. In this test only notifications pass through the failing network; statements use another connection.
 */
let shop: Awaited<ReturnType<typeof openRacingShop>>;
let network: BadNetwork;
let server: ServerProcess;
let goodsNo: number;
const who = new HttpShopper();

beforeAll(async () => {
  shop = await openRacingShop(4);
  const folder = new URL(shop.databaseUrl).searchParams.get('host') as string;
  const file = readdirSync(folder).find((name) => /^\.s\.PGSQL\.\d+$/.test(name)) as string;
  network = await openBadNetwork(join(folder, file));
  server = await startServer(shop.deps.config.apiRoot, {
    DATABASE_URL: shop.databaseUrl,
    DATABASE_DIRECT_URL: `postgres://postgres@127.0.0.1:${network.port}/shop`,
    SHOP_SECRET: TEST_SECRET,
    SAMPLE_GOODS: '0',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  });
  ({ goodsNo } = await addGoods(shop.db, { priceWon: 30_000 }));
}, 120_000);
afterEach(() => network.set('pass'));
afterAll(async () => {
  await server?.killHard();
  await network?.close();
  await shop?.close();
}, 60_000);

const price = async () =>
  (await who.request(server.url, goodsCalls.detail, { params: { goodsNo } })).payload.price
    .salePriceWon;
const revision = async () =>
  (await who.request(server.url, systemCalls.status, {})).payload.catalogueRevision;

it('replaces a connection that does not respond, and returns no revision meanwhile', async () => {
  await until(async () => (await revision()) !== undefined);
  expect(await price()).toBe(30_000);
  const before = await revision();
  network.set('freeze');
  await setPrice(shop.db, goodsNo, 29_000);
  const startedAt = performance.now();
  await until(async () => (await revision()) !== before);
  const noticedMs = performance.now() - startedAt;
  await until(async () => (await price()) === 29_000);
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  recordProof(
    `no old revision after ${seconds(noticedMs)}, the new price after ${seconds(performance.now() - startedAt)}`,
  );
  await until(async () => (await revision()) !== undefined);
  await setPrice(shop.db, goodsNo, 28_000);
  await until(async () => (await price()) === 28_000);
}, 90_000);

it('shows an old price for at most 30 seconds while it cannot listen', async () => {
  expect(await price()).toBe(28_000);
  network.set('swallow');
  await setPrice(shop.db, goodsNo, 27_000);
  await until(async () => (await revision()) === undefined);
  // Each `until` waits up to 15 seconds, and a response is cached for up to 30, so two waits are needed.
  await until(async () => (await price()) === 27_000).catch(() => undefined);
  await until(async () => (await price()) === 27_000);
  expect(await revision()).toBeUndefined();
  network.set('pass');
  await until(async () => (await revision()) !== undefined);
}, 90_000);
