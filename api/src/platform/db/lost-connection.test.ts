import { Client } from 'pg';
import { z } from 'zod';
import { openRacingShop } from '../../testing/shop';
import { sql } from './sql';

/** On a real PostgreSQL, whose connections can be ended one by one. */
let shop: Awaited<ReturnType<typeof openRacingShop>>;
let admin: Client;
beforeAll(async () => {
  shop = await openRacingShop(4);
  admin = new Client({ connectionString: shop.databaseUrl });
  await admin.connect();
}, 120_000);
afterAll(async () => {
  await admin.end();
  await shop.close();
});

const pidRow = z.object({ pid: z.number() });
const oneRow = z.object({ one: z.number() });

/** Ends a connection and returns when its server process is gone. */
async function terminate(pid: number): Promise<void> {
  await admin.query('select pg_terminate_backend($1)', [pid]);
  for (;;) {
    const left = await admin.query('select from pg_stat_activity where pid = $1', [pid]);
    if (left.rowCount === 0) return;
  }
}

it('fails a transaction whose connection ends between two statements, and works on', async () => {
  const lost = shop.db.tx(async (tx) => {
    const { pid } = await tx.one(pidRow, sql`select pg_backend_pid() as pid`);
    await terminate(pid);
    return tx.one(oneRow, sql`select 1 as one`);
  });
  await expect(lost).rejects.toThrow();
  expect(await shop.db.one(oneRow, sql`select 1 as one`)).toEqual({ one: 1 });
});
