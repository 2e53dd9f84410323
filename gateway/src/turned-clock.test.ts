import fs from 'node:fs';
import { writeBuilds } from '@shop/releases/testing';
import type { SystemNotice } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';

/** The time of day jumps, time passes: limits and freshness follow the latter. */
const HOUR_MS = 3_600_000;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
let gateway: FastifyInstance;
let notice: SystemNotice | null = null;
beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({
    '/common/v1/system/status': () => ({ status: 200, payload: { notice, isTrial: false } }),
  });
  gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'https://shop.example',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
    // 6 pages a minute.
    rateLimitFactor: 0.01,
  });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

const [now, dateNow] = [performance.now.bind(performance), Date.now];
/** How long it has been, beyond the duration of the test. */
let passedMs = 0;
let turnedMs = 0;
beforeAll(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
  jest.spyOn(Date, 'now').mockImplementation(() => dateNow() + passedMs + turnedMs);
});
afterAll(() => jest.restoreAllMocks());

let pageNo = 0;
async function passing(count: number, remoteAddress: string): Promise<number> {
  let passed = 0;
  for (let at = 0; at < count; at += 1) {
    pageNo += 1;
    const { statusCode } = await gateway.inject({ url: `/no/page-${pageNo}`, remoteAddress });
    if (statusCode !== 429) passed += 1;
  }
  return passed;
}

it.each([
  ['back', -HOUR_MS],
  ['forth', HOUR_MS],
])('a minute ends after a minute when the clock is turned %s', async (name, ms) => {
  const address = name === 'back' ? '203.0.113.51' : '203.0.113.52';
  expect(await passing(8, address)).toBe(6);
  turnedMs += ms;
  expect(await passing(2, address)).toBe(0);
  passedMs += 61_000;
  expect(await passing(8, address)).toBe(6);
});

it('sees a notice within seconds when the clock was turned back', async () => {
  const main = () => gateway.inject({ url: '/main' });
  expect((await main()).statusCode).toBe(200);
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  notice = { scope: 'ALL', reason: '점검', fromAt: at(-2 * HOUR_MS), toAt: at(2 * HOUR_MS) };
  turnedMs -= HOUR_MS;
  passedMs += 6_000;
  // The status is asked for anew beside this page.
  await main();
  for (let tries = 0; tries < 100 && (await main()).statusCode !== 503; tries += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect((await main()).statusCode).toBe(503);
});
