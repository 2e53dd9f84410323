import {
  basketCalls,
  commonEaiCalls,
  couponCalls,
  orderCalls,
  orderSheetCalls,
  paymentCalls,
} from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { completeWindow, openSheet, pay, place, placeBody } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addGoods, addSeller, setPrice, setStock, stockOf } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});

const points = async () =>
  (await who.call(commonEaiCalls.callLpointQuery, { body: {} })).pointBalance;

describe('payment', () => {
  it('turns a basket into a paid order: sells stock, empties the basket, writes the records', async () => {
    const seller = await addSeller(shop.db);
    const goods = await addGoods(shop.db, {
      sellerNo: seller,
      priceWon: 10_000,
      stock: 5,
      name: '사과',
    });
    await who.call(basketCalls.add, { body: { items: [{ skuNo: goods.skuNo, qty: 2 }] } });
    const { sheetNo } = await who.call(orderSheetCalls.create, { body: { source: 'BASKET' } });
    const sheet = await who.call(orderSheetCalls.calculate, {
      params: { sheetNo },
      body: { usePointWon: 0, useCoinWon: 0 },
    });
    const order = await place(who, sheet);
    expect(order).toMatchObject({ payWon: 23_000, paymentState: 'READY' });
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 5, reserved: 2 });

    const payment = await pay(shop, who, order.paymentNo);
    expect(payment).toMatchObject({
      state: 'PAID',
      orderNo: order.orderNo,
      orderName: '사과',
      reason: null,
    });
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 3, reserved: 0 });
    expect(await who.call(basketCalls.count)).toMatchObject({ count: 0 });
    const detail = await who.call(orderCalls.complete, { params: { orderNo: order.orderNo } });
    expect(detail).toMatchObject({
      state: 'PAY_DONE',
      stateName: '결제완료',
      receiver: { name: '김하늘', phone: '010-2030-1101', messageText: '문 앞에 놓아 주세요' },
      payment: {
        cardName: '온담카드',
        installmentMonths: 0,
        methodName: '카드',
        approvedNo: expect.stringMatching(/^\d{8}$/),
      },
      cancelNow: { refundWon: 23_000, deliveryWon: 3_000 },
      arrivesOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(detail.actions.map((action) => action.label)).toEqual([
      '취소 신청',
      '배송지 변경',
      '바로 재구매',
    ]);
    expect(await who.request(orderSheetCalls.view, { params: { sheetNo } })).toMatchObject({
      status: 409,
      code: 'SHEET_USED',
      payload: { orderNo: order.orderNo },
    });
  });

  it('creates one order when 결제하기 is clicked twice', async () => {
    const goods = await addGoods(shop.db, { stock: 5 });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    const [first, second] = await Promise.all([place(who, sheet), place(who, sheet)]);
    expect(second).toEqual(first);
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 5, reserved: 1 });
  });

  it('returns 409 and charges nothing when a price changed', async () => {
    const goods = await addGoods(shop.db, { name: '배', priceWon: 10_000 });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    await setPrice(shop.db, goods.goodsNo, 12_000);
    const response = await who.request(orderCalls.place, { body: placeBody(sheet) });
    expect(response).toMatchObject({
      status: 409,
      code: 'ORDER_CHANGED',
      payload: {
        expectedPayWon: 13_000,
        payWon: 15_000,
        lines: [
          { label: '배', before: '10,000원', after: '12,000원' },
          { label: '결제 금액', before: '13,000원', after: '15,000원' },
        ],
      },
    });
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 100, reserved: 0 });
  });

  it('returns 409 when the card is not offered, and charges no other card', async () => {
    const goods = await addGoods(shop.db);
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    const body = placeBody(sheet);
    const response = await who.request(orderCalls.place, {
      body: { ...body, choices: { ...body.choices, cardCd: 'NOSUCH' } },
    });
    expect(response).toMatchObject({
      status: 409,
      code: 'ORDER_CHANGED',
      payload: { lines: [{ label: '결제 카드', after: '온담카드' }] },
    });
    expect(await stockOf(shop.db, goods.skuNo)).toMatchObject({ reserved: 0 });
  });

  it('reports items that sold out meanwhile', async () => {
    const goods = await addGoods(shop.db, { name: '귤', stock: 1 });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    await setStock(shop.db, goods.skuNo, 0);
    expect(await who.request(orderCalls.place, { body: placeBody(sheet) })).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      payload: { lines: [{ label: '귤' }] },
    });
  });

  it('requires every consent', async () => {
    const goods = await addGoods(shop.db);
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    const body = { ...placeBody(sheet), consents: ['PURCHASE'] };
    expect(await who.request(orderCalls.place, { body })).toMatchObject({
      status: 422,
      code: 'CONSENT_REQUIRED',
      payload: { codes: ['PRIVACY', 'THIRD_PARTY'] },
    });
  });

  it('requires no consent to give data to a seller when the shop itself sells', async () => {
    const goods = await addGoods(shop.db);
    const partnerConsents = async (isBrokerSale: boolean) => {
      await shop.db.run(sql`
        update seller set is_broker_sale = ${isBrokerSale}
        where seller_no = (select seller_no from goods where goods_no = ${goods.goodsNo})`);
      const { consents } = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
      return consents.filter(({ code }) => code === 'THIRD_PARTY').length;
    };
    expect(await partnerConsents(false)).toBe(0);
    expect(await partnerConsents(true)).toBe(1);
  });

  it('requires an address', async () => {
    const goods = await addGoods(shop.db);
    await who.signIn(members.fresh);
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    expect(sheet).toMatchObject({ address: null, addresses: [] });
    expect((await who.request(orderCalls.place, { body: placeBody(sheet) })).code).toBe(
      'ADDRESS_REQUIRED',
    );
  });

  it.each([
    ['decline', 'DECLINED', '카드사에서 승인을 거절했어요.'],
    ['decline-later', 'DECLINED', '한도를 넘어 승인되지 않았어요. 다른 결제 수단을 골라 주세요.'],
    ['close', 'CANCELED', '결제를 취소했어요.'],
    ['timeout', 'CANCELED', '결제 시간이 지났어요.'],
  ] as const)(
    'restores the sheet after “%s” in the payment window (%s)',
    async (button, state, reason) => {
      const goods = await addGoods(shop.db, { stock: 3, priceWon: 50_000 });
      const couponNo = await addCoupon(shop.db, { amountWon: 2_000 });
      await who.call(couponCalls.download, { params: { couponNo } });
      const before = await points();
      const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 2 }], {
        usePointWon: 500,
        installmentMonths: 3,
      });
      const { paymentNo } = await place(who, sheet);
      // What an own unfinished order holds is not held against the member.
      expect(await points()).toBe(before);
      const payment = await pay(shop, who, paymentNo, button);
      expect(payment).toMatchObject({ state, reason, sheetNo: sheet.sheetNo });
      expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 3, reserved: 0 });
      expect(await points()).toBe(before);
      const again = await who.call(orderSheetCalls.view, { params: { sheetNo: sheet.sheetNo } });
      expect(again.choices).toEqual(sheet.choices);
      expect(again.amounts).toEqual(sheet.amounts);
      const retry = await place(who, again);
      expect(await pay(shop, who, retry.paymentNo)).toMatchObject({ state: 'PAID' });
    },
  );

  it('verifies the signature of the return, binds it to one visit, and accepts it repeatedly', async () => {
    const goods = await addGoods(shop.db);
    const { paymentNo } = await place(who, await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]));
    const declined = await completeWindow(shop, who, paymentNo, 'approve');
    const forged = { ...declined, result: 'approved' as const, signature: 'x'.repeat(43) };
    expect(await who.request(paymentCalls.approve, { body: forged })).toMatchObject({
      status: 422,
      code: 'PAYMENT_SIGNATURE',
    });
    expect(
      (await who.request(paymentCalls.approve, { body: { ...declined, nonce: 'other' } })).code,
    ).toBe('PAYMENT_SIGNATURE');
    const [a, b] = await Promise.all([
      who.call(paymentCalls.approve, { body: declined }),
      who.call(paymentCalls.approve, { body: declined }),
    ]);
    expect([a.state, b.state]).toContain('PAID');
    expect((await who.call(paymentCalls.approve, { body: declined })).state).toBe('PAID');
    expect((await who.call(paymentCalls.ready, { body: { paymentNo } })).windowUrl).toBeNull();
  });

  it('keeps a payment unknown, inquires again and charges once when there is no response', async () => {
    const goods = await addGoods(shop.db, { stock: 2 });
    const order = await place(who, await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]));
    expect(await pay(shop, who, order.paymentNo, 'unknown-paid')).toMatchObject({
      state: 'UNKNOWN',
      stateName: '승인 확인 중',
    });
    expect(
      (await who.request(paymentCalls.cancel, { params: { paymentNo: order.paymentNo } })).payload
        .state,
    ).toBe('UNKNOWN');
    shop.clock.advance(2_000);
    expect(
      await who.call(paymentCalls.inquire, { params: { paymentNo: order.paymentNo } }),
    ).toMatchObject({ state: 'PAID' });
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 1, reserved: 0 });
  });

  it('cancels automatically when there is no response and no charge', async () => {
    const goods = await addGoods(shop.db, { stock: 2 });
    const order = await place(who, await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]));
    await pay(shop, who, order.paymentNo, 'unknown-lost');
    shop.clock.advance(2_000);
    expect(
      await who.call(paymentCalls.inquire, { params: { paymentNo: order.paymentNo } }),
    ).toMatchObject({ state: 'NET_CANCELED' });
    expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 2, reserved: 0 });
  });

  it('accepts points and coins as full payment', async () => {
    const goods = await addGoods(shop.db, {
      priceWon: 1_000,
      sellerNo: await addSeller(shop.db, { type: '10', feeWon: 0, freeOverWon: null }),
    });
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }], {
      usePointWon: 1_000,
      couponIssueNos: [],
    });
    expect(sheet.amounts.payWon).toBe(0);
    const order = await place(who, sheet);
    expect(order.paymentState).toBe('PAID');
    expect(
      (await who.call(orderCalls.detail, { params: { orderNo: order.orderNo } })).payment,
    ).toMatchObject({ methodName: '포인트·코인·상품권', state: 'PAID' });
  });

  it('gives back what an order holds whose window was left, when the member orders anew', async () => {
    const goods = await addGoods(shop.db, { stock: 1 });
    const items = [{ skuNo: goods.skuNo, qty: 1 }];
    const before = await points();
    const left = await place(who, await openSheet(who, items, { usePointWon: 1_000 }));
    const back = await completeWindow(shop, who, left.paymentNo, 'approve');
    expect(await points()).toBe(before);
    const stranger = shop.visitor();
    await stranger.signIn(members.family);
    const body = { source: 'DIRECT' as const, items };
    expect((await stranger.request(orderSheetCalls.create, { body })).status).toBe(422);
    shop.clock.advance(61_000);
    const sheet = await openSheet(who, items, { usePointWon: 1_000 });
    expect(await points()).toBe(before);
    expect(await who.call(paymentCalls.approve, { body: back })).toMatchObject({
      state: 'CANCELED',
      reason: '다시 주문해서 이전 결제를 취소했어요.',
    });
    const { paymentNo } = await place(who, sheet);
    const approval = await completeWindow(shop, who, paymentNo, 'approve');
    expect((await who.call(paymentCalls.approve, { body: approval })).state).toBe('PAID');
  });

  it('returns 404 for another member’s order and payment', async () => {
    const goods = await addGoods(shop.db);
    const order = await place(who, await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]));
    const stranger = shop.visitor();
    await stranger.signIn(members.family);
    const { orderNo, paymentNo } = order;
    for (const response of [
      await stranger.request(orderCalls.detail, { params: { orderNo } }),
      await stranger.request(orderCalls.complete, { params: { orderNo } }),
      await stranger.request(orderCalls.changeAddress, {
        params: { orderNo },
        body: { addressNo: 1 },
      }),
      await stranger.request(paymentCalls.view, { params: { paymentNo } }),
      await stranger.request(paymentCalls.ready, { body: { paymentNo } }),
      await stranger.request(paymentCalls.cancel, { params: { paymentNo } }),
    ])
      expect(response).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
