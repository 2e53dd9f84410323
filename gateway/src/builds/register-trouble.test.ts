import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { openRegisterStore, type RegisterStore } from '@shop/releases/register';
import { createReleaser, rebuild, type S3Server, startS3Server } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import { createGateway as createAnyGateway } from '../gateway';
import type { GatewayConfig } from '../http/config';
import { createGateway, renderInTest } from '../testing/gateway-in-place';
import { requireRealShell } from '../testing/real-shell';
import { type ReleasedShop, writeReleasedShop } from '../testing/released-shop';

let shop: ReleasedShop;
let folder: string;
let s3: S3Server;
let store: RegisterStore;
let releaser: ReturnType<typeof createReleaser>;
let log: string;
const open: FastifyInstance[] = [];

const objects = () => path.join(folder, 's3/releases');

beforeEach(async () => {
  shop = await writeReleasedShop();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trouble-'));
  s3 = await startS3Server(path.join(folder, 's3'));
  const warn = () => {};
  const nowMs = Date.now;
  store = openRegisterStore({ folder: path.join(folder, 'ci'), bucket: s3.settings, nowMs, warn });
  const context = () => ({ at: new Date().toISOString(), by: 'tester' });
  const { rootDir } = shop;
  releaser = createReleaser({ store, rootDir, context, warn, requireOfShell: requireRealShell });
  await releaser.sync();
  log = '';
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
  await s3.close();
  await shop.close();
  fs.rmSync(folder, { recursive: true });
});

const machine = (name = 'machine'): GatewayConfig => ({
  ...shop.config,
  releasesDir: path.join(folder, name),
  releasesBucket: s3.settings,
  logLevel: 'warn',
});

const start = async (config = machine()): Promise<FastifyInstance> => {
  const lines = new PassThrough();
  lines.on('data', (text) => (log += text));
  const gateway = await createGateway(config, lines);
  open.push(gateway);
  return gateway;
};

const homeOf = async (gateway: FastifyInstance) =>
  /<h1>(.*?)<\/h1>/.exec((await gateway.inject('/main')).body)?.[1];
const readyOf = async (gateway: FastifyInstance) => {
  const { statusCode, body } = await gateway.inject('/builds/ready');
  return { statusCode, ...JSON.parse(body) };
};

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((done) => setTimeout(done, 20));
}

const releaseDisplay = async (build: string, heading: string): Promise<void> => {
  rebuild(shop.rootDir, 'display', build, {
    edit: (code) => code.replaceAll('홈 화면', heading),
  });
  await releaser.publish('display');
  await releaser.promote('display');
};

it('is ready with the revision that it serves', async () => {
  expect(await readyOf(await start())).toEqual({
    statusCode: 200,
    isReady: true,
    revision: 1,
    missing: [],
    isCopy: false,
  });
});

it('is not ready when no thread renders', async () => {
  const lines = new PassThrough();
  const gateway = await createAnyGateway(
    machine(),
    async (options) => {
      const renderer = await renderInTest(options);
      let isStarted = false;
      return {
        ...renderer,
        render: (client, job) => {
          // The pages of the builds are read at the start.
          const isProbe = isStarted && job.kind === 'routes';
          if (job.kind === 'routes' && job.name === 'mypage') isStarted = true;
          return isProbe ? Promise.reject(new Error('gone')) : renderer.render(client, job);
        },
      };
    },
    lines,
  );
  open.push(gateway);
  expect(await readyOf(gateway)).toMatchObject({ statusCode: 503, isReady: false });
});

it('starts with the copies of its machine when the store does not answer, and follows when it does', async () => {
  await (await start()).close();
  const address = s3.settings;
  await s3.close();
  const gateway = await start({ ...machine(), releasesStartMs: 300 });
  expect(await homeOf(gateway)).toBe('홈 화면');
  expect(await readyOf(gateway)).toMatchObject({ statusCode: 200, revision: 1, isCopy: true });
  expect(log).toContain('The builds of revision 1, which this machine has, are served');
  s3 = await startS3Server(path.join(folder, 's3'), true, Number(new URL(address.url).port));
  await releaseDisplay('display0002', '새 홈');
  await until(async () => (await homeOf(gateway)) === '새 홈');
  expect(await readyOf(gateway)).toMatchObject({ revision: 3, isCopy: false });
});

