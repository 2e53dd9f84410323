import {
  claimCalls,
  couponCalls,
  orderCalls,
  paymentCalls,
  pointCalls,
} from '@shop/shared/contracts';
import type { OrderState } from '@shop/shared/domain';
import type { Actor } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy, openSheet, place } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { moveItems } from '../order';
import { expireOrders } from '../payment';
import { confirmDue } from './confirm';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  who = shop.visitor();
  await who.signIn(members.general);
});

const moverOf: Partial<Record<OrderState, Actor>> = {
  DELIVERY_DONE: 'courier',
  BUY_CONFIRM: 'system',
};

const move = (orderNo: string, ...steps: OrderState[]) =>
  shop.db.tx(async (tx) => {
    for (const step of steps)
      await moveItems(tx, orderNo, step, {
        actor: moverOf[step] ?? 'seller',
        now: shop.clock.now(),
      });
  });

const deliver = async (orderNo: string) => {
  await move(orderNo, 'PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE');
  const now = shop.clock.now();
  await shop.db.run(sql`
    update order_item set delivered_at = ${now}, confirm_due_at = ${now}::timestamptz + interval '8 days'
    where order_no = ${orderNo}`);
};

// First, because later tests move the clock, and coupons follow that of the database.
it('offers a coupon for the next order, with what it takes off, until the member has it', async () => {
  await who.signIn(members.family);
  const { skuNo } = await addGoods(shop.db);
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
  const couponNo = await addCoupon(shop.db, { name: '다음 쿠폰', rate: 7, minOrderWon: 70_000 });
  const complete = () => who.call(orderCalls.complete, { params: { orderNo } });
  expect((await complete()).nextCoupon).toEqual({
    couponNo,
    name: '다음 쿠폰',
    rate: 7,
    amountWon: null,
    minOrderWon: 70_000,
  });
  await who.call(couponCalls.download, { params: { couponNo } });
  expect((await complete()).nextCoupon).toBeNull();
});

describe('order list', () => {
  it('returns paid orders newest first, filtered by period, state and keyword, in pages', async () => {
    await who.signIn(members.corporate);
    const goods = await addGoods(shop.db, { name: '한라봉 3kg' });
    const tea = await addGoods(shop.db, { name: '보리차' });
    const orders: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      shop.clock.advance(1_000);
      orders.unshift(await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]));
    }
    shop.clock.advance(1_000);
    const teaOrder = await buy(shop, who, [{ skuNo: tea.skuNo, qty: 1 }]);
    const open = await place(who, await openSheet(who, [{ skuNo: tea.skuNo, qty: 1 }]));
    const [unfinished] = (await who.call(orderCalls.list, { query: { q: open.orderNo } })).orders;
    expect(unfinished?.openPaymentNo).toBe(open.paymentNo);
    await who.call(paymentCalls.cancel, { params: { paymentNo: open.paymentNo } });
    const first = await who.call(orderCalls.list, { query: {} });
    expect(first.orders.map((order) => order.orderNo)).toEqual([teaOrder, ...orders.slice(0, 9)]);
    const second = await who.call(orderCalls.list, { query: { cursor: first.next as string } });
    expect(second.orders.map((order) => order.orderNo)).toEqual(orders.slice(9));
    expect(second.next).toBeNull();

    await move(teaOrder, 'PRODUCT_PREPARE');
    const find = async (query: object) =>
      (await who.call(orderCalls.list, { query })).orders.map((order) => order.orderNo);
    expect(await find({ q: '보리' })).toEqual([teaOrder]);
    expect(await find({ q: '100%' })).toEqual([]);
    expect(await find({ state: 'prepare' })).toEqual([teaOrder]);
    expect(await find({ q: teaOrder })).toEqual([teaOrder]);
    const today = new Date(shop.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
    expect(await find({ from: today, to: today, q: '보리차' })).toEqual([teaOrder]);
    expect(await find({ to: '2020-01-01' })).toEqual([]);
    expect(await find({ cursor: 'nonsense', q: '보리차' })).toEqual([teaOrder]);
    expect(await who.call(orderCalls.summary, { query: {} })).toMatchObject({
      payDone: 12,
      prepare: 1,
      shipping: 0,
      claims: 0,
    });
    const stranger = shop.visitor();
    await stranger.signIn(members.fresh);
    expect((await stranger.call(orderCalls.list, { query: {} })).orders).toEqual([]);
  }, 60_000);
});

