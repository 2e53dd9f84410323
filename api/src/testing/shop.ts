import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { compose } from '../adapters';
import { createApp } from '../app';
import { type Config, readConfig } from '../config';
import { createChecks, type RecordedChecks } from '../platform/checks';
import { type ManualClock, manualClock } from '../platform/clock';
import { createDb, type Db, type DbOptions } from '../platform/db/db';
import { migrate } from '../platform/db/migrate';
import { memoryFrom } from '../platform/db/open-pglite';
import { startPglite } from '../platform/db/pglite-process';
import type { Deps } from '../platform/deps';
import type { RouteBinding } from '../platform/http/route';
import { createSecrets } from '../platform/secrets';
import type { Adapters } from '../ports/index';
import { schemaFiles } from '../schema-files';
import { newShopDump } from './new-shop-dump';
import { type Cluster, startCluster } from './postgres-cluster';
import { createVisitor, type Visitor } from './visitor';

/** A shop of its own for one test file: empty catalogue, the sample members, a clock set by hand. */
export interface TestShop {
  app: FastifyInstance;
  deps: Deps;
  db: Db;
  clock: ManualClock;
  bindings: readonly RouteBinding[];
  /** What the checks of rows and replies found; closing the shop fails when there is any. */
  checks: RecordedChecks;
  /** Somebody with his own cookies. */
  visitor(): Visitor;
  /** Fills what an empty shop lacks, as the process does at its start. */
  seed(): Promise<void>;
  close(): Promise<void>;
}

export interface TestShopOptions {
  /** Settings beside the defaults of a test. */
  env?: Record<string, string>;
  /** Replaces adapters by others. */
  adapters?: (made: Adapters) => Adapters;
  /** Without the sample members. */
  hasNoMembers?: boolean;
}

const configOf = (env: Record<string, string> = {}): Config => ({
  ...readConfig({ LOG_LEVEL: process.env.TEST_LOG ?? 'silent', SAMPLE_GOODS: '0', ...env }),
  dataDir: 'memory',
});

/** A shop that does not come up takes its database along, or the test run would never end. */
async function assemble(
  options: Omit<DbOptions, 'checks'>,
  stopDatabase: () => Promise<void>,
  shopOptions: TestShopOptions = {},
): Promise<TestShop> {
  const checks = createChecks();
  const db = createDb({ ...options, checks });
  const closeDatabase = async () => {
    await db.close();
    await stopDatabase();
  };
  try {
    return await openOn(db, checks, closeDatabase, shopOptions);
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

async function openOn(
  db: Db,
  checks: RecordedChecks,
  closeDatabase: () => Promise<void>,
  { env, adapters: replace = (made) => made, hasNoMembers = false }: TestShopOptions,
): Promise<TestShop> {
  const config = configOf(env);
  await migrate(db, schemaFiles(config.apiRoot));
  const clock = manualClock(new Date());
  const secrets = createSecrets('a secret for tests only, of some length');
  const base = { config, db, clock, secrets };
  const { adapters, modules } = await compose(base);
  const { app, deps, bindings, seed } = await createApp({
    ...base,
    adapters: replace(adapters),
    modules,
  });
  if (!hasNoMembers) {
    const { seedMembers } = await import('./sample');
    await seedMembers(deps);
  }
  await app.ready();
  return {
    app,
    deps,
    db,
    clock,
    bindings,
    seed,
    checks,
    visitor: () => createVisitor(app),
    close: async () => {
      await app.close();
      await closeDatabase();
      // A request that failed for it may have been expected to fail for another reason.
      if (checks.problems.length > 0) throw new Error([...new Set(checks.problems)].join('\n\n'));
    },
  };
}

/** On PGlite, from the dump that was made before all files: what most people run. */
export async function openTestShop(options?: TestShopOptions): Promise<TestShop> {
  const pglite = await startPglite({
    entry: join(__dirname, 'database-child.ts'),
    dataDir: memoryFrom(newShopDump()),
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    onLost: (reason) => {
      throw new Error(`The test database ${reason}.`);
    },
  });
  return assemble({ url: pglite.url, poolSize: 1, embedded: true }, pglite.stop, options);
}

/** On a throw-away PostgreSQL with many connections: for everything that races. */
export async function openRacingShop(poolSize = 40): Promise<TestShop> {
  const cluster: Cluster = await startCluster();
  const url = cluster.createDatabase('shop');
  return assemble({ url, poolSize, embedded: false }, cluster.stop);
}
