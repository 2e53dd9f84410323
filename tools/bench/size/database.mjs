import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startApi } from '../../e2e/api.mjs';
import { freePort } from '../../e2e/free-port.mjs';
import { createPostgres } from '../../lib/postgres.mjs';

const runFile = promisify(execFile);
const SMALL_GOODS = 1_200;
/** Copies of each sample goods, which make 100,000 of them. */
const GOODS_COPIES = 82;
/** Copies of the sample members with their 29 past orders, which make 1,000,000 of these. */
const MEMBER_COPIES = 34_400;
/** The database takes ten, and its log the rest. */
const NEEDED_BYTES = 15e9;

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '1GB',
  shared_buffers: '1GB',
  maintenance_work_mem: '512MB',
  autovacuum: 'off',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': 10_000,
};

const secret = 'a secret for measurements only, of some length';

/** Starts an api on one of the databases. */
export const startApiOn = async (url) =>
  startApi({
    port: await freePort(),
    env: { DATABASE_URL: url, SHOP_SECRET: secret, SAMPLE_GOODS: String(SMALL_GOODS) },
  });

function assertRoom(folder) {
  const { bavail, bsize } = fs.statfsSync(folder);
  if (bavail * bsize < NEEDED_BYTES)
    throw new Error(`${folder} has ${Math.round((bavail * bsize) / 1e9)} GB left; 15 are needed.`);
}

/** Runs an SQL file in one of the databases. */
async function runFileOn(url, file, variables) {
  const args = Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]);
  const { stderr } = await runFile('psql', ['-X', '-q', ...args, '-f', file, url]);
  return stderr;
}

/**
 * Starts a PostgreSQL with two shops: `small` with the sample, and `large` with 100,000 goods and 1,000,000 orders.
 * @returns URLs, and the function that stops the server and deletes it
 */
export async function createDatabases({
  goodsCopies = GOODS_COPIES,
  memberCopies = MEMBER_COPIES,
} = {}) {
  assertRoom(os.tmpdir());
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-size-'));
  const postgres = createPostgres(folder);
  const stop = async () => {
    await postgres.stop('immediate');
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const urls = {
    small: postgres.urlOf('small'),
    large: postgres.urlOf('large'),
    admin: postgres.urlOf('postgres'),
  };
  const sql = (database, text) => postgres.run('psql', ['-X', '-q', '-c', text, urls[database]]);
  try {
    await postgres.initialise();
    await postgres.start(settings);
    await sql('admin', 'create extension pg_stat_statements');
    await sql('admin', 'create database small');
    // The first start fills the shop.
    const api = await startApiOn(urls.small);
    await api.stop();
    await sql('admin', 'create database large template small');
    await runFileOn(urls.large, path.join(import.meta.dirname, 'grow.sql'), {
      goods_copies: goodsCopies,
      member_copies: memberCopies,
    });
    for (const database of ['small', 'large']) await sql(database, 'vacuum analyze');
    await sql('admin', 'checkpoint');
    return { urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