it('ends its threads and does not start without a store and copies', async () => {
  await s3.close();
  const close = jest.fn(async () => {});
  const starting = createAnyGateway(
    { ...machine('new'), releasesStartMs: 300, logLevel: 'silent' },
    async (options) => {
      const renderer = await renderInTest(options);
      return { ...renderer, close };
    },
  );
  await expect(starting).rejects.toThrow(/did not answer a request|does not answer/);
  expect(close).toHaveBeenCalledTimes(1);
  s3 = await startS3Server(path.join(folder, 's3'));
});

it('waits for a store that answers soon', async () => {
  const address = s3.settings;
  await s3.close();
  const starting = start({ ...machine('new'), releasesStartMs: 60_000 });
  await until(async () => log.includes('Trying for 60 s'));
  s3 = await startS3Server(path.join(folder, 's3'), true, Number(new URL(address.url).port));
  expect(await homeOf(await starting)).toBe('홈 화면');
});

it('does not start with an empty folder, which may not be mounted', async () => {
  const releasesDir = path.join(folder, 'unmounted');
  fs.mkdirSync(releasesDir);
  const config = { ...shop.config, releasesDir, releasesStartMs: 50 };
  await expect(start(config)).rejects.toThrow(
    `The release register in ${releasesDir} is empty, or its folder is not mounted.`,
  );
});

it('fetches a build again that could not be fetched, and serves the one before until then', async () => {
  const gateway = await start();
  const [archive, aside] = [path.join(objects(), 'builds/display'), path.join(folder, 'aside')];
  // Published, and gone from the store before the gateway reads its revision.
  rebuild(shop.rootDir, 'display', 'display0002', {
    edit: (code) => code.replaceAll('홈 화면', '새 홈'),
  });
  const put = store.putBuild;
  store.putBuild = async (...args) => {
    await put(...args);
    fs.renameSync(archive, aside);
  };
  await releaser.publish('display');
  await until(async () => (await readyOf(gateway)).missing.length > 0);
  await releaser.promote('display');
  await until(async () => (await readyOf(gateway)).revision === 3);
  expect(await homeOf(gateway)).toBe('홈 화면');
  expect(await readyOf(gateway)).toMatchObject({ missing: ['builds/display/display0002'] });
  // Another gateway has the build, and the page of each shows what both serve.
  fs.cpSync(path.join(folder, 'ci/builds'), path.join(folder, 'other/builds'), { recursive: true });
  const other = await start(machine('other'));
  const { body } = await other.inject('/builds/status');
  const rows = [...body.matchAll(/<tr>(?:(?!<tr>).)*shell shell0001.*?<\/tr>/gs)].map(([row]) => [
    row.includes('display display0001'),
    row.includes('display display0002'),
    row.includes('builds/display/display0002'),
  ]);
  expect(rows.sort()).toEqual([
    [false, true, false],
    [true, false, true],
  ]);
  fs.renameSync(aside, archive);
  await until(async () => (await homeOf(gateway)) === '새 홈');
  expect((await readyOf(gateway)).missing).toEqual([]);
});

it('notices a register that was put back, and serves what it says', async () => {
  await releaseDisplay('display0002', '새 홈');
  const gateway = await start();
  expect(await homeOf(gateway)).toBe('새 홈');
  for (const revision of ['00000002', '00000003'])
    for (const file of fs.readdirSync(path.join(objects(), 'register')))
      if (file.startsWith(revision)) fs.rmSync(path.join(objects(), 'register', file));
  await until(async () => (await homeOf(gateway)) === '홈 화면');
  expect(log).toContain('The release register was put back: revision 3 is gone');
  await releaseDisplay('display0003', '세 번째 홈');
  await until(async () => (await homeOf(gateway)) === '세 번째 홈');
});

it('keeps its builds when the register has gone', async () => {
  const gateway = await start();
  fs.rmSync(path.join(objects(), 'register'), { recursive: true });
  await until(async () => log.includes('has no revision any more'));
  expect(await homeOf(gateway)).toBe('홈 화면');
});
