import { EventEmitter, once } from 'node:events';
import { claimCalls, couponCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { completeWindow, openSheet, pay, placeBody } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addDeal, addGoods, stockOf } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { expireOrders } from '../payment';

/** PGlite runs one statement at a time and shows no races, so these run on a real PostgreSQL. */
let shop: TestShop;
let crowd: Visitor[];
beforeAll(async () => {
  shop = await openRacingShop();
  crowd = await addMembers(shop, 200);
}, 120_000);
afterAll(() => shop.close(), 120_000);
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const statuses = (responses: { status: number }[]) => ({
  won: responses.filter((response) => response.status === 200).length,
  lost: responses.filter((response) => response.status === 409).length,
});

it('creates exactly 10 orders when 200 parallel buyers request 10 units', async () => {
  const goods = await addGoods(shop.db, { stock: 10 });
  const sheets = await Promise.all(
    crowd.map((who) => openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }])),
  );
  const responses = await Promise.all(
    crowd.map((who, at) =>
      who.request(orderCalls.place, { body: placeBody(sheets[at] as (typeof sheets)[number]) }),
    ),
  );
  expect(statuses(responses)).toEqual({ won: 10, lost: 190 });
  expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 10, reserved: 10 });
  const winners = responses.flatMap((response, at) =>
    response.status === 200 ? [{ who: crowd[at] as Visitor, order: response.payload }] : [],
  );
  const paid = await Promise.all(winners.map(({ who, order }) => pay(shop, who, order.paymentNo)));
  expect(paid.every((payment) => payment.state === 'PAID')).toBe(true);
  expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 0, reserved: 0 });
}, 60_000);

it('neither deadlocks nor oversells when orders list the same SKUs in opposite sequences', async () => {
  const skuNos: number[] = [];
  for (let at = 0; at < 5; at += 1) skuNos.push((await addGoods(shop.db, { stock: 10 })).skuNo);
  const buyers = crowd.slice(0, 60);
  const sheets = await Promise.all(
    buyers.map((who, at) => {
      const items = skuNos.map((skuNo) => ({ skuNo, qty: 1 }));
      return openSheet(who, at % 2 === 0 ? items : items.reverse());
    }),
  );
  const responses = await Promise.all(
    buyers.map((who, at) =>
      who.request(orderCalls.place, { body: placeBody(sheets[at] as (typeof sheets)[number]) }),
    ),
  );
  expect(statuses(responses)).toEqual({ won: 10, lost: 50 });
  for (const skuNo of skuNos) {
    expect(await stockOf(shop.db, skuNo)).toEqual({ onHand: 10, reserved: 10 });
  }
  expect(
    await shop.db.one(
      z.unknown(),
      sql`select deadlocks from pg_stat_database where datname = current_database()`,
    ),
  ).toEqual({ deadlocks: 0 });
}, 60_000);

it('sells exactly the stock of a deal', async () => {
  const goods = await addGoods(shop.db, { stock: 500 });
  const dealNo = await addDeal(shop.db, goods.goodsNo, { priceWon: 5_000, qty: 7 });
  const buyers = crowd.slice(0, 60);
  const sheets = await Promise.all(
    buyers.map((who) => openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }])),
  );
  const responses = await Promise.all(
    buyers.map((who, at) =>
      who.request(orderCalls.place, { body: placeBody(sheets[at] as (typeof sheets)[number]) }),
    ),
  );
  expect(statuses(responses)).toEqual({ won: 7, lost: 53 });
  expect(
    await shop.db.one(z.unknown(), sql`select sold from time_deal where deal_no = ${dealNo}`),
  ).toEqual({
    sold: 7,
  });
}, 60_000);

it('creates one order and one reservation for twenty concurrent requests on one sheet', async () => {
  const goods = await addGoods(shop.db, { stock: 50 });
  const [who] = crowd as [Visitor];
  const sheet = await openSheet(who, [{ skuNo: goods.skuNo, qty: 2 }]);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => who.call(orderCalls.place, { body: placeBody(sheet) })),
  );
  expect(new Set(responses.map((response) => response.orderNo)).size).toBe(1);
  expect((await stockOf(shop.db, goods.skuNo)).reserved).toBe(2);
}, 120_000);

