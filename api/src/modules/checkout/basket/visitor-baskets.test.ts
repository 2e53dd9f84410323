import { basketCalls } from '@shop/shared/contracts';
import { daysMs, hoursMs } from '../../../platform/clock';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { createIdempotency } from '../../../platform/http/idempotency';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
let skuNo: number;
beforeAll(async () => {
  shop = await openTestShop();
  ({ skuNo } = await addGoods(shop.db, { stock: 10_000 }));
}, 120_000);
afterAll(() => shop.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const put = (address: string, visitor = shop.visitor()) =>
  visitor.request(basketCalls.add, { body: { items: [{ skuNo, qty: 1 }] } }, from(address));
const rows = async () => ({
  baskets: (await shop.db.one(countRow, sql`select count(*) from basket`)).count,
  keys: (await shop.db.one(countRow, sql`select count(*) from idempotency`)).count,
});

it('bounds the baskets that visitors of one address begin in a day', async () => {
  const address = '203.0.113.21';
  const first = shop.visitor();
  expect((await put(address, first)).status).toBe(200);
  for (let at = 1; at < 200; at += 1) expect((await put(address)).status).toBe(200);
  const full = await rows();
  expect(full.baskets).toBe(200);
  expect(await put(address)).toMatchObject({ status: 429, code: 'BASKET_LIMIT' });
  expect(await rows()).toEqual(full);
  expect((await put(address, first)).status).toBe(200);
  expect((await put('203.0.113.22')).status).toBe(200);
  shop.clock.advance(daysMs(1));
  expect((await put(address)).status).toBe(200);
});

it('stores no address', async () => {
  const { count } = await shop.db.one(
    countRow,
    sql`select count(*) from basket where guest_client like '%203.0%'`,
  );
  expect(count).toBe(0);
});

it('keeps a visitor’s idempotency key for an hour', async () => {
  await put('203.0.113.23');
  shop.clock.advance(hoursMs(1) + 1_000);
  const { deleteExpired } = createIdempotency(shop.db, shop.clock, shop.deps.secrets);
  await deleteExpired();
  expect((await rows()).keys).toBe(0);
});

it.each(['none', '', 'x', 'b'.repeat(400)])(
  'does not take %j as a visitor number',
  async (value) => {
    const hostile = shop.visitor();
    hostile.cookies.set('shopGuest', value);
    await put('203.0.113.24', hostile);
    expect(hostile.cookies.get('shopGuest')).toMatch(/^[\w-]{43}$/);
    const stranger = shop.visitor();
    expect(await stranger.call(basketCalls.count)).toEqual({ count: 0 });
    stranger.cookies.set('shopGuest', value);
    expect(await stranger.call(basketCalls.count)).toEqual({ count: 0 });
  },
);
