import { goodsCalls, systemCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { addGoods, setPrice } from '../../../testing/goods';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';

let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop(4);
}, 60_000);
afterAll(() => shop.close());

const priceOf = async (goodsNo: number): Promise<number> =>
  (await shop.visitor().call(goodsCalls.detail, { params: { goodsNo } })).price.salePriceWon;

it('invalidates on a commit of any connection on PostgreSQL', async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 10_000 });
  expect(await priceOf(goodsNo)).toBe(10_000);
  await setPrice(shop.db, goodsNo, 9_000);
  await until(async () => (await priceOf(goodsNo)) === 9_000);
});

const revision = async (): Promise<string | undefined> =>
  (await shop.visitor().call(systemCalls.status)).catalogueRevision;

it('changes the revision of the system status with a change, and only then', async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 10_000 });
  await setPrice(shop.db, goodsNo, 9_000);
  await until(async () => (await priceOf(goodsNo)) === 9_000);
  const before = await revision();
  expect(before).toBeTruthy();
  expect(await revision()).toBe(before);
  await setPrice(shop.db, goodsNo, 8_000);
  await until(async () => (await revision()) !== before);
});

it('does not invalidate on a rollback', async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 10_000 });
  expect(await priceOf(goodsNo)).toBe(10_000);
  await shop.db
    .tx(async (tx) => {
      await tx.run(sql`update goods set sale_price = 1 where goods_no = ${goodsNo}`);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await priceOf(goodsNo)).toBe(10_000);
});
