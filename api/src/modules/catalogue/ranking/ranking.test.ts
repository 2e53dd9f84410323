import { claimCalls, rankingCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods, type TestGoods } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';
import type { Visitor } from '../../../testing/visitor';
import { rankGoods } from './rank-goods';

let shop: TestShop;
let goods: TestGoods[];
let buyers: Visitor[];
beforeEach(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '100' } });
  goods = [];
  for (let at = 0; at < 6; at += 1) goods.push(await addGoods(shop.db, { name: `순위 ${at}` }));
  buyers = await addMembers(shop, 6);
}, 60_000);
afterEach(() => shop.close());

const goodsAt = (at: number): TestGoods => goods[at] ?? raise(at);
const raise = (at: number): never => {
  throw new Error(`no goods ${at}`);
};
const buyerAt = (at: number): Visitor => buyers[at] ?? raise(at);

/** The goods at these positions, bought by so many members each. */
async function sell(counts: readonly number[], qty = 1): Promise<void> {
  for (let who = 0; who < Math.max(...counts); who += 1) {
    const lines = counts.flatMap((count, at) =>
      who < count ? [{ skuNo: goodsAt(at).skuNo, qty }] : [],
    );
    await buy(shop, buyerAt(who), lines);
  }
}

type Query = { period?: 'REALTIME' | 'DAILY'; age?: 'ALL' | '30' | '20'; categoryNo?: number };
const rankedRow = z.object({ rankedAt: z.date() });

/** The stored time of a list, as the response writes it. */
const storedAt = async ({ period = 'REALTIME', age = 'ALL' }: Query) => {
  const row = await shop.db.maybe(
    rankedRow,
    sql`select ranked_at from goods_ranking where period = ${period} and age_group = ${age} and category_no = 0`,
  );
  return row ? row.rankedAt.getTime() : 0;
};

/** Ranks, and reads the list once the cached response has gone. */
const list = async (query: Query = {}) => {
  await rankGoods(shop.db);
  await shop.db.run(sql`select pg_notify('catalogue', 'all')`);
  const read = () => shop.visitor().call(rankingCalls.list, { query });
  const at = await storedAt(query);
  await until(async () => new Date((await read()).rankedAt ?? 0).getTime() === at);
  const { items, ...rest } = await read();
  return {
    ...rest,
    changes: items.map(({ change }) => change),
    places: items.map(({ goods: card }) =>
      goods.findIndex(({ goodsNo }) => goodsNo === card.goodsNo),
    ),
  };
};

it('ranks by members who bought in the last hour, not by pieces', async () => {
  await sell([2, 6, 3, 5, 4]);
  await buy(shop, buyerAt(0), [{ skuNo: goodsAt(0).skuNo, qty: 9 }]);
  const { places, basis, rankedAt } = await list();
  expect(places.slice(0, 3)).toEqual([1, 3, 4]);
  expect(basis).toBe('HOUR');
  expect(rankedAt).not.toBeNull();
});

it('counts a longer time, and says so, when the last hour has too few goods', async () => {
  await sell([5, 4, 4, 3, 2]);
  await shop.db.run(sql`update orders set paid_at = paid_at - interval '3 hours'`);
  await sell([0, 1]);
  expect(await list()).toMatchObject({ basis: 'DAY', places: [0, 1, 2, 3, 4] });
  await shop.db.run(sql`update orders set paid_at = paid_at - interval '100 days'`);
  await shop.deps.outbox.drain();
  expect(await list()).toMatchObject({ basis: 'TOTAL' });
});

it('takes back what was canceled, and ranks nothing that one member alone bought', async () => {
  await sell([0, 3, 3, 3, 3, 3]);
  const line = { skuNo: goodsAt(0).skuNo, qty: 1 };
  await buy(shop, buyerAt(1), [line]);
  const orderNo = await buy(shop, buyerAt(0), [line]);
  expect((await list()).places).toContain(0);
  const scope = { orderNo, reasonCd: 'CHANGED_MIND' as const };
  const { refundWon } = await buyerAt(0).call(claimCalls.estimate, { body: scope });
  await buyerAt(0).call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
  const { places, basis } = await list();
  expect(basis).toBe('HOUR');
  expect(places).not.toContain(0);
});

it('shows the moves from the list of an hour before', async () => {
  await sell([6, 5, 4, 3, 2]);
  expect((await list()).changes).toEqual([0, 0, 0, 0, 0]);
  await shop.db.script(`
    update goods_ranking set base_at = base_at - interval '2 hours';
    update order_item set canceled_qty = qty where goods_no = ${goodsAt(0).goodsNo}`);
  await sell([0, 2, 4, 2, 2, 2]);
  const { places, changes } = await list();
  expect(places.slice(0, 2)).toEqual([1, 2]);
  expect(changes.slice(0, 2)).toEqual([1, 1]);
  expect(changes[places.indexOf(5)]).toBeNull();
});

it('has a list of an age group only of goods that five of it bought', async () => {
  await sell([4, 4, 4, 4, 4]);
  expect(await list({ age: '30' })).toMatchObject({ places: [], basis: null, ages: [] });
  await shop.db.run(sql`delete from goods_ranking`);
  await sell([5, 5, 5, 5, 5, 1]);
  const { places, ages } = await list({ age: '30' });
  expect([...places].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(ages).toEqual(['30']);
  expect((await list({ age: '20' })).places).toEqual([]);
});

it('gives paid places beside the ranks, in their time only', async () => {
  await shop.db.run(sql`
    insert into goods_ad (goods_no, from_at, to_at) values
      (${goodsAt(2).goodsNo}, now() - interval '1 day', now() + interval '1 day'),
      (${goodsAt(3).goodsNo}, now() - interval '2 days', now() - interval '1 day')`);
  const { ads } = await list();
  expect(ads.map(({ goodsNo }) => goodsNo)).toEqual([goodsAt(2).goodsNo]);
});
