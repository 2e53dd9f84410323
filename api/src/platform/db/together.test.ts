import { Client } from 'pg';
import { z } from 'zod';
import { openTestShop, type TestShop } from '../../testing/shop';
import { countRow, foundRow } from './row';
import { sql } from './sql';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ hasNoMembers: true });
}, 120_000);
afterAll(() => shop.close());

async function sentBy<T>(work: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const query = jest.spyOn(Client.prototype, 'query');
  const result = await work();
  const statements = query.mock.calls.length;
  query.mockRestore();
  return { result, statements };
}

const valuesRow = z.object({
  bigNo: z.number(),
  ratio: z.number(),
  name: z.string().nullable(),
  at: z.date(),
  endsAt: z.date().nullable(),
  tone: z.array(z.number()),
  parts: z.array(z.object({ partNo: z.number() })),
});
const values = sql`
  select ${7_000_000_000}::bigint as big_no, 0.5::numeric as ratio, ${'"이름" \\'}::text as name,
    timestamptz '2026-11-29 06:31:00.123456+09' as at, null::timestamptz as ends_at, '{11,12}'::int[] as tone,
    json_build_array(json_build_object('partNo', 3)) as parts`;
const descending = sql`select n as count from generate_series(1, 50) n order by n desc`;
const nothing = sql`select true as found where false`;

it('returns what each read would return alone, from one statement', async () => {
  const { db } = shop;
  const alone = [await db.rows(valuesRow, values), await db.rows(countRow, descending)];
  const { result, statements } = await sentBy(() =>
    db.together((batch) =>
      Promise.all([
        batch.rows(valuesRow, values),
        batch.rows(countRow, descending),
        batch.maybe(foundRow, nothing),
        batch.one(countRow, sql`select ${5}::int as count`),
      ]),
    ),
  );
  expect(result).toEqual([...alone, undefined, { count: 5 }]);
  expect(statements).toBe(1);
});

it('sends a read that waits for others as the next statement', async () => {
  const { result, statements } = await sentBy(() =>
    shop.db.together(async (batch) => {
      const [{ count: first }, { count: second }] = await Promise.all([
        batch.one(countRow, sql`select 2 as count`),
        batch.one(countRow, sql`select 3 as count`),
      ]);
      return batch.one(countRow, sql`select ${first * second}::int as count`);
    }),
  );
  expect([result, statements]).toEqual([{ count: 6 }, 2]);
});

it('fails all reads of a statement of which one fails, and runs no write', async () => {
  const failing = shop.db.together((batch) =>
    Promise.allSettled([
      batch.rows(countRow, descending),
      batch.rows(countRow, sql`select 1 / 0 as count`),
    ]),
  );
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(shop.db.together((batch) => batch.run(sql`delete from orders`))).rejects.toThrow(
    'Only reads are sent together.',
  );
});