it('runs once for twenty concurrent requests with one key, and the others wait or get the response', async () => {
  const goods = await addGoods(shop.db, { stock: 50 });
  const who = crowd[1] as Visitor;
  const body = placeBody(await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }]));
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      who.request(orderCalls.place, { body }, { key: 'one-form-0001' }),
    ),
  );
  const codes = new Set(responses.map((response) => response.code));
  expect([...codes].every((code) => code === '0000' || code === 'IN_PROGRESS')).toBe(true);
  expect((await stockOf(shop.db, goods.skuNo)).reserved).toBe(1);
}, 120_000);

it('charges once when the payment return is sent ten times', async () => {
  const goods = await addGoods(shop.db, { stock: 50 });
  const who = crowd[2] as Visitor;
  const order = await who.call(orderCalls.place, {
    body: placeBody(await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }])),
  });
  const body = await completeWindow(shop, who, order.paymentNo, 'approve');
  await Promise.all(Array.from({ length: 10 }, () => who.request(paymentCalls.approve, { body })));
  expect(
    (await who.call(paymentCalls.inquire, { params: { paymentNo: order.paymentNo } })).state,
  ).toBe('PAID');
  expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 49, reserved: 0 });
}, 120_000);

it('reaches one consistent outcome when the payment return races the expiry', async () => {
  const goods = await addGoods(shop.db, { stock: 100 });
  const buyers = crowd.slice(10, 30);
  const orders = await Promise.all(
    buyers.map(async (who) =>
      who.call(orderCalls.place, {
        body: placeBody(await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }])),
      }),
    ),
  );
  const backs = await Promise.all(
    orders.map((order, at) =>
      completeWindow(shop, buyers[at] as Visitor, order.paymentNo, 'approve'),
    ),
  );
  shop.clock.advance(15 * 60_000 + 1);
  await Promise.all([
    ...backs.map((body, at) => (buyers[at] as Visitor).request(paymentCalls.approve, { body })),
    expireOrders(shop.deps),
  ]);
  const states = await Promise.all(
    orders.map(
      async (order, at) =>
        (
          await (buyers[at] as Visitor).call(paymentCalls.inquire, {
            params: { paymentNo: order.paymentNo },
          })
        ).state,
    ),
  );
  const sold = states.filter((state) => state === 'PAID').length;
  expect(states.every((state) => state === 'PAID' || state === 'CANCELED')).toBe(true);
  expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 100 - sold, reserved: 0 });
}, 60_000);

it('refunds once for ten concurrent cancels of one order', async () => {
  const goods = await addGoods(shop.db, { priceWon: 40_000, stock: 10 });
  const who = crowd[40] as Visitor;
  const order = await who.call(orderCalls.place, {
    body: placeBody(await openSheet(who, [{ skuNo: goods.skuNo, qty: 3 }])),
  });
  await pay(shop, who, order.paymentNo);
  const detail = await who.call(orderCalls.detail, { params: { orderNo: order.orderNo } });
  const items = [{ itemNo: detail.items[0]?.itemNo as number, qty: 1 }];
  const body = {
    orderNo: order.orderNo,
    items,
    reasonCd: 'OTHER' as const,
    expectedRefundWon: 40_000,
  };
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => who.request(claimCalls.cancel, { body })),
  );
  expect(responses.filter((response) => response.status === 200)).toHaveLength(3);
  const { amounts, state } = await who.call(orderCalls.detail, {
    params: { orderNo: order.orderNo },
  });
  expect({ state, refunded: amounts.refundedWon }).toEqual({
    state: 'CANCEL_DONE',
    refunded: 120_000,
  });
  expect(await stockOf(shop.db, goods.skuNo)).toEqual({ onHand: 10, reserved: 0 });
}, 120_000);

it('never issues more first-come coupons than their stock', async () => {
  const couponNo = await addCoupon(shop.db, { totalQty: 25 });
  const params = { couponNo };
  const twice = [...crowd, ...crowd];
  const responses = await Promise.all(
    twice.map((who) => who.request(couponCalls.download, { params })),
  );
  expect(responses.filter((response) => response.status === 200)).toHaveLength(25);
  expect(
    await shop.db.one(
      z.unknown(),
      sql`
    select issued_qty, (select count(*) from member_coupon where coupon_no = ${couponNo}) as out
    from coupon where coupon_no = ${couponNo}`,
    ),
  ).toEqual({ issuedQty: 25, out: 25 });
}, 60_000);

