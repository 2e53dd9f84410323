import { couponCalls, goodsCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { openSheet } from '../../../testing/checkout';
import { addCoupon, type CouponOptions } from '../../../testing/coupons';
import { addGoods, type TestGoods } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
// Only the coupons of a test: those of the sample would combine with them.
beforeEach(async () => {
  await shop.db.script(
    "update member_coupon set state = 'REVOKED' where state = 'ISSUED'; update coupon set status = 'STOPPED'",
  );
});

const PRICE_WON = 60_000;

/** Goods at 60,000 won with these coupons on them, which the member has taken. */
async function withCoupons(...coupons: Omit<CouponOptions, 'goodsNos'>[]): Promise<TestGoods> {
  const goods = await addGoods(shop.db, { priceWon: PRICE_WON });
  for (const coupon of coupons) {
    const couponNo = await addCoupon(shop.db, { ...coupon, goodsNos: [goods.goodsNo] });
    await who.call(couponCalls.download, { params: { couponNo } });
  }
  await shop.db.run(sql`select refresh_goods_derived(${[goods.goodsNo]}::bigint[])`);
  return goods;
}

async function offersOf({ goodsNo }: TestGoods) {
  const { price } = await who.call(goodsCalls.detail, { params: { goodsNo } });
  const { items } = await who.call(goodsCalls.cards, { query: { goodsNos: String(goodsNo) } });
  return [price.cardOffer, items[0]?.cardOffer];
}

const goodsCoupon = { kind: 'GOODS', rate: 10 } as const;
const cardCoupon = { name: '카드 3% 할인', kind: 'CARD', rate: 3, minOrderWon: 50_000 } as const;

it('is what the order sheet charges with the own card and the best coupons', async () => {
  const goods = await withCoupons(goodsCoupon, { ...goodsCoupon, rate: 5 }, cardCoupon);
  // 10% of 60,000, then 3% of 54,000.
  const expected = { cardName: '온담카드', couponName: cardCoupon.name, priceWon: 52_380 };
  expect(await offersOf(goods)).toMatchObject([expected, expected]);
  const { amounts } = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
  expect(amounts.goodsWon - amounts.couponWon).toBe(expected.priceWon);
});

it('lets a shopper take the coupon that it needs', async () => {
  const goods = await withCoupons(cardCoupon);
  const [offer] = await offersOf(goods);
  const { coupons } = await who.call(couponCalls.issuable, { query: { goodsNo: goods.goodsNo } });
  expect(coupons.map(({ couponNo }) => couponNo)).toEqual([offer?.couponNo]);
});

it.each([
  ['without a coupon of the card', [goodsCoupon]],
  ['below the least amount', [{ ...cardCoupon, minOrderWon: PRICE_WON + 1 }]],
  [
    'where the coupon of the goods alone saves more',
    [goodsCoupon, { ...cardCoupon, stackableGroup: 'ALONE' }],
  ],
])('is nothing %s', async (_, coupons) => {
  expect(await offersOf(await withCoupons(...coupons))).toEqual([null, null]);
});
