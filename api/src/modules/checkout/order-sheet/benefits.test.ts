import {
  claimCalls,
  couponCalls,
  orderCalls,
  orderSheetCalls,
  pointCalls,
  type SheetView,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { buy, openSheet, pay, place, placeBody } from '../../../testing/checkout';
import { addCouponCode, addGiftCard } from '../../../testing/codes';
import { addCoupon, type CouponOptions } from '../../../testing/coupons';
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
beforeEach(async () => {
  await shop.db.script("update member_coupon set state = 'REVOKED' where state = 'ISSUED'");
  await shop.db.script('delete from wrong_code');
});

/** Adds a coupon and gives it to the member. @returns the issue number */
async function hold(options: CouponOptions): Promise<number> {
  const couponNo = await addCoupon(shop.db, options);
  return (await who.call(couponCalls.download, { params: { couponNo } })).issueNo;
}

const couponsOf = (sheet: SheetView, picked?: string) =>
  who.call(orderSheetCalls.coupons, { params: { sheetNo: sheet.sheetNo }, query: { picked } });

const calculate = (sheet: SheetView, body: Partial<SheetView['choices']>) =>
  who.request(orderSheetCalls.calculate, { params: { sheetNo: sheet.sheetNo }, body });

describe('several coupons', () => {
  it('presets the best of every kind, stores each with the order and refunds from what is stored', async () => {
    const [coat, mug] = [
      await addGoods(shop.db, { priceWon: 40_000, name: '코트' }),
      await addGoods(shop.db, { priceWon: 10_000, name: '머그' }),
    ];
    const issues = {
      goods: await hold({
        name: '코트 쿠폰',
        kind: 'GOODS',
        amountWon: 4_000,
        goodsNos: [coat.goodsNo],
      }),
      duplicate: await hold({
        name: '중복 쿠폰',
        kind: 'DUPLICATE',
        rate: 10,
        goodsNos: [coat.goodsNo],
      }),
      basket: await hold({ name: '장바구니 쿠폰', kind: 'BASKET', amountWon: 2_000 }),
      card: await hold({ name: '카드 쿠폰', kind: 'CARD', amountWon: 1_000 }),
    };
    const less = await hold({ name: '작은 쿠폰', kind: 'BASKET', amountWon: 500 });
    const items = [
      { skuNo: coat.skuNo, qty: 1 },
      { skuNo: mug.skuNo, qty: 1 },
    ];
    const sheet = await openSheet(who, items);
    // 4,000, then 10% of 36,000, then 2,000 and 1,000.
    expect(sheet.amounts).toMatchObject({ couponWon: 10_600, payWon: 42_400 });
    expect(sheet.choices.couponIssueNos).toEqual(Object.values(issues).sort((a, b) => a - b));
    expect(sheet.benefits.isBest).toBe(true);
    const texts = sheet.sellers.flatMap(({ items: of }) => of.map((item) => item.couponText));
    expect(texts.sort()).toEqual(['상품·중복·장바구니·카드 쿠폰', '장바구니·카드 쿠폰'].sort());
    const { coupons, bestSavingWon } = await couponsOf(sheet);
    expect(bestSavingWon).toBe(10_600);
    expect(coupons.find(({ issueNo }) => issueNo === less)).toMatchObject({
      isTaken: false,
      isUsable: true,
      savingWon: 500,
      reason: '장바구니 쿠폰은 한 주문에 한 장만 사용할 수 있어요',
    });

    const orderNo = await buy(shop, who, items);
    const order = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(order.amounts).toMatchObject({
      couponWon: 10_600,
      couponName: '코트 쿠폰, 중복 쿠폰, 장바구니 쿠폰, 카드 쿠폰',
    });
    const stored = await shop.db.rows(
      z.object({ ref: z.string(), amount: z.number() }),
      sql`
      select d.ref, sum(d.amount)::bigint as amount from order_item i join order_item_discount d using (item_no)
      where i.order_no = ${orderNo} and d.source = 'COUPON' group by d.ref order by d.ref::bigint`,
    );
    expect(stored).toEqual([
      { ref: String(issues.goods), amount: 4_000 },
      { ref: String(issues.duplicate), amount: 3_600 },
      { ref: String(issues.basket), amount: 2_000 },
      { ref: String(issues.card), amount: 1_000 },
    ]);

    // The coat alone: its own two coupons come back, those of the whole order stay used.
    const coatItem = order.items.find(({ goodsName }) => goodsName === '코트');
    const scope = {
      orderNo,
      items: [{ itemNo: coatItem?.itemNo ?? 0, qty: 1 }],
      reasonCd: 'OTHER' as const,
    };
    const estimate = await who.call(claimCalls.estimate, { body: scope });
    expect(estimate.couponNamesBack).toEqual(['코트 쿠폰', '중복 쿠폰']);
    await who.call(claimCalls.cancel, {
      body: { ...scope, expectedRefundWon: estimate.refundWon },
    });
    const usable = await who.call(couponCalls.mine, { query: { tab: 'usable' } });
    expect(usable.coupons.map(({ issueNo }) => issueNo).sort((a, b) => a - b)).toEqual(
      [issues.goods, issues.duplicate, less].sort((a, b) => a - b),
    );
    const rest = { orderNo, reasonCd: 'OTHER' as const };
    const last = await who.call(claimCalls.estimate, { body: rest });
    expect(last.couponNamesBack).toEqual(['장바구니 쿠폰', '카드 쿠폰']);
    expect(estimate.refundWon + last.refundWon).toBe(42_400);
  });

  it('tells what a delivery coupon saves apart from the others', async () => {
    const goods = await addGoods(shop.db, { priceWon: 20_000 });
    await hold({ kind: 'DELIVERY', amountWon: 3_000 });
    await hold({ amountWon: 1_000 });
    const { amounts } = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect(amounts).toMatchObject({
      deliveryWon: 3_000,
      couponWon: 4_000,
      deliveryCouponWon: 3_000,
      payWon: 19_000,
    });
  });

  it('previews another choice without storing it, and can be changed by hand', async () => {
    const goods = await addGoods(shop.db, { priceWon: 50_000 });
    const big = await hold({ amountWon: 5_000 });
    const small = await hold({ amountWon: 1_000 });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect((await couponsOf(sheet, String(small))).savingWon).toBe(1_000);
    expect((await couponsOf(sheet, 'none')).savingWon).toBe(0);
    expect((await couponsOf(sheet)).savingWon).toBe(5_000);
    const changed = await calculate(sheet, { couponIssueNos: [small] });
    expect(changed.payload).toMatchObject({
      choices: { couponIssueNos: [small] },
      benefits: { isBest: false, couponNames: ['시험 쿠폰'] },
      amounts: { couponWon: 1_000 },
    });
    const params = { sheetNo: sheet.sheetNo };
    const best = await who.call(orderSheetCalls.best, { params, body: {} });
    expect(best).toMatchObject({ choices: { couponIssueNos: [big] }, benefits: { isBest: true } });
  });

  it('drops a card coupon when another card is chosen, and says why', async () => {
    const goods = await addGoods(shop.db, { priceWon: 50_000 });
    const card = await hold({ kind: 'CARD', amountWon: 3_000 });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect(sheet.choices.couponIssueNos).toEqual([card]);
    const other = (await calculate(sheet, { cardCd: 'SH' })).payload;
    expect(other.amounts.couponWon).toBe(0);
    expect((await couponsOf(other)).coupons[0]).toMatchObject({
      isUsable: false,
      reason: '행사 카드로 결제할 때 사용할 수 있어요',
    });
  });

  it('refuses an unknown, used, unusable or foreign coupon and two groups together', async () => {
    const goods = await addGoods(shop.db, { priceWon: 20_000 });
    const common = await hold({ amountWon: 1_000 });
    const alone = await hold({ kind: 'GOODS', amountWon: 2_000, stackableGroup: 'ALONE' });
    const tooBig = await hold({ amountWon: 1_000, minOrderWon: 90_000 });
    const appOnly = await hold({ amountWon: 9_000, platform: ['30'] });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect(sheet.choices.couponIssueNos).toEqual([alone]);
    for (const [couponIssueNos, code] of [
      [[999_999], 'COUPON_UNKNOWN'],
      [[tooBig], 'COUPON_UNUSABLE'],
      [[appOnly], 'COUPON_UNUSABLE'],
      [[common, alone], 'COUPON_GROUP'],
    ] as const) {
      expect(await calculate(sheet, { couponIssueNos: [...couponIssueNos] })).toMatchObject({
        status: 422,
        code,
      });
    }
    const { paymentNo } = await place(who, sheet);
    await pay(shop, who, paymentNo);
    const next = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect(await calculate(next, { couponIssueNos: [alone] })).toMatchObject({
      code: 'COUPON_UNKNOWN',
    });
  });

  it('shows a coupon that was used meanwhile as a difference and places nothing', async () => {
    const goods = await addGoods(shop.db, { priceWon: 30_000 });
    await hold({ amountWon: 5_000 });
    const items = [{ skuNo: goods.skuNo, qty: 1 }];
    const [first, second] = [await openSheet(who, items), await openSheet(who, items)];
    const { paymentNo } = await place(who, first);
    await pay(shop, who, paymentNo);
    expect(await who.request(orderCalls.place, { body: placeBody(second) })).toMatchObject({
      status: 409,
      code: 'ORDER_CHANGED',
      payload: {
        lines: [
          { label: '쿠폰 할인', before: '5,000원', after: '0원' },
          { label: '결제 금액', before: '25,000원', after: '30,000원' },
        ],
      },
    });
  });
});

describe('a change of the way to pay', () => {
  const openFor = async (priceWon: number) => {
    const goods = await addGoods(shop.db, { priceWon });
    return openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
  };

  it('brings the best coupons back with the card, and says what each change took or gave', async () => {
    const card = await hold({ kind: 'CARD', amountWon: 4_840 });
    const sheet = await openFor(157_070);
    expect(sheet).toMatchObject({
      choices: { couponIssueNos: [card] },
      amounts: { payWon: 152_230 },
    });
    const transfer = (await calculate(sheet, { payMethod: 'TRANSFER' })).payload;
    expect(transfer).toMatchObject({
      amounts: { payWon: 157_070 },
      benefits: { isBest: true },
      sideEffects: ['카드 쿠폰 4,840원이 빠졌어요'],
    });
    const back = (await calculate(sheet, { payMethod: 'CARD' })).payload;
    expect(back).toMatchObject({
      choices: { couponIssueNos: [card] },
      amounts: { payWon: 152_230 },
      sideEffects: ['카드 쿠폰 4,840원을 적용했어요'],
    });
    const view = await who.call(orderSheetCalls.view, { params: { sheetNo: sheet.sheetNo } });
    expect(view).toMatchObject({ amounts: { payWon: 152_230 }, changes: null });
  });

  it('uses the coupon that is second best with another card, until the first fits again', async () => {
    const [card, basket] = [
      await hold({ kind: 'CARD', amountWon: 5_000, stackableGroup: 'ALONE' }),
      await hold({ kind: 'BASKET', amountWon: 2_000 }),
    ];
    const sheet = await openFor(50_000);
    const other = (await calculate(sheet, { cardCd: 'SH' })).payload;
    expect(other).toMatchObject({
      choices: { couponIssueNos: [basket] },
      sideEffects: ['카드 쿠폰 5,000원이 빠졌어요', '장바구니 쿠폰 2,000원을 적용했어요'],
    });
    const own = (await calculate(sheet, { cardCd: sheet.choices.cardCd })).payload;
    expect(own.choices.couponIssueNos).toEqual([card]);
  });

  it('keeps to the coupons chosen by hand, also to none, and brings back those that did not fit', async () => {
    const card = await hold({ kind: 'CARD', amountWon: 1_000 });
    await hold({ kind: 'CARD', amountWon: 9_000 });
    const sheet = await openFor(50_000);
    await calculate(sheet, { couponIssueNos: [card] });
    await calculate(sheet, { payMethod: 'TRANSFER' });
    const back = (await calculate(sheet, { payMethod: 'CARD' })).payload;
    expect(back.choices.couponIssueNos).toEqual([card]);
    await calculate(sheet, { couponIssueNos: [] });
    await calculate(sheet, { payMethod: 'TRANSFER' });
    const none = (await calculate(sheet, { payMethod: 'CARD' })).payload;
    expect(none.choices.couponIssueNos).toEqual([]);
    const params = { sheetNo: sheet.sheetNo };
    await who.call(orderSheetCalls.best, { params, body: {} });
    await calculate(sheet, { payMethod: 'TRANSFER' });
    const best = (await calculate(sheet, { payMethod: 'CARD' })).payload;
    expect(best.amounts.couponWon).toBe(9_000);
  });

  it('brings the months back with the card, and says when they are lost', async () => {
    const sheet = await openFor(90_000);
    await calculate(sheet, { installmentMonths: 3 });
    const transfer = (await calculate(sheet, { payMethod: 'TRANSFER' })).payload;
    expect(transfer.sideEffects).toEqual(['3개월 할부가 일시불로 바뀌었어요']);
    const back = (await calculate(sheet, { payMethod: 'CARD' })).payload;
    expect(back).toMatchObject({
      choices: { installmentMonths: 3 },
      sideEffects: ['3개월 할부를 적용했어요'],
    });
  });

  it('brings back points that a coupon had left no room for', async () => {
    const goods = await addGoods(shop.db, { priceWon: 5_000 });
    const issueNo = await hold({ amountWon: 4_000 });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] });
    const dueWon = sheet.amounts.payWon;
    await calculate(sheet, { usePointWon: dueWon });
    const less = (await calculate(sheet, { couponIssueNos: [issueNo] })).payload;
    expect(less.sideEffects).toEqual(['포인트 4,000원이 빠졌어요']);
    const more = (await calculate(sheet, { couponIssueNos: [] })).payload;
    expect(more.sideEffects).toEqual(['포인트 4,000원을 적용했어요']);
  });
});

