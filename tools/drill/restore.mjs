import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { customers, findSkus, signIn } from '../attack/actors.mjs';
import { createBuyer } from '../attack/buyer.mjs';
import { build } from '../build/build.mjs';
import { startApi } from '../e2e/api.mjs';
import { freePort } from '../e2e/free-port.mjs';
import { createPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../webpack/apps.mjs';

const pg = createRequire(path.join(root, 'api/package.json'))('pg');
const ORDERS = 3;
const SECRET = 'a secret for drills only, of some length';
const MB = 1e6;

/** Starts a PostgreSQL that archives its log, as operations.md says. */
async function startArchiving(folder) {
  const postgres = createPostgres(folder);
  await postgres.initialise();
  const archive = postgres.makeFolder('archive');
  const settings = {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  };
  await postgres.start(settings);
  await postgres.run('createdb', ['-h', folder, '-U', 'postgres', 'shop']);
  return { postgres, settings, archive };
}

const startApiOn = async (url) =>
  startApi({
    port: await freePort(),
    env: { DATABASE_URL: url, SHOP_SECRET: SECRET, SAMPLE_GOODS: '60' },
  });

/** Places and pays orders. @returns the numbers of them */
async function buy(api, count) {
  const client = await signIn(api.url, customers.owner);
  const buyer = createBuyer(client, await findSkus(client, 3), { isPaying: true });
  for (let at = 0; at < count; at += 1) assert.ok(await buyer.buyNext(), 'no sheet was made');
  for (const order of buyer.orders) assert.ok(order.isPaid, `not paid: ${order.last}`);
  return buyer.orders.map(({ orderNo }) => orderNo);
}

async function query(url, text, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** `npm run books`. @returns its last line */
async function compareBooks(url) {
  const { output } = await run('npm', ['run', '--silent', 'books'], {
    quiet: true,
    cwd: root,
    env: { DATABASE_URL: url, SHOP_SECRET: SECRET },
  });
  return output.trim().split('\n').at(-1);
}

/** Replaces the data by the base backup, and replays the archived log until a moment. @returns milliseconds */
async function recover({ postgres, settings, archive }, base, moment) {
  const startedMs = performance.now();
  fs.rmSync(postgres.data, { recursive: true });
  fs.renameSync(base, postgres.data);
  fs.writeFileSync(path.join(postgres.data, 'recovery.signal'), '');
  await postgres.start({
    ...settings,
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: moment,
    recovery_target_inclusive: 'off',
    recovery_target_action: 'promote',
  });
  return performance.now() - startedMs;
}

/** A base backup, orders, a wrong DELETE, and the recovery to the moment before it. @returns figures */
async function restoreIn(folder) {
  const server = await startArchiving(folder);
  const { postgres } = server;
  const url = postgres.urlOf('shop');
  let api;
  try {
    api = await startApiOn(url);
    const base = path.join(folder, 'base');
    await postgres.run('pg_basebackup', [
      '-h',
      folder,
      '-U',
      'postgres',
      '-D',
      base,
      '-X',
      'fetch',
    ]);
    const orderNos = await buy(api, ORDERS);
    const [{ moment }] = await query(url, 'select clock_timestamp()::text as moment');
    await query(url, 'delete from payment_attempt');
    await query(url, 'delete from payment where order_no = any($1)', [orderNos]);
    assert.match(await compareBooks(url), /^[1-9]\d* mismatch/, 'the books agree after the DELETE');
    await api.stop();
    // The log that is being written is archived too.
    await query(url, 'select pg_switch_wal()');
    await postgres.stop('fast');

    const recoveryMs = await recover(server, base, moment);
    assert.equal(await compareBooks(url), '0 mismatches');
    const paid = await query(
      url,
      `select order_no from payment where order_no = any($1) and state = 'PAID'`,
      [orderNos],
    );
    assert.equal(paid.length, ORDERS);
    api = await startApiOn(url);
    await buy(api, 1);
    const archived = fs.readdirSync(server.archive).map((name) => path.join(server.archive, name));
    const bytes = archived.reduce((sum, file) => sum + fs.statSync(file).size, 0);
    return { recoveryMs, archivedMb: bytes / MB };
  } finally {
    await api?.stop();
    await postgres.stop('immediate');
  }
}

/** Tries the restore to a moment before a mistake. @returns a row of the table */
export async function tryRestore() {
  await build({ only: ['api'] });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-drill-'));
  const startedMs = performance.now();
  const row = (figures, result) => [
    'a wrong DELETE is undone by base backup and archived log; orders before it are whole, the books agree, the shop sells',
    figures,
    result,
    ((performance.now() - startedMs) / 1_000).toFixed(1),
    'restore',
  ];
  try {
    const { recoveryMs, archivedMb } = await restoreIn(folder);
    const figures = `${ORDERS} orders after the backup, recovered in ${(recoveryMs / 1_000).toFixed(1)} s from ${archivedMb.toFixed(0)} MB of log`;
    return row(figures, 'holds');
  } catch (error) {
    return row(error.message.split('\n')[0], 'FAILS');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
