import { z } from 'zod';
import { openTestShop, type TestShop } from '../testing/shop';
import { CheckFailed } from './checks';
import { sql } from './db/sql';
import { checkReply } from './http/check-reply';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterEach(() => shop.checks.clear());
afterAll(() => shop.close());

describe('row', () => {
  const row = z.object({ itemNo: z.number(), note: z.string().nullable() });

  it('passes when its columns match the schema', async () => {
    const query = sql`select 7::bigint as item_no, null::text as note`;
    expect(await shop.db.one(row, query)).toEqual({ itemNo: 7, note: null });
    expect(await shop.db.tx((tx) => tx.rows(row, query))).toEqual([{ itemNo: 7, note: null }]);
  });

  it.each([
    ['misses a column', sql`select 7 as item_no`, 'note'],
    ['has one more', sql`select 7 as item_no, 'x' as note, 1 as more`, 'more'],
    ['has text for a number', sql`select '7' as item_no, 'x' as note`, 'itemNo'],
    ['is null where that is not allowed', sql`select null as item_no, 'x' as note`, 'itemNo'],
  ])('fails when it %s, with the path and the query', async (_, query, column) => {
    const failing = shop.db.rows(row, query);
    await expect(failing).rejects.toThrow(CheckFailed);
    await expect(failing).rejects.toThrow(column);
    await expect(failing).rejects.toThrow(query.strings[0]);
    expect(shop.checks.problems).toHaveLength(1);
  });

  it.each([
    ['would be changed by it', z.object({ n: z.coerce.string() }), sql`select 1 as n`, 'n'],
    [
      'holds JSON with a key it does not name',
      z.object({ data: z.object({ a: z.number() }) }),
      sql`select '{"a":1,"b":2}'::jsonb as data`,
      'data.b',
    ],
  ])('fails when it %s', async (_, schema: z.ZodType, query, path) => {
    await expect(shop.db.rows(schema, query)).rejects.toThrow(`[0.${path}]`);
  });

  it('is numbered when there are several', async () => {
    const query = sql`select n as item_no, case n when 1 then 'x' end as note from generate_series(1, 2) n`;
    await expect(shop.db.rows(row.required().extend({ note: z.string() }), query)).rejects.toThrow(
      '[1.note]',
    );
  });
});

describe('ready JSON response', () => {
  const reply = z.object({ list: z.array(z.object({ goodsNo: z.number() })) });
  const check = (text: string) => () => checkReply(shop.checks, 'goods.list', reply, text);

  it('passes when the contract names every field', () => {
    expect(check('{"list":[{"goodsNo":1}]}')).not.toThrow();
  });

  it.each([
    ['misses a field', '{"list":[{}]}', 'list.0.goodsNo'],
    ['has another type', '{"list":[{"goodsNo":"1"}]}', 'list.0.goodsNo'],
    ['has what the contract does not name', '{"list":[{"goodsNo":1,"cost":2}]}', 'list[0].cost'],
  ])('fails when it %s', (_, text, path) => {
    expect(check(text)).toThrow(path);
  });
});

it('closing a test shop fails when a check failed, even if the error was caught', async () => {
  const other = await openTestShop();
  await other.db.rows(z.object({ n: z.string() }), sql`select 1 as n`).catch(() => undefined);
  await expect(other.close()).rejects.toThrow('select 1 as n');
});
