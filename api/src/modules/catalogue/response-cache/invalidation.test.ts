import { catalogueCallIds, goodsCalls, systemCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { addGoods, setPrice } from '../../../testing/goods';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';
import { CHANNEL } from './invalidation';
import { announcePeriods } from './period.jobs';

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
  // Earlier changes are announced one by one; the last may arrive after its price is seen.
  let before: string | undefined;
  await until(async () => {
    const known = before;
    before = await revision();
    return before === known;
  });
  expect(before).toBeTruthy();
  expect(await revision()).toBe(before);
  await setPrice(shop.db, goodsNo, 8_000);
  await until(async () => (await revision()) !== before);
});

it('does not announce statements that change no row', async () => {
  const messages: string[] = [];
  await shop.db.listen(CHANNEL, {
    onMessage: (message) => void messages.push(message),
    onMissed: () => undefined,
  });
  for (const change of [
    sql`update brand set goods_count = 1 where false`,
    sql`update plan_shop set to_at = now() where false`,
    sql`update coupon set status = status where false`,
    sql`insert into area_fee select * from area_fee where false`,
  ])
    await shop.db.run(change);
  await shop.db.run(sql`select pg_notify(${CHANNEL}, 'last')`);
  await until(async () => messages.includes('last'));
  expect(messages).toEqual(['last']);
});

it('changes the revision when a sale begins, and not before', async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 10_000 });
  const known = await revision();
  await shop.db.run(
    sql`update goods set sale_from = now() + interval '1.5 seconds' where goods_no = ${goodsNo}`,
  );
  await until(async () => (await revision()) !== known);
  const before = await revision();
  await announcePeriods(shop.db);
  expect(await revision()).toBe(before);
  await until(async () => {
    await announcePeriods(shop.db);
    return (await revision()) !== before;
  });
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

it('covers with the revision only calls whose responses are invalidated', () => {
  const invalidated = shop.bindings.flatMap(({ call, options }) =>
    options.getCached ? call.id : [],
  );
  expect([...catalogueCallIds].filter((id) => !invalidated.includes(id))).toEqual([]);
  expect(catalogueCallIds.size).toBeGreaterThan(20);
});
