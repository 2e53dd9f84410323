import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFolderStore, type RegisterStore } from '../release/register-store';
import { createReleaser } from '../release/releaser';
import { startFakeApi } from '../testing/fake-api';
import { rebuild, writeBuilds } from '../testing/fake-shop';
import { createGateway } from '../testing/gateway-in-place';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let rootDir: string;
let releasesDir: string;
let store: RegisterStore;
let releaser: ReturnType<typeof createReleaser>;
let gateway: FastifyInstance;

beforeEach(async () => {
  rootDir = writeBuilds();
  releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-canary-'));
  api = await startFakeApi({});
  store = createFolderStore(releasesDir);
  const context = () => ({ at: new Date().toISOString(), by: 'tester' });
  releaser = createReleaser({ store, rootDir, context });
  await releaser.sync();
});
afterEach(async () => {
  await gateway.close();
  await api.close();
  fs.rmSync(rootDir, { recursive: true });
  fs.rmSync(releasesDir, { recursive: true });
});

const start = async () => {
  gateway = await createGateway({
    host: 'localhost',
    port: 0,
    apiUrl: api.url,
    rootDir,
    releasesDir,
    releasesPollMs: 20,
    canaryPollMs: 20,
    publicUrl: 'http://shop.test',
    logLevel: 'silent',
    trustedProxies: ['127.0.0.1'],
    hasTestPages: false,
    hasLiveReload: false,
  });
};

const visitor = (no: number) => `releaseVisitor=${no.toString(16).padStart(16, '0')}`;
const open = (url: string, no: number) => gateway.inject({ url, headers: { cookie: visitor(no) } });
const idOf = async (no: number): Promise<string> =>
  (await open('/builds/latest.json', no)).json().id;
const report = (no: number, id: string, errors: object) =>
  gateway.inject({
    method: 'POST',
    url: '/builds/report',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': `198.51.100.${no}` },
    payload: JSON.stringify({
      id,
      views: { display: 1 },
      errors,
      loadFailures: {},
      landing: 'display',
    }),
  });
const canary = async () => (await store.latest()).apps.display?.canary;
const changes = async () => (await store.revisions()).at(-1)?.changes;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + 15_000;
  while (!(await isTrue())) {
    if (Date.now() > endsAt) throw new Error('It did not become true within 15 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function startCanary(edit: (code: string) => string): Promise<void> {
  rebuild(rootDir, 'display', 'display0002', { edit });
  await releaser.publish('display');
  await releaser.canary('display', 50);
  await start();
}

/** Opens the home page as many visitors, and reports for each of them. */
async function visit(count: number, errorsOf: (isCanary: boolean) => object): Promise<void> {
  const stableId = await stableIdOf();
  for (let no = 0; no < count; no += 1) {
    const id = await idOf(no);
    await open('/main', no);
    expect((await report(no, id, errorsOf(id !== stableId))).statusCode).toBe(204);
  }
}

/** Without an id a visitor gets the stable builds. */
const stableIdOf = async (): Promise<string> =>
  (await gateway.inject('/builds/latest.json')).json().id;

it('ends a canary whose pages fail in browsers, with the reason in the history', async () => {
  await startCanary((code) => code.replaceAll('홈 화면', '새 홈'));
  await visit(120, (isCanary) => (isCanary ? { display: 1 } : {}));
  await until(async () => (await canary()) === undefined);
  expect(await changes()).toEqual([
    expect.objectContaining({
      action: 'rollback',
      app: 'display',
      build: 'display0002',
      by: 'gateway',
      reason: expect.stringMatching(/^100\.0 % of its page views failed/),
    }),
  ]);
  const stableId = await stableIdOf();
  await until(async () => (await idOf(1)) === stableId && (await idOf(2)) === stableId);
});

it('ends a canary whose server build throws', async () => {
  await startCanary((code) =>
    code.replaceAll('홈 화면', "' + (() => { throw new Error('broken'); })() + '"),
  );
  await visit(120, () => ({}));
  await until(async () => (await canary()) === undefined);
  expect((await changes())?.[0]?.reason).toMatch(/were not rendered on the server/);
});

it('lets a canary go on whose visitors fail as often as the others', async () => {
  await startCanary((code) => code.replaceAll('홈 화면', '새 홈'));
  let no = 0;
  await visit(120, () => (no++ % 10 === 0 ? { display: 1 } : {}));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await canary()).toMatchObject({ build: 'display0002', percent: 50 });
});

it('ignores reports of unknown builds, and refuses what is no report', async () => {
  await start();
  expect((await report(1, 'abcdef', { display: 1 })).statusCode).toBe(204);
  const wrong = [{ id: 1 }, { id: 'ab', views: { display: -1 } }, 'text', null];
  for (const payload of wrong) {
    const response = await gateway.inject({
      method: 'POST',
      url: '/builds/report',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(payload),
    });
    expect(response.statusCode).toBe(400);
  }
  const metrics = await gateway.inject('/metrics');
  expect(metrics.body).not.toContain('shop_errors_total{');
});

it('shows the counts to this machine only', async () => {
  await start();
  await open('/main', 1);
  expect((await gateway.inject('/metrics')).body).toContain('shop_documents_total{app="display"');
  expect((await gateway.inject('/builds/status')).body).toContain('<td>display</td>');
  for (const url of ['/metrics', '/builds/status']) {
    const response = await gateway.inject({ url, headers: { 'x-forwarded-for': '198.51.100.1' } });
    expect(response.statusCode).toBe(404);
  }
});
