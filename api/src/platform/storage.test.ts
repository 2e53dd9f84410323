import { basketCalls, favoriteCalls, goodsCalls } from '@shop/shared/contracts';
import { Client } from 'pg';
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

it('answers a read that meets the full disk with 503, and does not speak of storing', async () => {
  const who = shop.visitor();
  await who.signIn();
  await who.call(favoriteCalls.set, {
    body: { targetCd: '10', no: goods.goodsNo, isOn: true },
  });
  await shop.db.script(`
    create function refuse_read() returns bigint language plpgsql as $$
      begin raise exception 'could not write to file "base/pgsql_tmp/1"' using errcode = '53100'; end $$;
    alter table favorite rename to favorite_on_disk;
    create view favorite as select * from favorite_on_disk where refuse_read() > 0`);
  const { status, code } = await who.request(favoriteCalls.marks);
  expect([status, code]).toEqual([503, 'DATABASE_AWAY']);
  expect(await ready()).toBe(503);
  await shop.db.script(
    'drop view favorite; drop function refuse_read(); alter table favorite_on_disk rename to favorite',
  );
  await shop.deps.storage.probe();
  expect(await ready()).toBe(200);
});

it('notices a full disk before a shopper does, and spends nothing more of it', async () => {
  expect(await ready()).toBe(200);
  await fillDisk();
  await shop.deps.storage.probe();
  expect(await ready()).toBe(503);
  const query = jest.spyOn(Client.prototype, 'query');
  expect((await put()).code).toBe('STORAGE_FULL');
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
  await freeDisk();
  await shop.deps.storage.probe();
  expect(await ready()).toBe(200);
});
