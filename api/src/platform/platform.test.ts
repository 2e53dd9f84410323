import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ConfigError, readConfig } from '../config';
import { bundleOf } from '../testing/server-bundle';
import { openTestShop, type TestShop } from '../testing/shop';
import { createDb } from './db/db';
import { lockFolder } from './db/folder-lock';
import { migrate } from './db/migrate';
import { startPglite } from './db/pglite-process';
import { compile, emptySql, joinSql, sql } from './db/sql';
import { createIdempotency } from './http/idempotency';
import { createSecrets } from './secrets';

const nRow = z.object({ n: z.number() });

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

it('reports every configuration error at once', () => {
  const wrong = () =>
    readConfig({ API_PORT: 'many', DATABASE_URL: 'mysql://x', SHOP_SECRET: 'short' });
  expect(wrong).toThrow(ConfigError);
  expect(wrong).toThrow(/API_PORT.*DATABASE_URL.*SHOP_SECRET/s);
  expect(readConfig({ API_PORT: '', SAMPLE_GOODS: '5' })).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    sampleGoods: 5,
  });
});

it('finds its data in the folder of the project, whatever folder it is started in', () => {
  const { apiRoot } = shop.deps.config;
  const dataDirOf = (DATA_DIR: string) => readConfig({ DATA_DIR }).dataDir;
  expect(dataDirOf('')).toBe(join(apiRoot, '../.data'));
  expect(dataDirOf('.data/second')).toBe(join(apiRoot, '../.data/second'));
  expect(dataDirOf(folder)).toBe(folder);
});

it('keeps values out of the SQL text, and fragments in order', () => {
  const where = joinSql([sql`a = ${1}`, sql`b like ${'x'}`], ' and ');
  expect(compile(sql`select ${emptySql}* from t where ${where} limit ${5}`)).toMatchObject({
    text: 'select * from t where a = $1 and b like $2 limit $3',
    values: [1, 'x', 5],
  });
});

it('rejects a query outside a running transaction instead of deadlocking', async () => {
  await expect(shop.db.tx(() => shop.db.rows(z.unknown(), sql`select 1`))).rejects.toThrow(
    'must use its tx',
  );
});

const crashing = (onLost: (reason: string) => void, restartNotWithinMs: number) =>
  startPglite({
    entry: bundleOf(shop.deps.config.apiRoot),
    dataDir: join(folder, 'crashing'),
    execArgv: [],
    restartNotWithinMs,
    onLost,
  });

it('restarts a crashed embedded database on its folder with its data', async () => {
  const pglite = await crashing((reason) => {
    throw new Error(reason);
  }, 500);
  const db = createDb({ url: pglite.url, poolSize: 1, embedded: true });
  await db.script('create table kept (n int); insert into kept values (7)');
  await wait(600);
  process.kill(pglite.pid() as number, 'SIGKILL');
  const read = () => db.one(nRow, sql`select n from kept`).catch(() => undefined);
  let row = await read();
  for (let tries = 0; !row && tries < 300; tries += 1) {
    await wait(200);
    row = await read();
  }
  expect(row).toEqual({ n: 7 });
  await db.close();
  await pglite.stop();
}, 120_000);

it('gives an embedded database up that crashes soon after its start', async () => {
  const lost = await new Promise<string>((resolve, reject) => {
    void crashing(resolve, 60_000).then(
      (pglite) => process.kill(pglite.pid() as number, 'SIGKILL'),
      reject,
    );
  });
  expect(lost).toBe('ended with SIGKILL');
}, 60_000);

it('allows one owner of a data folder at a time and ignores a dead one', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(/already uses the data folder/);
  release();
  const file = join(folder, 'owner.lock');
  writeFileSync(file, '999999999 1');
  lockFolder(folder)();
  // Its writer may still be at it; after a while it has ended before it wrote.
  writeFileSync(file, '');
  expect(() => lockFolder(folder)).toThrow(/already uses the data folder/);
  utimesSync(file, 0, 0);
  lockFolder(folder)();
});

it('decrypts personal columns, and rejects changed ones', () => {
  const secrets = createSecrets('x'.repeat(32));
  const sealed = secrets.seal('김하늘');
  expect(sealed).not.toContain('김');
  expect(secrets.open(sealed)).toBe('김하늘');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(() => secrets.open(changed)).toThrow();
  expect(() => createSecrets('y'.repeat(32)).open(sealed)).toThrow();
});

it('runs a migration once, and rejects one that changed afterwards', async () => {
  const file = join(folder, '9001_test.sql');
  writeFileSync(file, 'create table once_only (n int);');
  const files = { folder, repeatable: [] };
  expect(await migrate(shop.db, files)).toEqual(['9001_test.sql']);
  expect(await migrate(shop.db, files)).toEqual([]);
  writeFileSync(file, `${readFileSync(file, 'utf8')} -- more`);
  await expect(migrate(shop.db, files)).rejects.toThrow('9001_test.sql was changed');
  rmSync(file);
});

it('runs a repeatable file again only when it changed', async () => {
  const file = join(folder, 'repeatable-test.view');
  const files = { folder, repeatable: [file] };
  writeFileSync(
    file,
    'create or replace function migrate_test() returns int language sql return 1;',
  );
  expect(await migrate(shop.db, files)).toEqual(['repeatable-test.view']);
  expect(await migrate(shop.db, files)).toEqual([]);
  writeFileSync(
    file,
    'create or replace function migrate_test() returns int language sql return 2;',
  );
  expect(await migrate(shop.db, files)).toEqual(['repeatable-test.view']);
  expect(await shop.db.one(z.unknown(), sql`select migrate_test() as value`)).toEqual({ value: 2 });
});

it('commits nothing for a call whose key another has taken over, and runs no committed call again', async () => {
  const keys = createIdempotency(shop.db, shop.clock, shop.deps.secrets);
  await shop.db.script('create table one_write (n int)');
  const claim = () => keys.claim('m1:y', 'key-00002', { a: 1 }, 'member');
  const write = () => shop.db.tx((tx) => tx.run(sql`insert into one_write values (1)`));
  const slow = await claim();
  shop.clock.advance(61_000);
  const quick = await claim();
  await expect(slow.run(write)).rejects.toMatchObject({ code: 'IN_PROGRESS' });
  await slow.abandon(true);
  await quick.run(write);
  await expect(claim()).rejects.toMatchObject({ code: 'IN_PROGRESS' });
  // Its process ends here, before the response is stored.
  shop.clock.advance(61_000);
  await expect(claim()).rejects.toMatchObject({ code: 'ANSWER_LOST' });
  const count = z.object({ count: z.number() });
  expect(await shop.db.one(count, sql`select count(*) from one_write`)).toEqual({ count: 1 });
});

it('releases the idempotency key of a crashed call after a minute', async () => {
  const keys = createIdempotency(shop.db, shop.clock, shop.deps.secrets);
  await keys.claim('m1:x', 'key-00001', { a: 1 }, 'member');
  await expect(keys.claim('m1:x', 'key-00001', { a: 1 }, 'member')).rejects.toMatchObject({
    code: 'IN_PROGRESS',
  });
  shop.clock.advance(61_000);
  const again = await keys.claim('m1:x', 'key-00001', { a: 1 }, 'member');
  await again.finish('{"done":1}');
  expect((await keys.claim('m1:x', 'key-00001', { a: 1 }, 'member')).replay).toBe('{"done":1}');
});
