import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openRegisterStore, type RegisterStore } from '@shop/releases/register';
import { createReleaser, rebuild, type S3Server, startS3Server } from '@shop/releases/testing';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../http/config';
import { createGateway } from '../testing/gateway-in-place';
import { requireRealShell } from '../testing/real-shell';
import { type ReleasedShop, writeReleasedShop } from '../testing/released-shop';

let shop: ReleasedShop;
let folder: string;
let s3: S3Server;
const open: FastifyInstance[] = [];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-counts-'));
  s3 = await startS3Server(path.join(folder, 's3'));
});
beforeEach(async () => {
  shop = await writeReleasedShop();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
  await shop.close();
});
afterAll(async () => {
  await s3.close();
  fs.rmSync(folder, { recursive: true });
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((done) => setTimeout(done, 20));
}

/** A register with a canary of display for half of the visitors. */
async function startCanary(store: RegisterStore): Promise<void> {
  const context = () => ({ at: new Date().toISOString(), by: 'tester' });
  const { rootDir } = shop;
  const releaser = createReleaser({
    store,
    rootDir,
    context,
    warn: () => {},
    requireOfShell: requireRealShell,
  });
  await releaser.sync();
  rebuild(rootDir, 'display', 'display0002');
  await releaser.publish('display');
  await releaser.canary('display', 50);
}

const start = async (config: Partial<GatewayConfig>): Promise<FastifyInstance> => {
  const gateway = await createGateway({
    ...shop.config,
    canaryPollMs: 20,
    trustedProxies: ['127.0.0.1'],
    ...config,
  });
  open.push(gateway);
  return gateway;
};

const idOf = async (gateway: FastifyInstance, no?: number): Promise<string> => {
  const cookie = no === undefined ? '' : `releaseVisitor=${no.toString(16).padStart(16, '0')}`;
  return (await gateway.inject({ url: '/builds/latest.json', headers: { cookie } })).json().id;
};

/** Three visitors of the canary report an error, ten of the stable build none: too few to be certain. */
async function visit(gateway: FastifyInstance): Promise<void> {
  const stable = await idOf(gateway);
  const left = { canary: 3, stable: 10 };
  for (let no = 0; left.canary + left.stable > 0; no += 1) {
    const id = await idOf(gateway, no);
    const kind = id === stable ? 'stable' : 'canary';
    if (left[kind] === 0) continue;
    left[kind] -= 1;
    const { statusCode } = await gateway.inject({
      method: 'POST',
      url: '/builds/report',
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': `198.51.100.${no}` },
      payload: JSON.stringify({
        id,
        views: { display: 1 },
        errors: kind === 'canary' ? { display: 1 } : {},
        loadFailures: {},
        landing: 'display',
      }),
    });
    expect(statusCode).toBe(204);
  }
}

const canaryOf = async (store: RegisterStore) => (await store.latest()).apps.display?.canary;
/** The bucket of the test shows a note while it is being written. */
function failuresOf(text: string): number {
  try {
    return JSON.parse(text).canary.failingVisitors;
  } catch {
    return 0;
  }
}

const failuresIn = async (store: RegisterStore): Promise<number> =>
  [...(await store.notes.list('counts')).values()]
    .map(failuresOf)
    .reduce((sum, count) => sum + count, 0);

const stores: Record<string, () => Partial<GatewayConfig>> = {
  folder: () => ({ releasesDir: fs.mkdtempSync(path.join(folder, 'register-')) }),
  bucket: () => ({
    releasesDir: fs.mkdtempSync(path.join(folder, 'machine-')),
    releasesBucket: s3.settings,
  }),
};

const openStore = ({ releasesDir = '', releasesBucket: bucket }: Partial<GatewayConfig>) =>
  openRegisterStore({ folder: releasesDir, bucket, nowMs: Date.now, warn: () => {} });

it.each(['folder', 'bucket'])(
  'ends a canary by what two gateways counted together, in a %s',
  async (kind) => {
    const config = stores[kind]?.() ?? {};
    const store = openStore(config);
    await startCanary(store);
    const [one, other] = [await start(config), await start(config)];
    await visit(one);
    await until(async () => (await failuresIn(store)) === 3);
    expect(await canaryOf(store)).toMatchObject({ build: 'display0002' });
    await visit(other);
    await until(async () => (await canaryOf(store)) === undefined);
    expect((await store.latest()).changes[0]?.reason).toBe(
      '100.0 % of its visitors met a failure, 0.0 % of the stable build’s',
    );
    // The next canary begins with none.
    await until(async () => (await store.notes.list('counts')).size === 0);
  },
);

it('ends a canary by what a gateway counted before and after a restart', async () => {
  const config = stores.folder?.() ?? {};
  const store = openStore(config);
  await startCanary(store);
  const before = await start(config);
  await visit(before);
  await before.close();
  expect(await failuresIn(store)).toBe(3);
  expect(await canaryOf(store)).toMatchObject({ build: 'display0002' });
  await visit(await start(config));
  await until(async () => (await canaryOf(store)) === undefined);
});
