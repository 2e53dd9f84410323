import fs from 'node:fs';
import path from 'node:path';
import { rebuild, rebuildShell, sampleBoot } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../testing/gateway-in-place';
import { pageDataOf } from '../testing/page-data-of';
import { type ReleasedShop, writeReleasedShop } from '../testing/released-shop';

let shop: ReleasedShop;
let gateway: FastifyInstance;

const boot = { ...sampleBoot, head: 'newHead()' };

beforeEach(async () => {
  shop = await writeReleasedShop();
  rebuildShell(shop.rootDir, 'shell0002', { ending: ' (새 틀)', boot });
  await shop.releaser.publish('shell');
  gateway = await createGateway({ ...shop.config, canaryPollMs: 20 });
});
afterEach(async () => {
  await gateway.close();
  await shop.close();
});

const open = (url: string, cookie = '') => gateway.inject({ url, headers: { cookie } });
const titleOf = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1] ?? '';
const isNew = async (cookie?: string) =>
  titleOf((await open('/main', cookie)).body).endsWith(' (새 틀)');
const latestId = async (cookie?: string) =>
  (await open('/builds/latest.json', cookie)).json().id as string;
const visitors = Array.from(
  { length: 30 },
  (_, no) => `releaseVisitor=${no.toString(16).padStart(16, '0')}`,
);

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((done) => setTimeout(done, 20));
}

it('gives a share of the visitors the canary of a shell, with its own boot scripts', async () => {
  expect(await isNew()).toBe(false);
  await shop.releaser.canary('shell', 50);
  await until(async () => (await open('/main')).headers['set-cookie'] !== undefined);
  const seen = await Promise.all(visitors.map(isNew));
  expect(new Set(seen)).toEqual(new Set([true, false]));
  expect(await Promise.all(visitors.map(isNew))).toEqual(seen);

  const inCanary = await open('/main', visitors[seen.indexOf(true)]);
  expect(inCanary.body).toContain('<script>newHead()</script>');
  expect(inCanary.body).toContain('/assets/shell/shell0002/start.js');
  const outside = await open('/main', visitors[seen.indexOf(false)]);
  expect(outside.body).toContain('/assets/shell/shell0001/start.js');
  const policyOf = ({ headers }: typeof outside) => headers['content-security-policy'];
  expect(policyOf(inCanary)).not.toBe(policyOf(outside));
  for (const build of ['shell0001', 'shell0002'])
    expect((await open(`/assets/shell/${build}/start.js`)).body).toBe('start()');
});

it('promotes and rolls back a shell without a restart, and tells open tabs', async () => {
  const before = await latestId();
  await shop.releaser.promote('shell');
  await until(() => isNew());
  expect(await latestId()).not.toBe(before);
  const choice = await open(`/builds/meta/${await latestId()}.json`);
  expect(choice.json().apps.shell).toBe('shell0002');

  await shop.releaser.rollback('shell');
  await until(async () => !(await isNew()));
  expect(await latestId()).toBe(before);
});

it('serves what a tab of a former shell loads later, also from a gateway that never served it', async () => {
  const { hashes } = pageDataOf((await open('/main')).body);
  const list = hashes['/assets/shell/shell0001/'];
  const former = path.join(shop.releasesDir, 'builds/shell/shell0001/client');
  fs.writeFileSync(path.join(former, 'picture.svg'), '<svg/>');
  fs.writeFileSync(path.join(former, 'added.js'), 'evil()');
  await shop.releaser.promote('shell');
  await gateway.close();
  gateway = await createGateway(shop.config);
  expect(await isNew()).toBe(true);
  const { statusCode, body } = await open(`/builds/hashes/${list}.json`);
  expect(statusCode).toBe(200);
  expect(Object.keys(JSON.parse(body))).toContain('start.js');
  expect((await open('/assets/shell/shell0001/start.js')).body).toBe('start()');
  expect((await open('/assets/shell/shell0001/picture.svg')).body).toBe('<svg/>');
  expect((await open('/assets/shell/shell0001/added.js')).statusCode).toBe(404);
  expect((await open('/builds/hashes/none.json')).statusCode).toBe(404);
});

it('keeps the shell before one whose server build does not start', async () => {
  const marker = path.join(shop.rootDir, 'broken');
  rebuildShell(shop.rootDir, 'shell0003', {
    code: `if (process.getBuiltinModule('node:fs').existsSync(${JSON.stringify(marker)}))
        throw new Error('broken');
      exports.shell = require('@shop/shell/server').shell;`,
  });
  await shop.releaser.publish('shell');
  fs.writeFileSync(marker, '');
  await shop.releaser.promote('shell', 'shell0003');
  // A later release shows that the gateway has seen the one before.
  rebuild(shop.rootDir, 'display', 'display0002', {
    edit: (code) => code.replaceAll('홈 화면', '새 홈'),
  });
  await shop.releaser.publish('display');
  await shop.releaser.promote('display');
  await until(async () => (await open('/main')).body.includes('새 홈'));
  expect((await open('/main')).body).toContain('/assets/shell/shell0001/start.js');
});

it('refuses to publish a shell that was built for other gateways', async () => {
  rebuildShell(shop.rootDir, 'shell0003', { code: 'exports.shell = { version: 999 };' });
  await expect(async () => shop.releaser.publish('shell')).rejects.toThrow(
    'The shell shell0003 was built for gateways of version 999',
  );
});

it('ends the canary of a shell that cannot render', async () => {
  rebuildShell(shop.rootDir, 'shell0003', {
    code: `const { shell } = require('@shop/shell/server');
      exports.shell = { ...shell, render: () => Promise.reject(new Error('no frame')) };`,
  });
  // Without the rule `renders`, which would refuse this build.
  await shop.releaser.publish('shell', ['renders']);
  await shop.releaser.canary('shell', 50, 'shell0003');
  await until(async () => (await open('/main')).headers['set-cookie'] !== undefined);
  const statuses = new Set<number>();
  await until(async () => {
    const path = `/display/device?at=${statuses.size}`;
    for (const visitor of visitors) statuses.add((await open(path, visitor)).statusCode);
    return (await shop.store.latest()).apps.shell?.canary === undefined;
  });
  expect(statuses).toEqual(new Set([200, 503]));
  expect((await shop.store.latest()).apps.shell?.stable).toBe('shell0001');
});
