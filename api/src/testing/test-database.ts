import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { readConfig } from '../config';
import { createDb, type DbOptions } from '../platform/db/db';
import { migrate } from '../platform/db/migrate';
import { memoryFrom } from '../platform/db/open-pglite';
import { startPglite } from '../platform/db/pglite-process';
import { schemaFiles } from '../schema-files';
import { dumpPath, provideDump } from './pglite-dump';
import { type Cluster, hasPostgres, startCluster } from './postgres-cluster';

/**
 * A migrated, empty database for each test file. Where PostgreSQL is installed, one server runs for
 * all files and each database is a copy of a template (50 ms); elsewhere each file gets a PGlite
 * (2 s). Setup and files share the URL of the template by the environment, because they run in
 * different processes.
 */
const TEMPLATE_URL = 'TEST_TEMPLATE_URL';
/** The database that PostgreSQL copies for each new one, so a migrated one makes all of them migrated. */
const TEMPLATE = 'template1';
const POOL_SIZE = 4;

interface TestDatabase extends Omit<DbOptions, 'checks'> {
  stop(): Promise<void>;
}

let cluster: Cluster | undefined;

export async function prepareTestDatabases(): Promise<void> {
  if (!hasPostgres()) return provideDump();
  cluster = await startCluster();
  const url = cluster.urlOf(TEMPLATE);
  const db = createDb({ url, poolSize: 1, embedded: false });
  await migrate(db, schemaFiles(readConfig({}).apiRoot));
  await db.close();
  await cluster.handDown();
  process.env[TEMPLATE_URL] = url;
}

export async function endTestDatabases(): Promise<void> {
  await cluster?.stop();
}

const siblingOf = (url: string, name: string): string => url.replace(`/${TEMPLATE}?`, `/${name}?`);

async function administer(templateUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: siblingOf(templateUrl, 'postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function copyTemplate(templateUrl: string): Promise<TestDatabase> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await administer(templateUrl, `create database ${name} template ${TEMPLATE}`);
  return {
    url: siblingOf(templateUrl, name),
    poolSize: POOL_SIZE,
    embedded: false,
    stop: () => administer(templateUrl, `drop database ${name} with (force)`),
  };
}

async function openPgliteCopy(): Promise<TestDatabase> {
  const pglite = await startPglite({
    entry: join(__dirname, 'database-child.ts'),
    dataDir: memoryFrom(dumpPath()),
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    onLost: (reason) => {
      throw new Error(`The test database ${reason}.`);
    },
  });
  return { url: pglite.url, poolSize: 1, embedded: true, stop: pglite.stop };
}

export function openTestDatabase(): Promise<TestDatabase> {
  const templateUrl = process.env[TEMPLATE_URL];
  return templateUrl ? copyTemplate(templateUrl) : openPgliteCopy();
}
