import fs from 'node:fs';
import { writeBuilds } from '@shop/releases/testing';
import type { SystemNotice } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';
import { stateOf } from './testing/page-data-of';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
let notice: SystemNotice | null;
let isDown: boolean;
const open: FastifyInstance[] = [];

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({
    '/common/v1/system/status': () =>
      isDown ? { status: 500 } : { status: 200, payload: { notice, isTrial: false } },
    '/api/common/v1/system/status': () => ({ status: 200, payload: { notice, isTrial: false } }),
  });
});
beforeEach(() => {
  notice = null;
  isDown = false;
  api.asked.length = 0;
});
afterAll(async () => {
  await Promise.all(open.map((gateway) => gateway.close()));
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

async function gateway(): Promise<FastifyInstance> {
  const created = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'http://shop.test',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  });
  open.push(created);
  return created;
}

const check = (scope: 'ALL' | 'PAYMENT'): SystemNotice => ({
  scope,
  reason: '결제 시스템을 바꾸고 있어요.',
  fromAt: new Date(Date.now() - 60_000).toISOString(),
  toAt: new Date(Date.now() + 3_600_000).toISOString(),
});

test('shows the maintenance screen on every page, with status 503 and Retry-After', async () => {
  notice = check('ALL');
  const shop = await gateway();
  for (const url of ['/main', '/goods/detail?goodsNo=7', '/no/such/page', '/basket']) {
    const { statusCode, headers, body } = await shop.inject({ url });
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '30']);
    expect(body).toContain('결제 시스템을 바꾸고 있어요.');
    expect(body).toContain('1577-7083');
    expect(body).toContain('content="noindex"');
    // The browser stays at the page's own URL and returns to it.
    const { address } = stateOf(body);
    expect(address).toBe(`/common/system-check?returnTo=${encodeURIComponent(url)}`);
  }
});

test('responds to the maintenance path, assets and calls during maintenance', async () => {
  notice = check('ALL');
  const shop = await gateway();
  const ownPage = await shop.inject({ url: '/common/system-check?returnTo=%2Fmain' });
  expect(ownPage.statusCode).toBe(503);
  expect(stateOf(ownPage.body).address).toBeUndefined();
  expect((await shop.inject({ url: '/assets/shell/shell0001/shell.js' })).statusCode).toBe(200);
  const call = await shop.inject({ url: '/api/common/v1/system/status' });
  expect(call.json().payload.notice.scope).toBe('ALL');
});

test('shows a banner during maintenance of payment alone', async () => {
  notice = check('PAYMENT');
  const { statusCode, body } = await (await gateway()).inject({ url: '/main' });
  expect(statusCode).toBe(200);
  expect(body).toContain('결제 점검 중이에요.');
  expect(body).toContain('홈 화면');
});

test('shows a new end of the maintenance as soon as it is known', async () => {
  notice = check('PAYMENT');
  const shop = await gateway();
  expect((await shop.inject({ url: '/main' })).body).toContain(notice.reason);
  notice = { ...notice, reason: '조금 더 걸려요.' };
  const now = performance.now.bind(performance);
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 6_000);
  try {
    // The first request starts to refresh the status in the background.
    let { body } = await shop.inject({ url: '/main' });
    for (let tries = 0; tries < 20 && !body.includes(notice.reason); tries += 1) {
      await new Promise((done) => setTimeout(done, 100));
      ({ body } = await shop.inject({ url: '/main' }));
    }
    expect(body).toContain(notice.reason);
  } finally {
    later.mockRestore();
  }
});

test('shows nothing without maintenance and does not request the status for every page', async () => {
  const shop = await gateway();
  for (let pageVisit = 0; pageVisit < 20; pageVisit += 1) {
    const { statusCode, body } = await shop.inject({ url: '/main' });
    expect(statusCode).toBe(200);
    expect(body).not.toContain('점검 중이에요');
  }
  const requests = api.asked.filter(({ path }) => path === '/common/v1/system/status');
  expect(requests).toHaveLength(1);
});

test('says so on the maintenance page when there is none', async () => {
  const { statusCode, body } = await (await gateway()).inject({ url: '/common/system-check' });
  expect(statusCode).toBe(200);
  expect(body).toContain('지금은 점검 중이 아니에요');
});

test('does not start maintenance when the api is down', async () => {
  isDown = true;
  expect((await (await gateway()).inject({ url: '/main' })).statusCode).toBe(200);
});

test('ends maintenance at its end time even without a new status', async () => {
  notice = check('ALL');
  const shop = await gateway();
  expect((await shop.inject({ url: '/main' })).statusCode).toBe(503);
  isDown = true;
  const end = Date.parse(notice.toAt);
  const later = jest.spyOn(Date, 'now').mockImplementation(() => end + 1);
  try {
    expect((await shop.inject({ url: '/main' })).statusCode).toBe(200);
  } finally {
    later.mockRestore();
  }
});