it('names the new total to those for whom a deal has sold out', async () => {
  const goods = await addGoods(shop.db, { priceWon: 20_000, stock: 50 });
  await addDeal(shop.db, goods.goodsNo, { priceWon: 5_000, qty: 1 });
  const buyers = crowd.slice(70, 76);
  const sheets = await Promise.all(
    buyers.map((who) => openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] })),
  );
  const order = (at: number) => {
    const sheet = sheets[at] as (typeof sheets)[number];
    return (buyers[at] as Visitor).request(orderCalls.place, { body: placeBody(sheet) });
  };
  const responses = await Promise.all([0, 1, 2, 3, 4].map(order));
  const refused = [...responses, await order(5)].filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(5);
  for (const { code, payload } of refused)
    expect({ code, payload }).toMatchObject({
      ...{ code: 'ORDER_CHANGED', payload: { expectedPayWon: 8_000, payWon: 23_000 } },
    });
}, 60_000);

/** How many of these orders are not ended. */
const openOf = async (orders: readonly { orderNo: string }[]): Promise<number> => {
  const { count } = await shop.db.one(
    countRow,
    sql`
    select count(*) from orders where status = 'CREATED'
      and order_no = any(${orders.map(({ orderNo }) => orderNo)}::text[])`,
  );
  return count;
};

it('spends points once under concurrent requests', async () => {
  const goods = await addGoods(shop.db, { priceWon: 50_000, stock: 100 });
  const who = crowd[50] as Visitor;
  const sheets = [];
  for (let at = 0; at < 5; at += 1) {
    sheets.push(await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }], { usePointWon: 1_000 }));
  }
  const responses = await Promise.all(
    sheets.map((sheet) => who.request(orderCalls.place, { body: placeBody(sheet) })),
  );
  // Each order ends the one before it, which holds the points and is not paid.
  const placed = responses.filter(({ status }) => status === 200).map(({ payload }) => payload);
  expect(await openOf(placed)).toBe(1);
}, 120_000);

it('enforces the limit per ID across concurrent sheets', async () => {
  const goods = await addGoods(shop.db, { stock: 100, idLimitQty: 2 });
  const who = crowd[60] as Visitor;
  const sheets = [];
  for (let at = 0; at < 5; at += 1) {
    sheets.push(await openSheet(who, [{ skuNo: goods.skuNo, qty: 1 }], { couponIssueNos: [] }));
  }
  const responses = await Promise.all(
    sheets.map((sheet) => who.request(orderCalls.place, { body: placeBody(sheet) })),
  );
  // The third ends the two before it, which are not paid and fill the limit.
  const placed = responses.filter(({ status }) => status === 200).map(({ payload }) => payload);
  const open = await openOf(placed);
  expect([open >= 1, open <= 2]).toEqual([true, true]);
}, 30_000);

it('does not release an order whose time was prolonged while the release waited for it', async () => {
  const who = crowd[0] as Visitor;
  const { skuNo } = await addGoods(shop.db, { stock: 1 });
  const sheet = await openSheet(who, [{ skuNo, qty: 1 }]);
  const { orderNo } = await who.call(orderCalls.place, { body: placeBody(sheet) });
  await shop.db.run(sql`
    update orders set expires_at = ${shop.clock.now()} where order_no = ${orderNo}`);
  const gate = new EventEmitter();
  const [isLocked, isOpen] = [once(gate, 'locked'), once(gate, 'open')];
  const prolonging = shop.db.tx(async (tx) => {
    await tx.run(sql`select from orders where order_no = ${orderNo} for update`);
    gate.emit('locked');
    await isOpen;
    await tx.run(sql`
      update orders set expires_at = expires_at + interval '1 day' where order_no = ${orderNo}`);
  });
  await isLocked;
  const releasing = expireOrders(shop.deps);
  await new Promise((resolve) => setTimeout(resolve, 300));
  gate.emit('open');
  await Promise.all([prolonging, releasing]);
  const { state } = await who.call(orderCalls.detail, { params: { orderNo } });
  expect([state, await stockOf(shop.db, skuNo)]).toEqual(['CREATED', { onHand: 1, reserved: 1 }]);
}, 30_000);
