import { z } from 'zod';
import { openRacingShop } from '../../testing/shop';
import { createDb } from './db';
import { createProcessLock } from './process-lock';
import { type Sql, sql } from './sql';

let shop: Awaited<ReturnType<typeof openRacingShop>>;
beforeAll(async () => {
  shop = await openRacingShop(2);
}, 120_000);
afterAll(() => shop.close());

const row = z.object({ hasEnded: z.boolean() });
const hasEnded = async (of: (column: Sql) => Sql, no: number | null) =>
  (await shop.db.one(row, sql`select ${of(sql`${no}::int`)} as has_ended`)).hasEnded;

it('tells a living process from one that has closed its database', async () => {
  const other = createDb({ url: shop.databaseUrl, poolSize: 1, embedded: false });
  const [no, otherNo] = [await shop.db.processNo(), await other.processNo()];
  if (no === undefined || otherNo === undefined) throw new Error('A process has no number.');
  expect(await shop.db.processNo()).toBe(no);
  expect([await hasEnded(shop.db.hasEnded, no), await hasEnded(shop.db.hasEnded, otherNo)]).toEqual(
    [false, false],
  );
  await other.close();
  expect(await hasEnded(shop.db.hasEnded, otherNo)).toBe(true);
  expect(await hasEnded(shop.db.hasEnded, null)).toBe(false);
  expect(await other.processNo()).toBeUndefined();
});

it('has no number while the database is away', async () => {
  const lost = createProcessLock('postgres://127.0.0.1:1/nothing', false);
  expect(await lost.processNo()).toBeUndefined();
  await lost.close();
});

it('takes every other number for dead on PGlite, which has one process', async () => {
  const lock = createProcessLock('', true);
  const no = (await lock.processNo()) ?? 0;
  expect(await hasEnded(lock.hasEnded, no)).toBe(false);
  expect(await hasEnded(lock.hasEnded, no === 1 ? 2 : no - 1)).toBe(true);
  expect(await hasEnded(lock.hasEnded, null)).toBe(false);
});
