import { readdirSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addressCalls, basketCalls, goodsCalls, orderCalls } from '@shop/shared/contracts';
import { type BadNetwork, openBadNetwork } from './testing/bad-network';
import { addGoods, setPrice } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { recordProof } from './testing/proofs';
import { type ServerProcess, startServer } from './testing/server-process';
import { openRacingShop, TEST_SECRET } from './testing/shop';
import { until } from './testing/until';
import { members } from './testing/visitor';

/** A database behind a network that refuses connections, drops packets or delays them. */
const TIMEOUT_MS = 1_500;
let shop: Awaited<ReturnType<typeof openRacingShop>>;
let network: BadNetwork;
let server: ServerProcess;
const who = new HttpShopper();
let goods: Awaited<ReturnType<typeof addGoods>>;

beforeAll(async () => {
  shop = await openRacingShop(4);
  const folder = new URL(shop.databaseUrl).searchParams.get('host') as string;
  const file = readdirSync(folder).find((name) => /^\.s\.PGSQL\.\d+$/.test(name)) as string;
  network = await openBadNetwork(join(folder, file));
  server = await startServer(shop.deps.config.apiRoot, {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${network.port}/shop`,
    DB_TIMEOUT_MS: String(TIMEOUT_MS),
    SHOP_SECRET: TEST_SECRET,
    SAMPLE_GOODS: '0',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  });
  await who.signIn(server.url, members.general);
  goods = await addGoods(shop.db, { priceWon: 30_000, stock: 50 });
}, 120_000);
afterEach(() => network.set('pass'));
afterAll(async () => {
  await server.killHard();
  await network.close();
  await shop.close();
}, 60_000);

const stock = () =>
  who.request(server.url, goodsCalls.stock, { params: { goodsNo: goods.goodsNo } });
const readiness = async () => (await fetch(server.url.replace(/api$/, 'ready'))).status;
const price = async () =>
  (await who.request(server.url, goodsCalls.detail, { params: { goodsNo: goods.goodsNo } })).payload
    .price.salePriceWon;

it.each(['refuse', 'swallow'] as const)(
  'answers 503 while the network to the database does %s, more often than it has connections',
  async (mode) => {
    expect((await stock()).status).toBe(200);
    network.set(mode);
    const startedAt = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, stock));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await readiness()).toBe(503);
    const answeredMs = Math.round(performance.now() - startedAt);
    network.set('pass');
    await until(async () => (await readiness()) === 200);
    expect((await stock()).status).toBe(200);
    recordProof(`30 requests and the readiness probe: 503 within ${answeredMs} ms, then 200`);
  },
  60_000,
);

it('hears of changes of the catalogue again after the network came back', async () => {
  expect(await price()).toBe(30_000);
  network.set('refuse');
  await setPrice(shop.db, goods.goodsNo, 29_000);
  network.set('pass');
  await until(async () => (await price()) === 29_000);
  await setPrice(shop.db, goods.goodsNo, 28_000);
  await until(async () => (await price()) === 28_000);
}, 60_000);

it('hears of changes again after the network was silent', async () => {
  const wanted = (await price()) - 1_000;
  network.set('swallow');
  await setPrice(shop.db, goods.goodsNo, wanted);
  await expect(stock()).resolves.toMatchObject({ status: 503 });
  network.set('pass');
  await until(async () => (await price()) === wanted);
}, 60_000);

it('does nothing twice when the answer to its commit is lost', async () => {
  const list = async () => (await who.request(server.url, addressCalls.list, {})).payload.addresses;
  const before = (await list()).length;
  const body = {
    ...{ alias: '회사', receiverName: '김하늘', receiverPhone: '01020301101' },
    ...{ zip: '06134', road: '서울특별시 강남구 테헤란로 31', detail: '3층' },
  };
  const create = (key: string) =>
    who.request(server.url, addressCalls.create, { body }, `${key}-lost-answer`);
  network.set({ loseCommitOf: 'first-lost-answer' });
  const codes = [];
  for (let tries = 0; tries < 3; tries += 1) codes.push((await create('first')).code);
  expect(codes.slice(1)).toEqual(['ANSWER_LOST', 'ANSWER_LOST']);
  expect((await list()).length).toBe(before + 1);
  expect((await create('second')).status).toBe(200);
}, 60_000);

it('sells over a slow network, and does nothing twice', async () => {
  network.set(40);
  const basket = { items: [{ skuNo: goods.skuNo, qty: 1 }] };
  expect((await who.request(server.url, basketCalls.add, { body: basket })).status).toBe(200);
  const body = await who.placeBody(server.url, goods.skuNo, 'CARD');
  const { status, payload } = await who.settle(server.url, orderCalls.place, { body });
  expect(status).toBe(200);
  expect(payload.orderNo).toMatch(/\d/);
}, 60_000);

it('answers a request that is still arriving when it stops', async () => {
  const { port, hostname, pathname } = new URL(server.url);
  const socket = net.connect(Number(port), hostname);
  const answer = text(socket);
  network.set('pass');
  socket.write(`GET ${pathname}/goods/v1/front/${goods.goodsNo}/stock `);
  await new Promise((done) => setTimeout(done, 100));
  const stopped = server.stop();
  await new Promise((done) => setTimeout(done, 100));
  socket.write('HTTP/1.1\r\nhost: a\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*connection: close/i);
  await stopped;
}, 60_000);
