import { basketCalls } from '@shop/shared/contracts';
import { startValkey, type ValkeyServer } from '@shop/shared/node/testing';
import { readConfig } from '../../config';
import { openTestShop, type TestShop } from '../../testing/shop';
import { until } from '../../testing/until';
import { rateLimits } from './rate-limits';

/** Small limits, so that a test reaches them: standard 60, credential 3, cached 3000. */
const FACTOR = 0.05;
const standard = rateLimits.standard * FACTOR;

let valkey: ValkeyServer;
/** Two apis with databases of their own, which share nothing but Valkey. */
let shops: [TestShop, TestShop];
beforeAll(async () => {
  valkey = await startValkey();
  // Much longer than a response takes on a busy machine.
  const env = {
    RATE_LIMIT_FACTOR: String(FACTOR),
    VALKEY_URL: valkey.url,
    VALKEY_WAIT_MS: '3000',
  };
  shops = [await openTestShop({ env }), await openTestShop({ env })];
}, 120_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await valkey.stop();
}, 60_000);

let lastAddress = 0;
const newAddress = (): string => {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
};

/** How many of `count` concurrent calls to a shop are accepted. */
async function passing(shop: TestShop, count: number, address: string, url: string) {
  const calls = Array.from({ length: count }, () =>
    shop.app.inject({ url, headers: { 'x-forwarded-for': address } }),
  );
  return (await Promise.all(calls)).filter(({ statusCode }) => statusCode !== 429).length;
}

const passingBoth = async (count: number, address: string, url = basketCalls.view.path) =>
  (await Promise.all(shops.map((shop) => passing(shop, count, address, url)))).reduce(
    (sum, passed) => sum + passed,
    0,
  );

const stateOf = async ({ app }: TestShop, url = '/ready'): Promise<string | undefined> =>
  (await app.inject(url)).json().valkey;
const isEach = (state: string) => async () =>
  (await Promise.all(shops.map((shop) => stateOf(shop)))).every((one) => one === state);
const sampleOf = async (name: string): Promise<number> => {
  const text = await shops[0].metrics.registry.metrics();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};

it('counts the requests of a client in both apis together', async () => {
  const address = newAddress();
  expect(await passingBoth(standard, address)).toBe(standard);
  expect(await passingBoth(standard, newAddress())).toBe(standard);
  const refused = await shops[1].app.inject({
    url: basketCalls.view.path,
    headers: { 'x-forwarded-for': address },
  });
  const waitS = Number(refused.headers['retry-after']);
  expect(waitS).toBeGreaterThan(0);
  expect(waitS).toBeLessThanOrEqual(60);
});

it('counts what protects a process in each api', async () => {
  const probe = rateLimits.probe * FACTOR;
  expect(await passingBoth(probe + 10, newAddress(), '/health')).toBe(2 * probe);
});

it('counts in each api while Valkey is down, shows it, and counts together again after it', async () => {
  expect(await stateOf(shops[0], '/health')).toBe('up');
  await valkey.stop();
  const address = newAddress();
  expect(await passingBoth(standard + 10, address)).toBe(2 * standard);
  expect(await isEach('down')()).toBe(true);
  expect(await sampleOf('shop_valkey_up')).toBe(0);
  expect(await sampleOf('shop_valkey_fallbacks_total')).toBeGreaterThanOrEqual(standard);
  await valkey.restart();
  await until(isEach('up'));
  expect(await sampleOf('shop_valkey_up')).toBe(1);
  expect(await passingBoth(standard, newAddress())).toBe(standard);
});

it('keeps the count of this process when Valkey is lost', async () => {
  const address = newAddress();
  const [shop] = shops;
  expect(await passing(shop, standard, address, basketCalls.view.path)).toBe(standard);
  await valkey.stop();
  expect(await passing(shop, 5, address, basketCalls.view.path)).toBe(0);
  expect(await stateOf(shop)).toBe('down');
  await valkey.restart();
  await until(isEach('up'));
});

it('serves while Valkey accepts connections and does not respond', async () => {
  await until(isEach('up'));
  valkey.freeze();
  try {
    const address = newAddress();
    expect(await passingBoth(standard + 10, address)).toBe(2 * standard);
    expect(await isEach('down')()).toBe(true);
    // An api that is started meanwhile serves too.
    const env = { RATE_LIMIT_FACTOR: String(FACTOR), VALKEY_URL: valkey.url };
    const late = await openTestShop({ env });
    expect(await stateOf(late)).toBe('down');
    await late.close();
  } finally {
    valkey.thaw();
  }
  await until(isEach('up'));
});

it.each(['http://valkey:6379', 'valkey'])('rejects VALKEY_URL=%s at the start', (VALKEY_URL) => {
  expect(() => readConfig({ VALKEY_URL })).toThrow(/VALKEY_URL: must look like valkey:/);
});
