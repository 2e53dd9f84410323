import { couponCalls, fulfilmentTestCalls } from '@shop/shared/contracts';
import { daysMs } from '../../src/platform/clock';
import { buy } from '../../src/testing/checkout';
import { addCoupon } from '../../src/testing/coupons';
import { addGoods } from '../../src/testing/goods';
import { openTestShop, type TestShop } from '../../src/testing/shop';
import type { Visitor } from '../../src/testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn();
}, 120_000);
afterAll(() => shop.close());

it('lists a paid order with its lines', async () => {
  const { skuNo } = await addGoods(shop.db);
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
  const { orders } = await shop.visitor().call(fulfilmentTestCalls.state);
  expect(orders).toMatchObject([{ orderNo, items: [{ state: 'PAY_DONE' }] }]);
});

it('moves the dates of one coupon, and reports a coupon that nobody holds', async () => {
  const couponNo = await addCoupon(shop.db);
  const { issueNo, expiresAt } = await who.call(couponCalls.download, { params: { couponNo } });
  const pass = (no: number) =>
    shop.visitor().call(fulfilmentTestCalls.passCouponDays, { body: { issueNo: no, days: 2 } });
  expect(await pass(issueNo)).toEqual({ isMoved: true });
  const { coupons } = await who.call(couponCalls.mine, { query: {} });
  const moved = coupons.find((coupon) => coupon.issueNo === issueNo);
  expect(Date.parse(expiresAt) - Date.parse(moved?.expiresAt ?? '')).toBe(daysMs(2));
  expect(await pass(issueNo + 1_000)).toEqual({ isMoved: false });
});
