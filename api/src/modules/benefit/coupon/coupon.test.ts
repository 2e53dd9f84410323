import { couponCalls, orderSheetCalls } from '@shop/shared/contracts';
import { openSheet } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addGoods, addSeller } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  who = shop.visitor();
  await who.signIn();
  await shop.db.script('delete from member_coupon');
});

const take = (couponNo: number) => who.request(couponCalls.download, { params: { couponNo } });

it('issues a coupon once per member, within its stock and period', async () => {
  const couponNo = await addCoupon(shop.db, { totalQty: 1 });
  expect((await take(couponNo)).payload).toMatchObject({
    couponNo,
    state: 'ISSUED',
    amountWon: 3_000,
  });
  expect(await take(couponNo)).toMatchObject({
    status: 422,
    code: 'COUPON_ISSUED',
    message: '이미 받은 쿠폰이에요.',
  });
  const other = shop.visitor();
  await other.signIn(members.family);
  expect(await other.request(couponCalls.download, { params: { couponNo } })).toMatchObject({
    code: 'COUPON_CLOSED',
  });
  const late = await addCoupon(shop.db);
  await shop.db.script(
    `update coupon set issue_to = now() - interval '1 hour' where coupon_no = ${late}`,
  );
  expect((await take(late)).code).toBe('COUPON_PERIOD');
  expect((await take(999_999)).status).toBe(404);
});

it('전체받기 returns a result for each coupon', async () => {
  const [a, b] = [await addCoupon(shop.db), await addCoupon(shop.db)];
  await take(a);
  const { results } = await who.call(couponCalls.downloadAll, {
    body: { couponNos: [a, b, 999_999] },
  });
  expect(results.map((result) => result.isIssued)).toEqual([false, true, false]);
  const { usableCount, coupons } = await who.call(couponCalls.mine, { query: { tab: 'usable' } });
  expect([usableCount, coupons.length]).toEqual([2, 2]);
  shop.clock.advance(31 * 86_400_000);
  await who.signIn();
  const past = await who.call(couponCalls.mine, { query: { tab: 'past' } });
  expect(past.coupons).toHaveLength(2);
  expect(past.takenNos).toEqual(expect.arrayContaining([a, b]));
  shop.clock.advance(-31 * 86_400_000);
});

it('lists downloadable and owned coupons on a goods page', async () => {
  const goods = await addGoods(shop.db, { priceWon: 20_000 });
  const [mine, open] = [
    await addCoupon(shop.db, { kind: 'GOODS', goodsNos: [goods.goodsNo] }),
    await addCoupon(shop.db, { kind: 'GOODS', rate: 30, goodsNos: [goods.goodsNo] }),
  ];
  await take(mine);
  const { coupons } = await who.call(couponCalls.issuable, { query: { goodsNo: goods.goodsNo } });
  expect(coupons.map((coupon) => [coupon.couponNo, coupon.state, coupon.savingWon])).toEqual([
    [open, 'AVAILABLE', 6_000],
    [mine, 'ISSUED', 3_000],
  ]);
});

it('says of a coupon that may be taken twice that it can be taken again, until it was', async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 20_000 });
  const couponNo = await addCoupon(shop.db, { kind: 'GOODS', goodsNos: [goodsNo], perMember: 2 });
  const stateOf = async () => {
    const { coupons } = await who.call(couponCalls.issuable, { query: { goodsNo } });
    return coupons.find((coupon) => coupon.couponNo === couponNo)?.state;
  };
  await take(couponNo);
  expect(await stateOf()).toBe('AVAILABLE');
  await take(couponNo);
  expect(await stateOf()).toBe('ISSUED');
});

