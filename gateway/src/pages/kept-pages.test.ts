import fs from 'node:fs';
import { writeBuilds } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from '../testing/fake-api';
import { createGateway } from '../testing/gateway-in-place';
import { stateOf } from '../testing/page-data-of';

/** Longer than a page is stale, shorter than it is kept. */
const LATER_MS = 300_000;
const TOO_LATE_MS = 601_000;

let api: Awaited<ReturnType<typeof startFakeApi>>;
let gateway: FastifyInstance;
let rootDir: string;
let revision = 1;
let isApiUp = true;
let rendered = 0;

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({
    '/common/v1/system/status': () =>
      isApiUp
        ? {
            payload: { notice: null, isTrial: false, catalogueRevision: String(revision) },
            status: 200,
          }
        : { status: 503 },
    // Of the frame; a page without it is incomplete.
    '/display/v1/shop/menu': () => ({ status: 200, payload: { homeTabs: [], gnb: [] } }),
    '/display/v1/deals': () => {
      rendered += 1;
      return { status: 200, payload: { cookie: `rendering ${rendered}` } };
    },
    '/cs/v1/notices': () => {
      rendered += 1;
      return { status: 200, payload: { cookie: `rendering ${rendered}` } };
    },
  });
  gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'http://shop.test',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
  });
});
afterAll(async () => {
  jest.restoreAllMocks();
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

const now = performance.now.bind(performance);
let passedMs = 0;
beforeAll(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
});

let pageNo = 0;
/** Opens a page that nobody has opened, and again after this time and this change. */
async function openTwice(
  waitMs: number,
  change = () => {},
  path = '/display/deals',
): Promise<boolean> {
  pageNo += 1;
  const url = `${path}?no=${pageNo}`;
  const first = (await gateway.inject(url)).body;
  const { queries } = stateOf(first);
  expect(JSON.stringify(queries)).toMatch(/rendering \d/);
  passedMs += waitMs;
  change();
  return (await gateway.inject(url)).body === first;
}

test('shows a page of some minutes ago at once while the catalogue has not changed', async () => {
  expect(await openTwice(LATER_MS)).toBe(true);
});

test('shares the requests for the version among those who open it at the same time', async () => {
  await gateway.inject('/display/deals?no=crowd');
  passedMs += LATER_MS;
  await gateway.inject('/display/deals?no=crowd');
  passedMs += 1_000;
  api.asked.length = 0;
  const opened = Array.from({ length: 20 }, () => gateway.inject('/display/deals?no=crowd'));
  expect(new Set((await Promise.all(opened)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([200]),
  );
  const calls = api.asked.filter(({ path }) => path === '/common/v1/system/status');
  expect(calls.length).toBeLessThanOrEqual(3);
});

test('renders it again when the catalogue has changed', async () => {
  expect(await openTwice(LATER_MS, () => (revision += 1))).toBe(false);
});

test('keeps no page that was rendered before every api has received the last change', async () => {
  const open = async () => (await gateway.inject('/display/deals?no=settling')).body;
  const later = () => {
    passedMs += LATER_MS;
    return open();
  };
  await open();
  revision += 1;
  const afterChange = await later();
  const settled = await later();
  expect(settled).not.toBe(afterChange);
  expect(await later()).toBe(settled);
});

test('renders it again in another hour, when days of arrival may be others', async () => {
  const hours = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T05:59:00Z'));
  const isSame = openTwice(LATER_MS, () =>
    hours.mockReturnValue(Date.parse('2026-11-26T06:00:00Z')),
  );
  expect(await isSame.finally(() => hours.mockRestore())).toBe(false);
});

test('renders it again when it shows more than the catalogue', async () => {
  expect(await openTwice(LATER_MS, undefined, '/display/news')).toBe(false);
});

test('renders it again when it is too old', async () => {
  expect(await openTwice(TOO_LATE_MS)).toBe(false);
});

test('renders it again when the api does not say whether the catalogue has changed', async () => {
  expect(await openTwice(LATER_MS, () => (isApiUp = false))).toBe(false);
});