describe('points and coins', () => {
  it('offers what expires within 30 days and takes none of it', async () => {
    const goods = await addGoods(shop.db, { priceWon: 30_000 });
    const { sheetNo } = await who.call(orderSheetCalls.create, {
      body: { source: 'DIRECT', items: [{ skuNo: goods.skuNo, qty: 1 }] },
    });
    const sheet = await who.call(orderSheetCalls.view, { params: { sheetNo } });
    const isNothing = { pointWon: 0, coinWon: 0, giftCardWon: 0 };
    expect(sheet).toMatchObject({ amounts: isNothing, benefits: { isBest: true, expiringWon: 0 } });
    const { pointWon = 0 } = sheet.benefits.expiringUnspent ?? {};
    expect(pointWon).toBeGreaterThan(0);
    const { payload } = await calculate(sheet, { usePointWon: pointWon });
    expect(payload).toMatchObject({
      amounts: { pointWon, payWon: sheet.amounts.payWon - pointWon },
      benefits: { isBest: true, expiringWon: pointWon, expiringUnspent: { pointWon: 0 } },
      sideEffects: [],
    });
    const params = { sheetNo };
    const best = await who.call(orderSheetCalls.best, { params, body: {} });
    expect(best.amounts).toMatchObject(isNothing);
  });

  it('calls a choice of equal cost the best, and names only the expiring part of what is spent', async () => {
    const goods = await addGoods(shop.db, { priceWon: 30_000 });
    const { sheetNo } = await who.call(orderSheetCalls.create, {
      body: { source: 'DIRECT', items: [{ skuNo: goods.skuNo, qty: 1 }] },
    });
    const best = await who.call(orderSheetCalls.view, { params: { sheetNo } });
    const { pointWon: expiringWon = 0 } = best.benefits.expiringUnspent ?? {};
    // One point more costs a point and saves a won.
    const usePointWon = expiringWon + 1_000;
    const body = { ...best.choices, usePointWon };
    const more = await who.call(orderSheetCalls.calculate, { params: { sheetNo }, body });
    expect(more.amounts.pointWon).toBe(usePointWon);
    expect(more.benefits.isBest).toBe(true);
    expect(more.benefits.expiringWon).toBeLessThan(expiringWon + 10);
  });

  it('refuses points below the unit and more than the balance', async () => {
    const goods = await addGoods(shop.db, { priceWon: 30_000 });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    for (const [body, code] of [
      [{ usePointWon: 1_005 }, 'POINT_UNIT'],
      [{ usePointWon: 9_999_990 }, 'POINT_SHORT'],
      [{ useCoinWon: 9_999_999 }, 'COIN_SHORT'],
      [{ useGiftCardWon: 9_999_999 }, 'GIFT_CARD_SHORT'],
    ] as const) {
      expect(await calculate(sheet, body)).toMatchObject({ status: 422, code });
    }
  });
});