describe('쿠폰함', () => {
  const wallet = async (tab: 'usable' | 'used' | 'ended') =>
    (await who.call(couponCalls.wallet, { query: { tab } })).coupons;

  it('shows each coupon in one tab, with what it is for', async () => {
    const { goodsNo } = await addGoods(shop.db, { name: '쿠폰 상품' });
    const [usable, used, ended] = [
      await addCoupon(shop.db, { goodsNos: [goodsNo] }),
      await addCoupon(shop.db),
      await addCoupon(shop.db),
    ];
    for (const couponNo of [usable, used, ended]) await take(couponNo);
    await shop.db.script(`
      update member_coupon set state = 'USED', used_at = now() where coupon_no = ${used};
      update member_coupon set expires_at = now() - interval '1 day' where coupon_no = ${ended}`);
    expect(await wallet('usable')).toMatchObject([
      { couponNo: usable, target: { no: goodsNo, name: '쿠폰 상품', count: 1 } },
    ]);
    expect(await wallet('used')).toMatchObject([{ couponNo: used, target: null }]);
    expect(await wallet('ended')).toMatchObject([{ couponNo: ended, state: 'ISSUED' }]);
  });

  it('says what a browser does not accept', async () => {
    const [app, both] = [await addCoupon(shop.db), await addCoupon(shop.db)];
    for (const couponNo of [app, both]) await take(couponNo);
    await shop.db.script(`
      update coupon set platform = '{30}' where coupon_no = ${app};
      update coupon set platform = '{20,30}' where coupon_no = ${both}`);
    const found = (await wallet('usable')).filter(({ couponNo }) => [app, both].includes(couponNo));
    expect(found.map(({ couponNo, isAppOnly }) => [couponNo, isAppOnly])).toEqual([
      [app, true],
      [both, false],
    ]);
  });

  it('offers what can still be taken', async () => {
    const { goodsNo } = await addGoods(shop.db, { name: '받을 쿠폰의 상품' });
    const [open, code] = [
      await addCoupon(shop.db, { goodsNos: [goodsNo] }),
      await addCoupon(shop.db, { method: 'CODE' }),
    ];
    const offered = (await who.call(couponCalls.available)).coupons;
    expect(offered.find(({ couponNo }) => couponNo === open)?.target).toEqual({
      no: goodsNo,
      name: '받을 쿠폰의 상품',
      count: 1,
    });
    const nos = async () =>
      (await who.call(couponCalls.available)).coupons.map(({ couponNo }) => couponNo);
    expect(await nos()).toContain(open);
    expect(await nos()).not.toContain(code);
    await take(open);
    expect(await nos()).not.toContain(open);
  });
});

describe('on an order sheet', () => {
  const judged = async (items: { skuNo: number; qty: number }[]) => {
    const sheet = await openSheet(who, items);
    const { coupons } = await who.call(orderSheetCalls.coupons, {
      params: { sheetNo: sheet.sheetNo },
    });
    return { sheet, coupons };
  };

  it('a goods coupon discounts only its goods', async () => {
    const [a, b] = [
      await addGoods(shop.db, { priceWon: 30_000 }),
      await addGoods(shop.db, { priceWon: 50_000 }),
    ];
    await take(await addCoupon(shop.db, { rate: 20, goodsNos: [a.goodsNo] }));
    const { sheet } = await judged([
      { skuNo: a.skuNo, qty: 1 },
      { skuNo: b.skuNo, qty: 1 },
    ]);
    const items = sheet.sellers.flatMap((seller) => seller.items);
    expect(Object.fromEntries(items.map((item) => [item.skuNo, item.couponWon]))).toEqual({
      [a.skuNo]: 6_000,
      [b.skuNo]: 0,
    });
    const without = await judged([{ skuNo: b.skuNo, qty: 1 }]);
    expect(without.coupons[0]).toMatchObject({
      isUsable: false,
      reason: '쿠폰을 쓸 수 있는 상품이 없어요',
    });
  });

  it('a delivery coupon pays the delivery fee when there is one', async () => {
    const paid = await addGoods(shop.db, { priceWon: 10_000 });
    const free = await addGoods(shop.db, {
      priceWon: 10_000,
      sellerNo: await addSeller(shop.db, { type: '10', feeWon: 0, freeOverWon: null }),
    });
    await take(await addCoupon(shop.db, { kind: 'DELIVERY', amountWon: 5_000 }));
    const one = await judged([{ skuNo: paid.skuNo, qty: 1 }]);
    expect(one.sheet.amounts).toMatchObject({
      deliveryWon: 3_000,
      couponWon: 3_000,
      payWon: 10_000,
    });
    const none = await judged([{ skuNo: free.skuNo, qty: 1 }]);
    expect(none.coupons[0]).toMatchObject({ isUsable: false, reason: '배송비가 없는 주문이에요' });
  });
});
