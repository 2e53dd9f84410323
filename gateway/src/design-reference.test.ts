import fs from 'node:fs';
import { writeBuilds, writeNewRemote } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { startFakeApi } from './testing/fake-api';
import { createGateway } from './testing/gateway-in-place';
import { stateOf } from './testing/page-data-of';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
const open: FastifyInstance[] = [];

beforeAll(async () => {
  rootDir = writeBuilds();
  writeNewRemote(rootDir, 'markup', '레퍼런스');
  api = await startFakeApi({});
});
afterAll(async () => {
  await Promise.all(open.map((gateway) => gateway.close()));
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
});

async function gateway(hasDesignReference: boolean): Promise<FastifyInstance> {
  const made = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    publicUrl: 'https://shop.example',
    logLevel: 'silent',
    hasTestPages: false,
    hasDesignReference,
    hasLiveReload: false,
  });
  open.push(made);
  return made;
}

it('shows the design reference where it is on', async () => {
  const shop = await gateway(true);
  const page = await shop.inject({ url: '/markup' });
  expect([page.statusCode, page.body.includes('레퍼런스')]).toEqual([200, true]);
  expect(stateOf(page.body).paths.display).toContain('/markup/SB-MO-SH-*');
});

it('has no path of it, of any remote, where it is off', async () => {
  const shop = await gateway(false);
  for (const url of ['/markup', '/markup/', '/markup/SB-MO-SH-01', '/markup/guide/tab']) {
    const page = await shop.inject({ url });
    expect([url, page.statusCode]).toEqual([url, 404]);
    expect(page.body).not.toContain('레퍼런스');
    const { paths, remotes } = stateOf(page.body);
    expect(JSON.stringify(paths)).not.toContain('/markup');
    expect(Object.keys(remotes)).not.toContain('markup');
  }
  const main = await shop.inject({ url: '/main' });
  expect(main.statusCode).toBe(200);
  expect(stateOf(main.body).paths.display).toContain('/main');
});
