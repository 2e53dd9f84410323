import { basketCalls, goodsCalls } from '@shop/shared/contracts';
import { addGoods } from '../testing/goods';
import { openTestShop, type TestShop } from '../testing/shop';

let shop: TestShop;
let goods: Awaited<ReturnType<typeof addGoods>>;
beforeAll(async () => {
  shop = await openTestShop();
  goods = await addGoods(shop.db);
  // What PostgreSQL and PGlite report when a file cannot grow.
  await shop.db.script(`
    create function refuse_write() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
}, 120_000);
afterAll(() => shop.close());

const tables = ['idempotency', 'basket_item', 'storage_probe', 'session'];
const fillDisk = () =>
  shop.db.script(
    tables
      .map(
        (table) => `create trigger full_disk before insert on ${table}
          for each row execute function refuse_write();`,
      )
      .join('\n'),
  );
const freeDisk = () =>
  shop.db.script(tables.map((table) => `drop trigger full_disk on ${table};`).join('\n'));

const put = () =>
  shop.visitor().request(basketCalls.add, { body: { items: [{ skuNo: goods.skuNo, qty: 1 }] } });
const ready = async () => (await shop.app.inject('/api/ready')).statusCode;

it('refuses writes with 503 on a full disk, is not ready, reads on, and recovers by itself', async () => {
  await fillDisk();
  const refused = await put();
  expect([refused.status, refused.code]).toEqual([503, 'STORAGE_FULL']);
  expect(refused.headers['retry-after']).toBe('30');
  expect(await ready()).toBe(503);
  const { goodsNo } = goods;
  expect((await shop.visitor().request(goodsCalls.detail, { params: { goodsNo } })).status).toBe(
    200,
  );
  expect((await shop.visitor().request(basketCalls.view)).status).toBe(200);
  expect((await shop.app.inject('/api/health')).statusCode).toBe(200);

  await shop.deps.storage.probe();
  expect(await ready()).toBe(503);
  await freeDisk();
  await shop.deps.storage.probe();
  expect(await ready()).toBe(200);
  expect((await put()).status).toBe(200);
});

it('notices a full disk before a shopper does', async () => {
  expect(await ready()).toBe(200);
  await fillDisk();
  await shop.deps.storage.probe();
  expect(await ready()).toBe(503);
  await freeDisk();
  await shop.deps.storage.probe();
  expect(await ready()).toBe(200);
});
