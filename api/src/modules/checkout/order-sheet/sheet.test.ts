import { commonEaiCalls, couponCalls, orderCalls, orderSheetCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openSheet, placeBody } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addGoods, setPrice } from '../../../testing/goods';
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
});

describe('order sheet', () => {
  it('preselects the default address, best coupon and own card', async () => {
    const goods = await addGoods(shop.db, { priceWon: 40_000, listPriceWon: 50_000 });
    const small = await addCoupon(shop.db, { amountWon: 1_000 });
    const best = await addCoupon(shop.db, { rate: 10 });
    const tooBig = await addCoupon(shop.db, { amountWon: 9_000, minOrderWon: 100_000 });
    for (const couponNo of [small, best, tooBig])
      await who.call(couponCalls.download, { params: { couponNo } });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect(sheet.address).toMatchObject({ alias: '집', isDefault: true });
    expect(sheet.amounts).toMatchObject({
      listWon: 50_000,
      discountWon: 10_000,
      goodsWon: 40_000,
      deliveryWon: 0,
      couponWon: 4_000,
      payWon: 36_000,
      earnPointWon: 360,
    });
    expect(sheet.cards[0]).toMatchObject({ cardCd: 'OWN', isOwn: true, cardNoTail: '4821' });
    expect(sheet.cards[0]?.plans.map((plan) => plan.months)).toEqual([0]);
    const { coupons, bestIssueNos } = await who.call(orderSheetCalls.coupons, {
      params: { sheetNo: sheet.sheetNo },
      query: {},
    });
    expect(coupons.map((coupon) => [coupon.couponNo, coupon.isUsable, coupon.savingWon])).toEqual([
      [best, true, 4_000],
      [small, true, 1_000],
      [tooBig, false, 0],
    ]);
    expect(coupons[2]?.reason).toBe('60,000원 더 담으면 사용할 수 있어요 (최소 100,000원)');
    expect(bestIssueNos).toEqual(sheet.choices.couponIssueNos);
    for (const issue of coupons)
      await shop.db.script(`delete from member_coupon where issue_no = ${issue.issueNo}`);
  });

  it('refuses a card that is not offered, and keeps the chosen one', async () => {
    const goods = await addGoods(shop.db);
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    const params = { sheetNo: sheet.sheetNo };
    for (const cardCd of ['NOSUCH', '']) {
      const response = await who.request(orderSheetCalls.calculate, { params, body: { cardCd } });
      expect(response).toMatchObject({
        status: 400,
        code: 'INVALID',
        payload: { fields: [{ path: 'cardCd' }] },
      });
    }
    expect((await who.call(orderSheetCalls.view, { params })).choices).toEqual(sheet.choices);
  });

  it('recalculates when coupon, points, coins, island address or months change', async () => {
    const goods = await addGoods(shop.db, { priceWon: 400_000 });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    const jeju = sheet.addresses.find((address) => address.alias === '제주 부모님');
    const params = { sheetNo: sheet.sheetNo };
    await shop.db.script(
      `insert into area_fee (name, zip_from, zip_to, fee) values ('제주', '63000', '63644', 4000)`,
    );
    const view = await who.call(orderSheetCalls.calculate, {
      params,
      body: {
        addressNo: jeju?.addressNo ?? null,
        usePointWon: 1_000,
        useCoinWon: 5_000,
        cardCd: 'OWN',
        installmentMonths: 6,
      },
    });
    expect(view.amounts).toMatchObject({
      areaFeeWon: 4_000,
      pointWon: 1_000,
      coinWon: 5_000,
      payWon: 398_000,
    });
    expect(view.choices).toMatchObject({ useCoinWon: 5_000, installmentMonths: 6 });
    expect(view.cards[0]?.plans.find((plan) => plan.months === 6)).toMatchObject({
      isInterestFree: true,
      feeWon: 0,
    });
    const other = await who.call(orderSheetCalls.calculate, {
      params,
      body: { installmentMonths: 13 },
    });
    expect(other.choices.installmentMonths).toBe(0);
    await shop.db.script('delete from area_fee');
  });

  it('lists the payable cards and their interest-free months', async () => {
    const { cards } = await who.call(commonEaiCalls.callPaymentAvailableCard, { body: {} });
    expect(cards[0]).toMatchObject({ cardCd: 'OWN', isOwn: true, cardNoTail: '4821' });
    expect(cards[0]?.interestFree).toContainEqual({ months: 12, minAmountWon: 300_000 });
    expect(cards[1]).toMatchObject({ cardCd: 'SH', cardNoTail: '1177' });
    expect(cards.at(-1)?.cardNoTail).toBeNull();
  });

  it('is read without changes, and reports a price that changed since it was opened', async () => {
    const goods = await addGoods(shop.db, { name: '배', priceWon: 40_000 });
    const { sheetNo } = await who.call(orderSheetCalls.create, {
      body: { source: 'DIRECT', items: [{ skuNo: goods.skuNo, qty: 1 }] },
    });
    const params = { sheetNo };
    await who.call(orderSheetCalls.calculate, { params, body: { usePointWon: 0, useCoinWon: 0 } });
    const row = () =>
      shop.db.one(z.unknown(), sql`select *, xmin from order_sheet where sheet_no = ${sheetNo}`);
    const before = await row();
    const sheet = await who.call(orderSheetCalls.view, { params });
    expect(sheet.amounts.payWon).toBe(40_000);
    expect(await row()).toEqual(before);
    await setPrice(shop.db, goods.goodsNo, 42_000);
    expect((await who.call(orderSheetCalls.view, { params })).amounts.payWon).toBe(42_000);
    expect(await row()).toEqual(before);
    expect(await who.request(orderCalls.place, { body: placeBody(sheet) })).toMatchObject({
      code: 'ORDER_CHANGED',
      payload: { lines: [{ label: '배', before: '40,000원', after: '42,000원' }, {}] },
    });
  });

  it('rejects other members, and expires after half an hour', async () => {
    const goods = await addGoods(shop.db);
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    const params = { sheetNo: sheet.sheetNo };
    const stranger = shop.visitor();
    await stranger.signIn(members.corporate);
    expect((await stranger.request(orderSheetCalls.view, { params })).status).toBe(404);
    expect((await stranger.request(orderCalls.place, { body: placeBody(sheet) })).status).toBe(404);
    shop.clock.advance(31 * 60_000);
    await who.signIn();
    expect(await who.request(orderSheetCalls.view, { params })).toMatchObject({
      status: 410,
      code: 'SHEET_EXPIRED',
    });
  });
});
