import fs from 'node:fs';
import { writeBuilds } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';
import { stateOf } from './testing/page-data-of';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
let status: { status: number; payload?: object };
const open: FastifyInstance[] = [];

beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({ '/common/v1/system/status': () => status });
});
afterAll(async () => {
  await Promise.all(open.map((gateway) => gateway.close()));
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

const says = (isTrial: boolean, notice: object | null = null) => {
  status = { status: 200, payload: { notice, isTrial } };
};

async function gateway(): Promise<FastifyInstance> {
  const made = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'https://shop.example',
    logLevel: 'silent',
    hasTestPages: true,
    hasLiveReload: false,
  });
  open.push(made);
  return made;
}

const BANNER = /<section[^>]* aria-label="체험용 쇼핑몰 안내">.*체험용 쇼핑몰이에요\./;

const pages = [
  '/main',
  '/display/layout/blank',
  '/display/layout/header-only',
  '/display/layout/default',
  '/display/layout/default-full',
  '/display/layout/publish-guide',
  '/common/system-check',
  '/no/such/page',
];

it.each(pages)('%s of a trial shop says that nothing is charged or delivered', async (url) => {
  says(true);
  const shop = await gateway();
  const { body } = await shop.inject({ url });
  expect(body).toMatch(BANNER);
  expect(stateOf(body).settings).toMatchObject({
    isTrial: true,
    homePath: '/main',
  });
});

it('the page of a check, and one that the browser has to render, say so too', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  says(true, { scope: 'ALL', reason: '점검', fromAt: new Date().toISOString(), toAt: inAnHour });
  expect((await (await gateway()).inject({ url: '/main' })).body).toMatch(BANNER);
  says(true);
  const shop = await gateway();
  const broken = await shop.inject({ url: '/goods/detail?goodsNo=7' });
  expect(stateOf(broken.body)).toMatchObject({
    isRendered: false,
    settings: { isTrial: true },
  });
});

it.each(pages)('%s of any other shop says nothing', async (url) => {
  says(false);
  const shop = await gateway();
  const { body } = await shop.inject({ url });
  expect(body).not.toContain('체험용 쇼핑몰이에요');
  expect(stateOf(body).settings).toBeUndefined();
});

it('waits for the first response of the api, and keeps it while the api is down', async () => {
  status = { status: 500 };
  const shop = await gateway();
  expect((await shop.inject({ url: '/main' })).body).not.toMatch(BANNER);
  says(true);
  expect((await shop.inject({ url: '/main' })).body).toMatch(BANNER);
  status = { status: 500 };
  expect((await shop.inject({ url: '/display/layout/default' })).body).toMatch(BANNER);
});
