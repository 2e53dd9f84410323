import fs from 'node:fs';
import { writeBuilds } from '@shop/releases/testing';
import { startValkey, type ValkeyServer } from '@shop/shared/node/testing';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from '../testing/fake-api';
import { createGateway } from '../testing/gateway-in-place';
import { ConfigError, readConfig } from './config';

/** Pages of a visitor: 600 a minute by this factor. */
const FACTOR = 0.01;
const MAX_PAGES = 6;

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
let valkey: ValkeyServer;
let gateways: FastifyInstance[];
beforeAll(async () => {
  rootDir = writeBuilds();
  api = await startFakeApi({});
  valkey = await startValkey();
  const start = () =>
    createGateway({
      host: 'localhost',
      port: 0,
      apiUrl: api.url,
      rootDir,
      publicUrl: 'https://shop.example',
      logLevel: 'silent',
      hasTestPages: false,
      hasLiveReload: false,
      rateLimitFactor: FACTOR,
      valkeyUrl: valkey.url,
      // Much longer than a response takes on a busy machine.
      valkeyWaitMs: 3_000,
    });
  gateways = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await valkey.stop();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

let pageNo = 0;

/** How many of `count` uncached pages, half of them by each gateway, are sent. */
async function passing(count: number, remoteAddress: string): Promise<number> {
  let passed = 0;
  for (let at = 0; at < count; at += 1) {
    pageNo += 1;
    const gateway = gateways[at % gateways.length] as FastifyInstance;
    const { statusCode } = await gateway.inject({ url: `/no/page-${pageNo}`, remoteAddress });
    if (statusCode !== 429) passed += 1;
  }
  return passed;
}

const stateOf = async (gateway: FastifyInstance) => {
  const response = await gateway.inject('/builds/ready');
  return [response.statusCode, response.json().valkey];
};

it('counts the pages of a client in both gateways together', async () => {
  expect(await passing(MAX_PAGES * 2, '203.0.113.1')).toBe(MAX_PAGES);
  expect(await passing(MAX_PAGES, '203.0.113.2')).toBe(MAX_PAGES);
});

it('serves, counts in each gateway, and stays ready while Valkey is down', async () => {
  for (const gateway of gateways) expect(await stateOf(gateway)).toEqual([200, 'up']);
  await valkey.stop();
  expect(await passing(MAX_PAGES * 2 + 2, '203.0.113.3')).toBe(MAX_PAGES * 2);
  for (const gateway of gateways) expect(await stateOf(gateway)).toEqual([200, 'down']);
});

it('rejects a VALKEY_URL of another protocol at the start', () => {
  expect(readConfig({ VALKEY_URL: 'valkeys://valkey:6379' }).valkeyUrl).toBeDefined();
  expect(() => readConfig({ VALKEY_URL: 'http://valkey:6379' })).toThrow(ConfigError);
});
