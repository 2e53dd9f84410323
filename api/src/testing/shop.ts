import type { FastifyInstance } from 'fastify';
import { compose } from '../adapters';
import { createApp } from '../app';
import { type Config, readConfig } from '../config';
import { createChecks, type RecordedChecks } from '../platform/checks';
import { type ManualClock, manualClock } from '../platform/clock';
import { createDb, type Db, type DbOptions } from '../platform/db/db';
import { migrate } from '../platform/db/migrate';
import type { Deps } from '../platform/deps';
import type { RouteBinding } from '../platform/http/route';
import type { ApiMetrics } from '../platform/metrics/api-metrics';
import { createSecrets } from '../platform/secrets';
import type { Adapters } from '../ports/index';
import { schemaFiles } from '../schema-files';
import { type Cluster, startCluster } from './postgres-cluster';
import { openTestDatabase } from './test-database';
import { createVisitor, type Visitor } from './visitor';

/** An isolated shop for one test file: empty catalogue, sample members, a clock set by hand. */
export interface TestShop {
  app: FastifyInstance;
  deps: Deps;
  db: Db;
  clock: ManualClock;
  bindings: readonly RouteBinding[];
  metrics: ApiMetrics;
  /** Failed checks of rows and responses; closing the shop throws when there are any. */
  checks: RecordedChecks;
  /** A client with its own cookies. */
  visitor(): Visitor;
  /** Seeds an empty shop, as the process does at its start. */
  seed(): Promise<void>;
  close(): Promise<void>;
}

/** The secret of every test shop; a process on the same database is started with it. */
export const TEST_SECRET = 'a secret for tests only, of some length';

export interface TestShopOptions {
  /** Settings that override the test defaults. */
  env?: Record<string, string>;
  /** Replacement adapters. */
  adapters?: (adapters: Adapters) => Adapters;
  /** Without the sample members. */
  hasNoMembers?: boolean;
}

const configOf = (env: Record<string, string> = {}): Config => ({
  ...readConfig({ LOG_LEVEL: process.env.TEST_LOG ?? 'silent', SAMPLE_GOODS: '0', ...env }),
  dataDir: 'memory',
});

/** Closes the database when the shop fails to start, since the test run would not end otherwise. */
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
  { env, adapters: replace = (adapters) => adapters, hasNoMembers = false }: TestShopOptions,
): Promise<TestShop> {
  const config = configOf(env);
  await migrate(db, schemaFiles(config.apiRoot));
  const clock = manualClock(new Date());
  const secrets = createSecrets(TEST_SECRET);
  const base = { config, db, clock, secrets };
  const { adapters, modules } = await compose(base);
  const { app, deps, bindings, metrics, seed } = await createApp({
    ...base,
    adapters: replace(adapters),
    modules,
  });
  if (!hasNoMembers) {
    const { seedMembers } = await import('./sample');
    await seedMembers(deps);
  }
  const { RECORD_CALLS: recordFolder } = process.env;
  if (recordFolder) {
    const { recordCalls } = await import('./record-calls');
    recordCalls(app, bindings, recordFolder);
  }
  await app.ready();
  return {
    app,
    deps,
    db,
    clock,
    bindings,
    metrics,
    seed,
    checks,
    visitor: () => createVisitor(app),
    close: async () => {
      await app.close();
      await closeDatabase();
      // The request may have been expected to fail for another reason.
      if (checks.problems.length > 0) throw new Error([...new Set(checks.problems)].join('\n\n'));
    },
  };
}

/** On a database of its own; the usual case. */
export async function openTestShop(options?: TestShopOptions): Promise<TestShop> {
  const { stop, ...database } = await openTestDatabase();
  return assemble(database, stop, options);
}

/** On a temporary PostgreSQL with many connections, for concurrency tests. */
export async function openRacingShop(
  poolSize = 40,
): Promise<TestShop & { databaseUrl: string; cluster: Cluster }> {
  const cluster: Cluster = await startCluster();
  const databaseUrl = cluster.createDatabase('shop');
  const shop = await assemble({ url: databaseUrl, poolSize, embedded: false }, cluster.stop);
  return { ...shop, databaseUrl, cluster };
}
