import {
  claimCalls,
  commonEaiCalls,
  couponCalls,
  fulfilmentTestCalls,
  orderCalls,
  pointCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addDeal, addGoods, addSeller, stockOf } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';

const toStateRow = z.object({ toState: z.string() });

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const wallet = async () => ({
  points: (await who.call(commonEaiCalls.callLpointQuery, { body: {} })).pointBalance,
  coins: (await who.call(commonEaiCalls.callThingCoinBalanceQuery, { body: {} })).coinBalance,
  coupons: (await who.call(couponCalls.mine, { query: {} })).usableCount,
});

const cancel = async (orderNo: string, items?: { itemNo: number; qty: number }[]) => {
  const scope = { orderNo, items, reasonCd: 'CHANGED_MIND' as const };
  const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
  return who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
};

describe('취소 신청', () => {
  it('refuses the same item twice, and cancels nothing', async () => {
    const goods = await addGoods(shop.db, { stock: 9 });
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 2 }]);
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    const item = { itemNo: items[0]?.itemNo ?? 0, qty: 1 };
    const scope = { orderNo, items: [item, item], reasonCd: 'CHANGED_MIND' as const };
    const refused = { status: 400, code: 'INVALID', payload: { fields: [{ path: 'items' }] } };
    expect(await who.request(claimCalls.estimate, { body: scope })).toMatchObject(refused);
    const body = { ...scope, expectedRefundWon: 20_000 };
    expect(await who.request(claimCalls.cancel, { body })).toMatchObject(refused);
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 7, reserved: 0 });
  });

  it('returns money, stock, coupon, points and coins when the whole order is cancelled', async () => {
    const [a, b] = [
      await addGoods(shop.db, { priceWon: 12_300, stock: 9 }),
      await addGoods(shop.db, { priceWon: 7_770, stock: 4 }),
    ];
    const couponNo = await addCoupon(shop.db, { rate: 10 });
    await who.call(couponCalls.download, { params: { couponNo } });
    const before = await wallet();
    const orderNo = await buy(
      shop,
      who,
      [
        { skuNo: a.skuNo, qty: 3 },
        { skuNo: b.skuNo, qty: 1 },
      ],
      { usePointWon: 1_110, useCoinWon: 777 },
    );
    const paid = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(paid.amounts).toMatchObject({ couponWon: 4_460, pointWon: 1_110, coinWon: 777 });
    expect(await wallet()).toEqual({
      points: before.points - 1_110,
      coins: before.coins - 777,
      coupons: before.coupons - 1,
    });

    const { refund, order } = await cancel(orderNo);
    expect(refund).toEqual(paid.cancelNow);
    expect(refund).toMatchObject({
      refundWon: paid.payWon,
      pointBackWon: 1_110,
      coinBackWon: 777,
      couponNamesBack: ['시험 쿠폰'],
    });
    expect(order).toMatchObject({
      state: 'CANCEL_DONE',
      stateName: '취소완료',
      cancelNow: null,
      payment: { state: 'REFUNDED' },
    });
    expect(order.refunds).toMatchObject([
      { refundWon: paid.payWon, stateName: '환불완료', reasonName: '단순 변심' },
    ]);
    expect(order.actions.map((action) => action.action)).toEqual(['REORDER']);
    expect(await wallet()).toEqual(before);
    const moves = await shop.db.rows(
      toStateRow,
      sql`
      select to_state from state_history where machine = 'memberCoupon' and reason = ${orderNo} order by history_no`,
    );
    expect(moves.map((move) => move.toState)).toEqual(['RESERVED', 'USED', 'ISSUED']);
    expect(await stockOf(shop.db, a.skuNo)).toEqual({ onHand: 9, reserved: 0 });
    expect(await stockOf(shop.db, b.skuNo)).toEqual({ onHand: 4, reserved: 0 });
    const { entries } = await who.call(pointCalls.history, { query: { kind: 'POINT' } });
    expect(entries.slice(0, 2).map((entry) => [entry.type, entry.amountWon])).toEqual([
      ['RESTORE', 1_110],
      ['USE', -1_110],
    ]);
    await shop.db
      .script(`delete from member_coupon where coupon_no = ${couponNo}`)
      .catch(() => undefined);
  });

  it('deducts the lost free delivery on a partial cancel, and returns it when the rest is cancelled', async () => {
    const goods = await addGoods(shop.db, { priceWon: 11_000 });
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 3 }], { couponIssueNos: [] });
    const { items, payWon } = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(payWon).toBe(33_000);
    const itemNo = items[0]?.itemNo as number;
    const first = await cancel(orderNo, [{ itemNo, qty: 1 }]);
    expect(first.refund).toMatchObject({
      goodsWon: 11_000,
      deliveryClawbackWon: 3_000,
      refundWon: 8_000,
    });
    expect(first.order).toMatchObject({
      state: 'PAY_DONE',
      payment: { state: 'PARTIAL_CANCELED' },
      amounts: { refundedWon: 8_000 },
    });
    expect(first.order.items[0]).toMatchObject({ qty: 3, canceledQty: 1 });
    expect(first.order.cancelNow).toMatchObject({ refundWon: 25_000, deliveryWon: 3_000 });
    const rest = await cancel(orderNo);
    expect(rest.refund.refundWon).toBe(25_000);
    expect(rest.order).toMatchObject({ state: 'CANCEL_DONE', amounts: { refundedWon: 33_000 } });
  });

  it('returns stock to a deal', async () => {
    const goods = await addGoods(shop.db, { priceWon: 20_000, sellerNo: await addSeller(shop.db) });
    const dealNo = await addDeal(shop.db, goods.goodsNo, { priceWon: 15_000, qty: 3 });
    const sold = async () =>
      shop.db.one(z.unknown(), sql`select sold from time_deal where deal_no = ${dealNo}`);
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 2 }]);
    expect(await sold()).toEqual({ sold: 2 });
    await cancel(orderNo);
    expect(await sold()).toEqual({ sold: 0 });
  });

  it('rejects another refund amount than shown, too many items, and items being packed', async () => {
    const goods = await addGoods(shop.db);
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] });
    const body = { orderNo, reasonCd: 'OTHER' as const, expectedRefundWon: 1 };
    expect(await who.request(claimCalls.cancel, { body })).toMatchObject({
      status: 409,
      code: 'REFUND_CHANGED',
      payload: { refundWon: 13_000 },
    });
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    const itemNo = items[0]?.itemNo as number;
    expect(
      (await who.request(claimCalls.estimate, { body: { orderNo, items: [{ itemNo, qty: 2 }] } }))
        .code,
    ).toBe('INVALID');
    await who.call(fulfilmentTestCalls.seller, {
      body: { kind: 'SHIPPED', orderNo, itemNos: [itemNo], invoiceNo: '700000009999' },
    });
    expect(
      await who.request(claimCalls.cancel, { body: { ...body, expectedRefundWon: 13_000 } }),
    ).toMatchObject({ status: 409, code: 'STATE' });
    const late = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(late).toMatchObject({ cancelNow: null });
    expect(late.items[0]?.actions.map((action) => action.action)).toEqual([
      'TRACK',
      'RECEIVE',
      'CONFIRM',
      'REORDER',
    ]);
    const stranger = shop.visitor();
    await stranger.signIn(members.family);
    expect((await stranger.request(claimCalls.cancel, { body })).status).toBe(404);
    expect((await stranger.request(claimCalls.estimate, { body: { orderNo } })).status).toBe(404);
  });

  it('offers to cancel what is left of an order, and does not call it the whole', async () => {
    const [a, b] = [
      await addGoods(shop.db, { priceWon: 12_000 }),
      await addGoods(shop.db, { priceWon: 21_000 }),
    ];
    const lines = [a, b].map(({ skuNo }) => ({ skuNo, qty: 1 }));
    const orderNo = await buy(shop, who, lines, { couponIssueNos: [] });
    const read = () => who.call(orderCalls.detail, { params: { orderNo } });
    const whole = await read();
    expect(whole).toMatchObject({ cancelsAll: true, cancelNow: { goodsWon: 33_000 } });
    const [first] = whole.items;
    const itemNos = [first?.itemNo ?? 0];
    const invoiceNo = '700000008888';
    await who.call(fulfilmentTestCalls.seller, {
      body: { kind: 'SHIPPED', orderNo, itemNos, invoiceNo },
    });
    await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
    const left = await read();
    expect(left).toMatchObject({ cancelsAll: false, cancelNow: { goodsWon: 21_000 } });
    // The sum is that of the lines that offer it, here and in the list.
    const { orders } = await who.call(orderCalls.list, { query: {} });
    for (const { items } of [left, ...orders.filter((order) => order.orderNo === orderNo)]) {
      const offering = items.filter(({ actions }) =>
        actions.some((one) => one.action === 'CANCEL'),
      );
      expect(offering.map(({ amountWon }) => amountWon)).toEqual([21_000]);
    }
    expect((await cancel(orderNo)).refund.refundWon).toBe(left.cancelNow?.refundWon);
    expect(await read()).toMatchObject({ cancelNow: null });
  });

  it('cancels packed goods that the seller never hands to a courier', async () => {
    const goods = await addGoods(shop.db, { stock: 2 });
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] });
    await shop.db.script(`update order_item set state = 'DELIVERY_PREPARE' where order_no = '${orderNo}';
      update orders set status = 'DELIVERY_PREPARE' where order_no = '${orderNo}'`);
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(items[0]?.actions.map(({ action }) => action)).toEqual(['CANCEL', 'REORDER']);
    const body = { orderNo, reasonCd: 'LATE' as const, expectedRefundWon: 13_000 };
    const canceled = await who.call(claimCalls.cancel, { body });
    expect(canceled.order).toMatchObject({ state: 'CANCEL_DONE' });
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 2, reserved: 0 });
  });

  it('is idempotent when requested twice', async () => {
    const goods = await addGoods(shop.db, { stock: 1 });
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] });
    const body = { orderNo, reasonCd: 'LATE' as const, expectedRefundWon: 13_000 };
    const responses = await Promise.all([
      who.request(claimCalls.cancel, { body }),
      who.request(claimCalls.cancel, { body }),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 1, reserved: 0 });
  });
});
