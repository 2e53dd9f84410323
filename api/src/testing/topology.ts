import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startValkey } from '@shop/shared/node/testing';
import { fillRegister, startGateway } from './gateway-process';
import { startBalancer } from './nginx';
import { startPgbouncer } from './pgbouncer';
import { startServer } from './server-process';
import type { ServiceProcess } from './service-process';
import { openRacingShop, TEST_SECRET } from './shop';

const GATEWAYS = 2;
const APIS = 3;

const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, freePort));

/** Processes of one kind, each behind a fixed port. */
class Replicas {
  private readonly running = new Map<number, ServiceProcess>();
  constructor(
    private readonly ports: readonly number[],
    private readonly start: (port: number) => Promise<ServiceProcess>,
  ) {}

  get hosts(): string[] {
    return this.ports.map((port) => `127.0.0.1:${port}`);
  }

  async startAll(): Promise<void> {
    for (const port of this.ports) this.running.set(port, await this.start(port));
  }

  /** Ends one process and starts its successor. */
  async replace(at: number, end: keyof ServiceProcess): Promise<void> {
    const port = this.ports[at] as number;
    await this.running.get(port)?.[end]();
    this.running.set(port, await this.start(port));
  }

  /** Replaces the processes one after the other, as a deploy does. */
  async deploy(): Promise<void> {
    for (const at of this.ports.keys()) await this.replace(at, 'stop');
  }

  async killAll(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ killHard }) => killHard()));
  }
}

/**
 * The topology of docs/operations.md as processes of this machine: nginx, two gateways with one register, nginx, three
 * apis, PgBouncer and PostgreSQL. Gateways and apis share a Valkey.
 */
export async function startTopology() {
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  try {
    return { ...(await start(stops)), close };
  } catch (error) {
    // Processes that were started would keep the test process alive.
    await close();
    throw error;
  }
}

/** @param stops receives the function that ends each part, in the order of the starts */
async function start(stops: (() => Promise<unknown>)[]) {
  const shop = await openRacingShop(4);
  stops.push(() => shop.close());
  const root = join(shop.deps.config.apiRoot, '..');
  const folder = mkdtempSync(join(tmpdir(), 'shop-topology-'));
  stops.push(async () => rmSync(folder, { recursive: true, force: true }));
  const releasesDir = join(folder, 'releases');
  fillRegister(root, releasesDir);
  const pooler = await startPgbouncer(shop.databaseUrl);
  stops.push(() => pooler.stop());
  const valkey = await startValkey();
  stops.push(() => valkey.stop());
  const common = { VALKEY_URL: valkey.url, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'silent' };
  const apis = new Replicas(await freePorts(APIS), (port) =>
    startServer(shop.deps.config.apiRoot, {
      ...common,
      API_PORT: String(port),
      DATA_DIR: join(folder, `api-${port}`),
      DATABASE_URL: pooler.urlOf('shop'),
      DATABASE_DIRECT_URL: shop.databaseUrl,
      SHOP_SECRET: TEST_SECRET,
      SAMPLE_GOODS: '0',
    }),
  );
  const gateways = new Replicas(await freePorts(GATEWAYS), (port) =>
    startGateway(root, port, {
      ...common,
      API_URL: balancer.apiUrl,
      PUBLIC_URL: balancer.url,
      RELEASES_DIR: releasesDir,
    }),
  );
  const balancer = await startBalancer({ gateways: gateways.hosts, apis: apis.hosts });
  stops.push(() => balancer.stop());
  stops.push(() => apis.killAll());
  await apis.startAll();
  stops.push(() => gateways.killAll());
  await gateways.startAll();
  return { shop, apis, gateways, balancer, pooler, valkey };
}