describe('after an order', () => {
  it('구매확정 credits the points once', async () => {
    const goods = await addGoods(shop.db, { priceWon: 40_000 });
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] });
    const history = () => who.call(pointCalls.history, { query: { kind: 'POINT' } });
    expect((await history()).pendingWon).toBe(400);
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    const params = { itemNo: items[0]?.itemNo as number };
    expect((await who.request(orderCalls.confirm, { params })).code).toBe('STATE');
    await deliver(orderNo);
    const before = (await history()).balanceWon;
    const detail = await who.call(orderCalls.confirm, { params });
    expect(detail).toMatchObject({ state: 'BUY_CONFIRM', stateName: '구매확정' });
    expect((await who.request(orderCalls.confirm, { params })).code).toBe('STATE');
    expect(await history()).toMatchObject({
      balanceWon: before + 400,
      pendingWon: 0,
    });
    expect((await history()).entries[0]).toMatchObject({ type: 'EARN', amountWon: 400, orderNo });
  });

  it('confirms automatically eight days after delivery, not before the 청약철회 period ends', async () => {
    const goods = await addGoods(shop.db);
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]);
    await deliver(orderNo);
    shop.clock.advance(7 * 86_400_000);
    expect(await confirmDue(shop.deps)).toBe(0);
    shop.clock.advance(86_400_000);
    expect(await confirmDue(shop.deps)).toBe(1);
    await who.signIn();
    expect((await who.call(orderCalls.detail, { params: { orderNo } })).state).toBe('BUY_CONFIRM');
  });

  it('accepts another address until packing, when the delivery cost is equal', async () => {
    const goods = await addGoods(shop.db);
    await shop.db.script(
      `insert into area_fee (name, zip_from, zip_to, fee) values ('제주', '63000', '63644', 4000)`,
    );
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]);
    const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }]);
    const of = (alias: string) =>
      sheet.addresses.find((address) => address.alias === alias)?.addressNo as number;
    const change = (alias: string) =>
      who.request(orderCalls.changeAddress, {
        params: { orderNo },
        body: { addressNo: of(alias) },
      });
    expect((await change('회사')).payload.receiver).toMatchObject({ zip: '03921', detail: '7층' });
    expect(await change('제주 부모님')).toMatchObject({ status: 409, code: 'AREA_FEE_CHANGED' });
    await move(orderNo, 'PRODUCT_PREPARE', 'DELIVERY_PREPARE');
    expect(await change('집')).toMatchObject({ status: 409, code: 'STATE' });
    await move(orderNo, 'DELIVERY_ING');
    expect(await who.request(claimCalls.estimate, { body: { orderNo } })).toMatchObject({
      status: 409,
      code: 'STATE',
    });
    await shop.db.script('delete from area_fee');
  });

  it('releases everything an unpaid order reserved after fifteen minutes', async () => {
    const goods = await addGoods(shop.db, { stock: 1 });
    await expireOrders(shop.deps);
    const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }], { usePointWon: 100 });
    const { orderNo } = await place(who, sheet);
    const stock = () =>
      shop.db.one(z.unknown(), sql`select reserved from sku_stock where sku_no = ${goods.skuNo}`);
    const soldOut = () =>
      shop.db.one(z.unknown(), sql`select sold_out from goods where goods_no = ${goods.goodsNo}`);
    await shop.deps.outbox.drain();
    expect([await stock(), await soldOut()]).toEqual([{ reserved: 1 }, { soldOut: true }]);
    shop.clock.advance(14 * 60_000);
    expect(await expireOrders(shop.deps)).toBe(0);
    shop.clock.advance(61_000);
    expect(await expireOrders(shop.deps)).toBe(1);
    await shop.deps.outbox.drain();
    expect([await stock(), await soldOut()]).toEqual([{ reserved: 0 }, { soldOut: false }]);
    await who.signIn();
    expect((await who.call(orderCalls.detail, { params: { orderNo } })).state).toBe('EXPIRED');
  });
});

it('keeps what was agreed to, word for word, to be read again by the member alone', async () => {
  const { skuNo } = await addGoods(shop.db);
  const sheet = await openSheet(who, [{ skuNo, qty: 1 }]);
  const { orderNo } = await place(who, sheet);
  const params = { orderNo };
  const { agreements } = await who.call(orderCalls.detail, { params });
  const words = (one: { code: string; title: string; body: string }) => [
    one.code,
    one.title,
    one.body,
  ];
  const byCode = (a: string[], b: string[]) => String(a[0]).localeCompare(String(b[0]));
  expect(agreements.map(words).sort(byCode)).toEqual(sheet.consents.map(words).sort(byCode));
  expect(agreements.find(({ code }) => code === 'THIRD_PARTY')?.body).toContain('시험 판매자');
  const stranger = shop.visitor();
  await stranger.signIn(members.family);
  expect((await stranger.request(orderCalls.detail, { params })).status).toBe(404);
});

describe('sellers of an order', () => {
  it('are named each with what a receipt needs', async () => {
    const [a, b] = [await addGoods(shop.db), await addGoods(shop.db)];
    await shop.db.run(sql`
      update seller set biz_name = '하루농장', ceo = '임하루', biz_no = '214-82-40272', address = '전주시'
      where seller_no = (select seller_no from goods where goods_no = ${b.goodsNo})`);
    const lines = [a, b].map(({ skuNo }) => ({ skuNo, qty: 1 }));
    const orderNo = await buy(shop, who, lines);
    const { sellers } = await who.call(orderCalls.detail, { params: { orderNo } });
    expect(sellers.map(({ sellerName, business }) => [sellerName, business])).toEqual([
      [
        '시험 판매자',
        { representative: '홍길동', registrationNo: '000-00-00000', address: '서울' },
      ],
      ['하루농장', { representative: '임하루', registrationNo: '214-82-40272', address: '전주시' }],
    ]);
  });
});