describe('gift cards', () => {
  const register = (number: string) =>
    who.request(pointCalls.registerGiftCard, { body: { number } });

  it('pays from the lot that expires first and goes back to it', async () => {
    const now = shop.clock.now();
    await addGiftCard(shop.deps, 'GIFT-0001', 10_000, addMs(now, daysMs(400)));
    await addGiftCard(shop.deps, 'GIFT-0002', 5_000, addMs(now, daysMs(90)));
    expect((await register('gift 0001')).payload).toMatchObject({ balanceWon: 10_000 });
    expect((await register('GIFT-0002')).payload).toMatchObject({ balanceWon: 15_000 });
    const goods = await addGoods(shop.db, { priceWon: 30_000 });
    const items = [{ skuNo: goods.skuNo, qty: 1 }];
    const orderNo = await buy(shop, who, items, {
      ...{ useGiftCardWon: 7_000, couponIssueNos: [] },
    });
    const lots = () =>
      shop.db.rows(
        z.object({ remain: z.number() }),
        sql`
        select l.remain from point_lot l join point_account a using (account_no)
        where a.kind = 'GIFT_CARD' order by l.expires_at`,
      );
    expect(await lots()).toEqual([{ remain: 0 }, { remain: 8_000 }]);
    const scope = { orderNo, reasonCd: 'OTHER' as const };
    const { refundWon, giftCardBackWon } = await who.call(claimCalls.estimate, { body: scope });
    expect({ refundWon, giftCardBackWon }).toEqual({ refundWon: 23_000, giftCardBackWon: 7_000 });
    await who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
    expect(await lots()).toEqual([{ remain: 5_000 }, { remain: 10_000 }]);
  });

  it('refuses an unknown, used and expired number', async () => {
    const now = shop.clock.now();
    await addGiftCard(shop.deps, 'GIFT-0003', 1_000, addMs(now, -1));
    await addGiftCard(shop.deps, 'GIFT-0004', 1_000, addMs(now, daysMs(9)));
    expect((await register('GIFT-0003')).code).toBe('GIFT_CARD_EXPIRED');
    expect((await register('GIFT-0004')).status).toBe(200);
    expect((await register('GIFT-0004')).code).toBe('GIFT_CARD_USED');
    expect((await register('GIFT-9999')).code).toBe('GIFT_CARD_NUMBER');
  });
});

