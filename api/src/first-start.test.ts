import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { createDb } from './platform/db/db';
import { migrate } from './platform/db/migrate';
import { prepareAlone } from './platform/db/prepare-alone';
import { countRow } from './platform/db/row';
import { sql } from './platform/db/sql';
import { startServer } from './testing/server-process';
import { openRacingShop, TEST_SECRET } from './testing/shop';

/** Starts and deploys of several processes at one PostgreSQL. */
let shop: Awaited<ReturnType<typeof openRacingShop>>;
beforeAll(async () => {
  shop = await openRacingShop(4);
}, 120_000);
afterAll(() => shop.close(), 60_000);

const urlOf = (name: string) => shop.databaseUrl.replace('/shop?', `/${name}?`);

it('prepares an empty database once, whatever number of processes starts at it', async () => {
  await shop.db.script('create database empty template template0');
  const servers = await Promise.all(
    [1, 2, 3].map(() =>
      startServer(shop.deps.config.apiRoot, {
        DATABASE_URL: urlOf('empty'),
        SHOP_SECRET: TEST_SECRET,
        SAMPLE_GOODS: '60',
      }),
    ),
  );
  const db = createDb({ url: urlOf('empty'), poolSize: 1, embedded: false });
  const { count } = await db.one(countRow, sql`select count(*) as count from goods`);
  expect(count).toBe(60);
  await db.close();
  await Promise.all(servers.map(({ killHard }) => killHard()));
}, 120_000);

const nameRow = z.object({ name: z.string() });

it('has no function with a body in SQL syntax that takes a row of a table', async () => {
  // PostgreSQL 15.20 refuses to add a column with a default to such a table.
  const functions = await shop.db.rows(
    nameRow,
    sql`select p.proname as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosqlbody is not null and exists (
        select from unnest(p.proargtypes) as arg join pg_type t on t.oid = arg where t.typtype = 'c')`,
  );
  expect(functions).toEqual([]);
});

describe('a migration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-migrations-'));
  const alter = 'alter table brand add column if not exists deploy_test text';
  writeFileSync(join(folder, '9001_brand.sql'), alter);
  const deploy = (text = alter) => {
    writeFileSync(join(folder, '9001_brand.sql'), text);
    return prepareAlone(shop.databaseUrl, (db) => migrate(db, { folder, repeatable: [] }));
  };

  it('lets readers of its table pass while it waits for one', async () => {
    const reader = new Client({ connectionString: shop.databaseUrl });
    await reader.connect();
    await reader.query('begin; select from brand limit 1');
    const deployed = deploy();
    for (let readers = 0; readers < 10; readers += 1) {
      await shop.db.rows(countRow, sql`select count(*) as count from brand`);
      await new Promise((done) => setTimeout(done, 100));
    }
    await reader.query('commit');
    await reader.end();
    expect(await deployed).toEqual(['9001_brand.sql']);
  }, 60_000);

  it('may take longer than a statement of the shop', async () => {
    const hurried = createDb({
      ...{ url: shop.databaseUrl, poolSize: 1, embedded: false },
      timeoutMs: 200,
    });
    await expect(hurried.script('select pg_sleep(1)')).rejects.toThrow(/timeout/);
    await hurried.close();
    await shop.db.run(sql`delete from schema_migration where name = '9001_brand.sql'`);
    expect(await deploy(`select pg_sleep(1); ${alter}`)).toEqual(['9001_brand.sql']);
  }, 60_000);

  it('runs no file again whose former text ran, and refuses any other change', async () => {
    const former = createHash('sha256').update(alter).digest('hex');
    await shop.db.run(
      sql`update schema_migration set checksum = ${former} where name = '9001_brand.sql'`,
    );
    await expect(deploy(`${alter};`)).rejects.toThrow('was changed after it ran');
    const file = join(folder, 'former-checksums.json');
    writeFileSync(file, JSON.stringify({ '9001_brand.sql': [former] }));
    expect(await deploy(`${alter};`)).toEqual([]);
  });
});
