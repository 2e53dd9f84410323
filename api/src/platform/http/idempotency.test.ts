import { addressCalls, orderCalls, orderSheetCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { buy, openSheet, placeBody } from '../../testing/checkout';
import { addGoods } from '../../testing/goods';
import { openTestShop, type TestShop } from '../../testing/shop';
import type { Visitor } from '../../testing/visitor';
import { sql, trustedSql } from '../db/sql';

const nameRow = z.object({ name: z.string() });
const textRow = z.object({ text: z.string() });

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn();
}, 120_000);
afterAll(() => shop.close());

const receiver = {
  alias: '새집',
  receiverName: '남궁별님',
  receiverPhone: '01087654321',
  zip: '06134',
  road: '서울특별시 강남구 별빛로 77',
  detail: '다람쥐아파트 9동',
};
const personal = ['남궁별님', '87654321', '8765-4321', '별빛로', '다람쥐'];

async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await shop.db.rows(
    nameRow,
    sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.db.rows(
      textRow,
      sql`
      select t::text as text from ${trustedSql(`"${name}"`)} t`,
    );
    if (rows.some(({ text }) => words.some((word) => text.includes(word)))) found.push(name);
  }
  return found;
}

it('stores no name, phone or address in clear after an order, in no table', async () => {
  const { addressNo } = await who.call(addressCalls.create, { body: receiver });
  const { skuNo } = await addGoods(shop.db);
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
  const body = { addressNo };
  const changed = await who.call(orderCalls.changeAddress, { params: { orderNo }, body });
  expect(JSON.stringify(changed)).toContain('남궁별님');
  const { addresses } = await who.call(addressCalls.list);
  expect(addresses.map((address) => address.receiverName)).toContain('남궁별님');

  const stored = await shop.db.rows(z.unknown(), sql`select from idempotency where state = 'DONE'`);
  expect(stored.length).toBeGreaterThanOrEqual(4);
  expect(await tablesWith(personal)).toEqual([]);
});

it('returns the stored response for the same key and body, and rejects another body', async () => {
  const key = 'one-form-0001';
  const first = await who.call(addressCalls.create, { body: receiver }, { key });
  const again = await who.request(addressCalls.create, { body: receiver }, { key });
  expect(again).toMatchObject({ status: 200, payload: first });
  expect(again.headers['idempotency-replayed']).toBe('true');
  const other = { ...receiver, detail: '10동' };
  expect(await who.request(addressCalls.create, { body: other }, { key })).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

it('rejects a key that was used before responses were encrypted', async () => {
  const { skuNo } = await addGoods(shop.db);
  const items = [{ skuNo, qty: 1 }];
  const key = 'from-before-0001';
  const create = () =>
    who.request(orderSheetCalls.create, { body: { source: 'DIRECT', items } }, { key });
  expect((await create()).status).toBe(200);
  // The state of such a row after the migration.
  await shop.db.run(sql`
    update idempotency set request_hash = 'a plain hash', response_enc = null where key = ${key}`);
  expect((await create()).status).toBe(422);
});

it('places one order for one key', async () => {
  const { skuNo } = await addGoods(shop.db);
  const body = placeBody(await openSheet(who, [{ skuNo, qty: 1 }]));
  const key = 'one-order-0001';
  const { orderNo } = await who.call(orderCalls.place, { body }, { key });
  expect(await who.call(orderCalls.place, { body }, { key })).toMatchObject({ orderNo });
});
