import fs from 'node:fs';
import { writeBuilds } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from '../testing/fake-api';
import { createGateway } from '../testing/gateway-in-place';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
let gateway: FastifyInstance;
beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({});
  gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'https://shop.example',
    logLevel: 'silent',
    hasTestPages: false,
    hasLiveReload: false,
    trustedProxies: ['10.0.0.1'],
    // 6 pages, 18 for a crawler.
    rateLimitFactor: 0.01,
  });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

interface From {
  remoteAddress?: string;
  headers?: Record<string, string>;
}

let pageNo = 0;

/** How many of `count` uncached pages are sent. */
async function passing(count: number, from: From): Promise<number> {
  let passed = 0;
  for (let at = 0; at < count; at += 1) {
    pageNo += 1;
    const { statusCode } = await gateway.inject({ url: `/no/such/page-${pageNo}`, ...from });
    if (statusCode !== 429) passed += 1;
  }
  return passed;
}

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)' };

const home = (remoteAddress: string, cookie = '') =>
  gateway.inject({ url: '/main', remoteAddress, headers: { cookie } });

it('does not count pages that are in memory', async () => {
  await home('203.0.113.40');
  for (let at = 0; at < 9; at += 1) expect((await home('203.0.113.41')).statusCode).toBe(200);
});

it('counts members of one address each by their session, and all together', async () => {
  const memberOf = (no: number) =>
    `accessToken=token-${no}; shopSession=${Math.floor(Date.now() / 1000) + 600}.10`;
  const passed = async (no: number, count: number) => {
    let pages = 0;
    for (let at = 0; at < count; at += 1)
      if ((await home('203.0.113.42', memberOf(no))).statusCode === 200) pages += 1;
    return pages;
  };
  expect(await passed(1, 9)).toBe(6);
  expect(await passed(2, 3)).toBe(3);
  let invented = 0;
  for (let no = 3; no < 40; no += 1) invented += await passed(no, 1);
  expect(invented).toBe(30 - 12);
});

it('limits the pages of one client, and no other client', async () => {
  expect(await passing(9, { remoteAddress: '203.0.113.31' })).toBe(6);
  expect(await passing(3, { remoteAddress: '203.0.113.32' })).toBe(3);
  const refused = await gateway.inject({ url: '/search?q=z', remoteAddress: '203.0.113.31' });
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([429, 'no-store']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('요청이 너무 많아요');
});

it('counts payloads apart from pages', async () => {
  const from = { remoteAddress: '203.0.113.51' };
  const payload = async (no: number) =>
    (await gateway.inject({ url: `/search/_payload.json?q=${no}`, ...from })).statusCode;
  for (let no = 1; no <= 30; no += 1) expect(await payload(no)).toBe(200);
  expect(await payload(31)).toBe(429);
  expect(await passing(9, from)).toBe(6);
  expect(await payload(32)).toBe(429);
});

it('gives a crawler more, but not a flood under its name', async () => {
  expect(await passing(25, { remoteAddress: '203.0.113.33', headers: crawler })).toBe(18);
});

it('counts the client that a configured proxy names, and believes no other', async () => {
  const named = (address: string, remoteAddress: string) => ({
    remoteAddress,
    headers: { 'x-forwarded-for': address },
  });
  expect(await passing(9, named('203.0.113.34', '10.0.0.1'))).toBe(6);
  expect(await passing(3, named('203.0.113.35', '10.0.0.1'))).toBe(3);
  let passed = 0;
  for (let at = 0; at < 9; at += 1)
    passed += await passing(1, named(`198.51.100.${at}`, '203.0.113.36'));
  expect(passed).toBe(6);
});

it('does not limit files, and not this machine', async () => {
  for (let at = 0; at < 9; at += 1) {
    const url = '/assets/shell/shell0001/boot.js';
    const { statusCode } = await gateway.inject({ url, remoteAddress: '203.0.113.31' });
    expect(statusCode).toBe(200);
  }
  expect(await passing(9, {})).toBe(9);
});
