import { basketCalls, couponCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { openSheet } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addGoods } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
// Sample coupons are removed, because they would combine with the coupons of a test.
beforeEach(async () => {
  await shop.db.run(sql`delete from basket`);
  await shop.db.script(
    "update member_coupon set state = 'REVOKED' where state = 'ISSUED'; update coupon set status = 'STOPPED'",
  );
});

const PRICE_WON = 60_000;

async function putGoods(by = who): Promise<number> {
  const { skuNo } = await addGoods(shop.db, { priceWon: PRICE_WON });
  await by.call(basketCalls.add, { body: { items: [{ skuNo, qty: 1 }] } });
  return skuNo;
}
const totals = async (by = who) => (await by.call(basketCalls.view)).totals;

it('prices the basket with a card coupon before and after its download', async () => {
  const skuNo = await putGoods();
  expect((await totals()).ownCard).toBeNull();
  const couponNo = await addCoupon(shop.db, { kind: 'CARD', name: '카드 3%', rate: 3 });
  const offer = { cardName: '온담카드', payWon: 58_200, couponName: '카드 3%' };
  expect(await totals()).toMatchObject({ payWon: PRICE_WON, ownCard: { ...offer, couponNo } });
  await who.call(couponCalls.download, { params: { couponNo } });
  expect((await totals()).ownCard).toEqual({ ...offer, couponNo: null });
  // The order sheet has the same price.
  const { amounts } = await openSheet(who, [{ skuNo, qty: 1 }]);
  expect(amounts.payWon).toBe(58_200);
});

it('counts the other coupons that the member holds', async () => {
  await putGoods();
  const goods = await addCoupon(shop.db, { kind: 'BASKET', amountWon: 10_000 });
  await who.call(couponCalls.download, { params: { couponNo: goods } });
  await addCoupon(shop.db, { kind: 'CARD', rate: 10 });
  expect((await totals()).ownCard?.payWon).toBe(45_000);
});

it('returns the price to visitors too, and none for an empty or too small basket', async () => {
  await addCoupon(shop.db, { kind: 'CARD', rate: 3, minOrderWon: PRICE_WON });
  const visitor = shop.visitor();
  expect((await totals(visitor)).ownCard).toBeNull();
  await putGoods(visitor);
  expect((await totals(visitor)).ownCard?.payWon).toBe(58_200);
  const small = shop.visitor();
  const { skuNo } = await addGoods(shop.db, { priceWon: 10_000 });
  await small.call(basketCalls.add, { body: { items: [{ skuNo, qty: 1 }] } });
  expect((await totals(small)).ownCard).toBeNull();
});