describe('coupon codes', () => {
  const register = (code: string) => who.request(couponCalls.register, { body: { code } });

  it('issues the coupon of a code once, however the code is written', async () => {
    const couponNo = await addCoupon(shop.db, { method: 'CODE', name: '코드 쿠폰' });
    await addCouponCode(shop.deps, couponNo, 'SPRING-2026-ABCD');
    expect((await register(' spring2026 abcd ')).payload).toMatchObject({ name: '코드 쿠폰' });
    expect((await register('SPRING-2026-ABCD')).code).toBe('COUPON_CODE_USED');
    const shared = await addCoupon(shop.db, { method: 'CODE' });
    await addCouponCode(shop.deps, shared, 'EVERYBODY', true);
    expect((await register('EVERYBODY')).status).toBe(200);
    expect((await register('EVERYBODY')).code).toBe('COUPON_ISSUED');
  });

  it('refuses every code after ten wrong ones, until ten minutes later', async () => {
    const couponNo = await addCoupon(shop.db, { method: 'CODE' });
    await addCouponCode(shop.deps, couponNo, 'RIGHT-ONE-0001');
    for (let at = 0; at < 10; at += 1) {
      expect(await register(`WRONG-${at}`)).toMatchObject({ status: 422, code: 'COUPON_CODE' });
    }
    expect(await register('RIGHT-ONE-0001')).toMatchObject({
      status: 429,
      code: 'CODE_LIMIT',
      headers: { 'retry-after': '600' },
    });
    shop.clock.advance(10 * 60_000 + 1);
    await who.signIn();
    expect((await register('RIGHT-ONE-0001')).status).toBe(200);
  });
});
