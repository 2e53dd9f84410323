import { basketCalls, goodsCalls, paymentCalls, searchCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openSheet, place } from '../../../testing/checkout';
import { addDeal, addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';
import { applyCoupons } from './goods.jobs';

const queryRow = z.object({ leadDays: z.number(), cutoffHour: z.number() });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());

const cardOf = async (goodsNo: number) => {
  const { items } = await shop.visitor().call(searchCalls.goods, { query: { type: 'all' } });
  return items.find((item) => item.goodsNo === goodsNo);
};
type Card = NonNullable<Awaited<ReturnType<typeof cardOf>>>;

/** The card once it meets a condition. The list is cached until the database announces a change. */
async function cardWhen(goodsNo: number, isMet: (card: Card) => boolean): Promise<Card> {
  let met: Card | undefined;
  await until(async () => {
    const card = await cardOf(goodsNo);
    met = card && isMet(card) ? card : undefined;
    return met !== undefined;
  });
  return met as Card;
}

const addCoupon = (rate: number, issueTo: string) =>
  shop.db.run(sql`
    insert into coupon (name, kind, method, rate, issue_from, issue_to)
    values ('시험 쿠폰', 'GOODS', 'DOWNLOAD', ${rate}, now() - interval '1 day', now() + ${issueTo}::interval)`);

it('updates coupon prices when coupons begin and end', async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 10_000 });
  await cardWhen(goodsNo, ({ couponPriceWon }) => couponPriceWon === null);
  await addCoupon(10, '1 hour');
  await applyCoupons(shop.db);
  await cardWhen(goodsNo, ({ couponPriceWon }) => couponPriceWon === 9_000);
  await shop.db.run(sql`update coupon set issue_to = now() - interval '1 second'`);
  await applyCoupons(shop.db);
  await cardWhen(goodsNo, ({ couponPriceWon }) => couponPriceWon === null);
});

it("applies a deal to the card's price and sort order, and restores both afterwards", async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 20_000 });
  await addDeal(shop.db, goodsNo, { priceWon: 5_000, qty: 10 });
  await shop.db.run(sql`select refresh_deal_prices()`);
  expect(await cardWhen(goodsNo, ({ deal }) => deal !== null)).toMatchObject({
    salePriceWon: 5_000,
    discountRate: 75,
    deal: { soldRate: 0 },
  });
  const cheapest = await shop.visitor().call(searchCalls.goods, { query: { sort: 'priceAsc' } });
  expect(cheapest.items[0]?.goodsNo).toBe(goodsNo);
  await shop.db.run(sql`update time_deal set sold = qty`);
  await shop.db.run(sql`select refresh_deal_prices()`);
  expect(await cardWhen(goodsNo, ({ deal }) => deal === null)).toMatchObject({
    salePriceWon: 20_000,
  });
});

it('returns the delivery terms on a card, and none for goods sent to the phone', async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 12_000 });
  const { leadDays, cutoffHour } = await shop.db.one(
    queryRow,
    sql`
    select p.lead_days as "leadDays", p.cutoff_hour as "cutoffHour"
    from goods g join delivery_policy p using (delivery_policy_no) where g.goods_no = ${goodsNo}`,
  );
  const sent = await cardWhen(goodsNo, ({ arrival }) => arrival !== null);
  expect(sent.arrival).toEqual({ leadDays, cutoffHour });
  await shop.db.run(sql`update goods set goods_type = 'ECOUPON' where goods_no = ${goodsNo}`);
  await applyCoupons(shop.db);
  await cardWhen(goodsNo, ({ arrival }) => arrival === null);
});

it('shows the price of the cheapest option that can be bought, at every change of stock', async () => {
  const { goodsNo, skuNos } = await addGoods(shop.db, {
    priceWon: 10_000,
    options: [
      ['작은 것', 0],
      ['큰 것', 25_000],
    ],
    stock: 1,
  });
  const [small = 0, large = 0] = skuNos;
  await shop.db.run(sql`update sku set list_price = 50000 where sku_no = ${large}`);
  await shop.db.run(sql`select refresh_goods_derived(array[${goodsNo}::bigint])`);
  await cardWhen(goodsNo, (card) => card.salePriceWon === 10_000 && card.hasPriceRange);
  const buyer = shop.visitor();
  await buyer.signIn();
  const { paymentNo } = await place(buyer, await openSheet(buyer, [{ skuNo: small, qty: 1 }]));
  await shop.deps.outbox.drain();

  const card = await cardWhen(goodsNo, ({ salePriceWon }) => salePriceWon !== 10_000);
  expect(card).toMatchObject({
    ...{ listPriceWon: 50_000, salePriceWon: 35_000, discountRate: 30 },
    ...{ hasPriceRange: false, soldOut: false, delivery: { feeWon: 0 } },
  });
  const visitor = shop.visitor();
  const upTo = (maxWon: number) => visitor.call(searchCalls.goods, { query: { maxWon, size: 96 } });
  const numbersOf = async (maxWon: number) =>
    (await upTo(maxWon)).items.map((item) => item.goodsNo);
  expect(await numbersOf(34_999)).not.toContain(goodsNo);
  expect(await numbersOf(35_000)).toContain(goodsNo);
  const detail = await visitor.call(goodsCalls.detail, { params: { goodsNo } });
  expect(detail.price).toMatchObject({ listPriceWon: 50_000, salePriceWon: 35_000 });
  // The parts of the price add up for the one and the other option.
  expect(detail.options.skus.map(({ addPriceWon }) => addPriceWon)).toEqual([-25_000, 0]);

  await visitor.call(basketCalls.add, { body: { items: [{ skuNo: large, qty: 1 }] } });
  const basket = await visitor.call(basketCalls.view);
  expect(basket.groups[0]?.items[0]).toMatchObject({
    ...{ listPriceWon: 50_000, unitPriceWon: 35_000 },
  });

  await buyer.call(paymentCalls.cancel, { params: { paymentNo } });
  await shop.deps.outbox.drain();
  await cardWhen(goodsNo, ({ salePriceWon }) => salePriceWon === 10_000);
});
