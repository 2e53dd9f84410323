import {
  type CallInput,
  claimCalls,
  fulfilmentTestCalls,
  orderCalls,
  pointCalls,
} from '@shop/shared/contracts';
import {
  type OrderState,
  orderMoves,
  orderStates,
  type ShipmentState,
  shipmentMoves,
  shipmentStates,
  type TrackingKind,
  trackingKinds,
} from '@shop/shared/domain';
import { actorsOfMoves, mayMove } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods, stockOf } from '../../../testing/goods';
import { everyActor } from '../../../testing/move-actors';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { moveItems } from '../order';
import { detectDelays } from './delay';
import { trackParcels } from './tracking';

const historyRow = z.object({ to: z.string(), actor: z.string() });
const HOUR_MS = 3_600_000;

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

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });

/** A paid order of goods of different sellers. */
async function order(count = 1) {
  const items = [];
  for (let at = 0; at < count; at += 1)
    items.push({ skuNo: (await addGoods(shop.db, { priceWon: 40_000 })).skuNo, qty: 1 });
  const orderNo = await buy(shop, who, items, { couponIssueNos: [] });
  const { items: lines } = await detail(orderNo);
  return { orderNo, itemNos: lines.map(({ itemNo }) => itemNo), lines };
}

type Report = CallInput<typeof fulfilmentTestCalls.seller>['body'];
const report = async (body: Report) =>
  (await who.call(fulfilmentTestCalls.seller, { body })).outcomes;

let invoice = 600_000_000_000;
const ship = async (orderNo: string, itemNos: number[]) => {
  invoice += 1;
  const invoiceNo = String(invoice);
  expect(await report({ kind: 'SHIPPED', orderNo, itemNos, courierCd: 'CJ', invoiceNo })).toEqual([
    'DONE',
  ]);
  return invoiceNo;
};

type Scan = CallInput<typeof fulfilmentTestCalls.courier>['body'];
const scan = async (invoiceNo: string, kind: Scan['kind'], more: Partial<Scan> = {}) => {
  const body = { invoiceNo, kind, ...more };
  return (await who.call(fulfilmentTestCalls.courier, { body })).stateName;
};

const actionsOf = async (orderNo: string) =>
  (await detail(orderNo)).items[0]?.actions.map(({ action }) => action);

it('leads a line from the payment to the confirmation, with history and next actions at each step', async () => {
  const { orderNo, itemNos } = await order();
  expect(await report({ kind: 'PREPARING', orderNo, itemNos })).toEqual(['DONE']);
  expect(await report({ kind: 'PACKED', orderNo, itemNos })).toEqual(['DONE']);
  expect(await actionsOf(orderNo)).toEqual(['CANCEL', 'REORDER']);
  const invoiceNo = await ship(orderNo, itemNos);
  expect(await actionsOf(orderNo)).toEqual(['TRACK', 'RECEIVE', 'CONFIRM', 'REORDER']);
  expect(await scan(invoiceNo, 'PICKED_UP', { hoursAgo: 5 })).toBe('이동중');
  expect(await scan(invoiceNo, 'OUT_FOR_DELIVERY')).toBe('배송출발');
  shop.clock.advance(HOUR_MS / 3);
  expect(await scan(invoiceNo, 'DELIVERED')).toBe('배송완료');
  const delivered = await detail(orderNo);
  expect(delivered).toMatchObject({ state: 'DELIVERY_DONE', arrivesOn: null });
  expect(delivered.shipments).toMatchObject([
    { courierName: 'CJ대한통운', invoiceNo, stateName: '배송완료', itemNos },
  ]);
  expect(delivered.shipments[0]?.events.map(({ name }) => name)).toEqual([
    '배송완료',
    '배송출발',
    '집하',
  ]);
  const [line] = delivered.items;
  expect(
    Date.parse(line?.withdrawUntil ?? '') - Date.parse(line?.deliveredAt ?? ''),
  ).toBeGreaterThanOrEqual(7 * 24 * HOUR_MS);
  const history = await shop.db.rows(
    historyRow,
    sql`
    select to_state as to, actor from state_history where machine = 'orderItem' and ref = ${String(itemNos[0])}
      and to_state not in ('CREATED', 'PAY_DONE') order by history_no`,
  );
  expect(history).toEqual([
    { to: 'PRODUCT_PREPARE', actor: 'seller' },
    { to: 'DELIVERY_PREPARE', actor: 'seller' },
    { to: 'DELIVERY_ING', actor: 'seller' },
    { to: 'DELIVERY_DONE', actor: 'courier' },
  ]);
  const { confirmed } = await who.call(fulfilmentTestCalls.passDays, {
    body: { orderNo, days: 16 },
  });
  expect(confirmed).toBe(1);
  expect((await detail(orderNo)).state).toBe('BUY_CONFIRM');
});

it('ships an order in parts, and repeated, late and unknown scans change nothing more', async () => {
  const { orderNo, itemNos } = await order(2);
  const [first, second] = itemNos as [number, number];
  const invoiceNo = await ship(orderNo, [first]);
  expect((await detail(orderNo)).items.map(({ state }) => state)).toEqual([
    'DELIVERY_ING',
    'PAY_DONE',
  ]);
  expect(await scan(invoiceNo, 'DELIVERED', { times: 3 })).toBe('배송완료');
  expect(await scan(invoiceNo, 'IN_TRANSIT', { hoursAgo: 5 })).toBe('배송완료');
  expect(await scan(invoiceNo, 'LOST')).toBe('배송완료');
  expect(await scan('999999999999', 'DELIVERED')).toBeNull();
  const { items, shipments } = await detail(orderNo);
  expect(items.map(({ state }) => state)).toEqual(['DELIVERY_DONE', 'PAY_DONE']);
  expect(shipments[0]?.events).toHaveLength(3);
  expect(await trackParcels(shop.deps)).toBe(0);
  // A used number, goods of two sellers in one parcel, a number that is none, goods that are gone.
  const parcel = { kind: 'SHIPPED', orderNo, courierCd: 'CJ' } as const;
  expect(await report({ ...parcel, itemNos: [second], invoiceNo })).toEqual(['INVOICE_USED']);
  expect(await report({ ...parcel, itemNos, invoiceNo: '1234567890' })).toEqual(['INVOICE']);
  expect(await report({ ...parcel, itemNos: [second], invoiceNo: 'abc' })).toEqual(['INVOICE']);
  expect(await report({ ...parcel, itemNos: [999_999], invoiceNo: '1234567890' })).toEqual([
    'NOT_FOUND',
  ]);
  expect(await report({ ...parcel, itemNos: [first], invoiceNo: '1234567890' })).toEqual(['STATE']);
});

it('takes an invoice number again after a month, and keeps the scans of both parcels apart', async () => {
  const early = await order();
  const invoiceNo = await ship(early.orderNo, early.itemNos);
  await scan(invoiceNo, 'DELIVERED');
  const late = await order();
  const parcel = { kind: 'SHIPPED', courierCd: 'CJ', invoiceNo } as const;
  const again = { ...parcel, orderNo: late.orderNo, itemNos: late.itemNos };
  expect(await report(again)).toEqual(['INVOICE_USED']);
  await shop.db.run(sql`
    update shipment set shipped_at = shipped_at - interval '40 days' where order_no = ${early.orderNo}`);
  await shop.db.run(sql`
    update sandbox_courier_event set at = at - interval '40 days' where invoice_no = ${invoiceNo}`);
  expect(await report(again)).toEqual(['DONE']);
  await trackParcels(shop.deps);
  expect((await detail(late.orderNo)).items[0]?.state).toBe('DELIVERY_ING');
  expect(await scan(invoiceNo, 'OUT_FOR_DELIVERY')).toBe('배송출발');
  expect((await detail(early.orderNo)).shipments).toMatchObject([{ state: 'DELIVERED' }]);
  expect(await scan(invoiceNo, 'DELIVERED')).toBe('배송완료');
  expect((await detail(late.orderNo)).items[0]?.state).toBe('DELIVERY_DONE');
});

it('names a parcel without a scan for two weeks in the nightly check', async () => {
  const { orderNo, itemNos } = await order();
  const invoiceNo = await ship(orderNo, itemNos);
  const quiet = async () =>
    (await findMismatches(shop.db, shop.clock.now())).filter(({ detail: text }) =>
      text.includes(invoiceNo),
    );
  const pass = (days: number) =>
    shop.db.run(sql`update shipment set shipped_at = shipped_at - ${days} * interval '1 day'
      where invoice_no = ${invoiceNo}`);
  await pass(13);
  expect(await quiet()).toEqual([]);
  await pass(2);
  expect(await quiet()).toMatchObject([{ detail: `CJ ${invoiceNo}: ask the courier` }]);
  await scan(invoiceNo, 'PICKED_UP');
  expect(await quiet()).toEqual([]);
});

it('packs the goods of a lost parcel again, names a new day, and apologises once', async () => {
  const { orderNo, itemNos } = await order();
  const coins = () => who.call(pointCalls.history, { query: { kind: 'COIN' } });
  const before = (await coins()).balanceWon;
  expect(await scan(await ship(orderNo, itemNos), 'LOST')).toBe('분실');
  const lost = await detail(orderNo);
  expect(lost.items[0]).toMatchObject({
    state: 'DELIVERY_PREPARE',
    delay: { reason: '배송 중 분실되어 다시 보내 드려요', apologyCoinWon: 500 },
  });
  expect((await coins()).balanceWon).toBe(before + 500);
  const { sellerNo } = lost.items[0] ?? { sellerNo: 0 };
  const delay = { kind: 'DELAYED', orderNo, sellerNo, days: 5, reason: '한 번 더' } as const;
  expect(await report(delay)).toEqual(['DONE']);
  expect((await coins()).balanceWon).toBe(before + 500);
  await scan(await ship(orderNo, itemNos), 'DELIVERED');
  const { state, shipments, items } = await detail(orderNo);
  expect(state).toBe('DELIVERY_DONE');
  expect(shipments.map(({ state: one }) => one)).toEqual(['DELIVERED', 'LOST']);
  expect(items[0]?.delay).toBeNull();
  expect(await report(delay)).toEqual(['STATE']);
});

it('puts nothing back into stock when the goods of a lost parcel are canceled', async () => {
  const { orderNo, itemNos } = await order();
  await scan(await ship(orderNo, itemNos), 'LOST');
  const skuNo = (await detail(orderNo)).items[0]?.skuNo as number;
  const before = await stockOf(shop.db, skuNo);
  const scope = { orderNo, reasonCd: 'LATE' as const };
  const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
  await who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
  expect((await detail(orderNo)).items[0]?.state).toBe('CANCEL_DONE');
  expect(await stockOf(shop.db, skuNo)).toEqual(before);
});

it('promises the arrival from the payment, not from an order that waited for its deposit', async () => {
  const { orderNo, lines } = await order();
  await shop.db.run(
    sql`update orders set ordered_at = ordered_at - interval '10 days' where order_no = ${orderNo}`,
  );
  expect((await detail(orderNo)).items[0]?.arrivesOn).toBe(lines[0]?.arrivesOn);
});

it('notices by the clock what should have arrived, once', async () => {
  const { orderNo } = await order();
  expect(await detectDelays(shop.deps)).toBe(0);
  const { delayed } = await who.call(fulfilmentTestCalls.passDays, { body: { orderNo, days: 10 } });
  expect(delayed).toBe(1);
  expect(await detectDelays(shop.deps)).toBe(0);
  const { items, arrivesOn } = await detail(orderNo);
  expect(items[0]?.delay).toMatchObject({ reason: '판매자의 발송이 늦어지고 있어요' });
  expect(Date.parse(`${arrivesOn}T23:59:59+09:00`)).toBeGreaterThan(shop.clock.now().getTime());
});

it('lets the member confirm the receipt before the courier does, and nobody else', async () => {
  const { orderNo, itemNos } = await order();
  const params = { itemNo: itemNos[0] as number };
  expect((await who.request(orderCalls.receive, { params })).code).toBe('STATE');
  const invoiceNo = await ship(orderNo, itemNos);
  const stranger = shop.visitor();
  await stranger.signIn(members.family);
  expect((await stranger.request(orderCalls.receive, { params })).status).toBe(404);
  const received = await who.call(orderCalls.receive, { params });
  expect(received.state).toBe('DELIVERY_DONE');
  const until = received.items[0]?.withdrawUntil;
  shop.clock.advance(HOUR_MS / 3);
  expect(await scan(invoiceNo, 'DELIVERED')).toBe('배송완료');
  expect((await detail(orderNo)).items[0]?.withdrawUntil).toBe(until);
});

it('refuses to ship what is canceled and to cancel what is shipped', async () => {
  const { orderNo, itemNos } = await order();
  const canceled = await order();
  const body = { orderNo: canceled.orderNo, reasonCd: 'LATE', expectedRefundWon: 40_000 } as const;
  await who.call(claimCalls.cancel, { body });
  const parcel = { kind: 'SHIPPED', courierCd: 'CJ', invoiceNo: '1234567890' } as const;
  expect(await report({ ...parcel, orderNo: canceled.orderNo, itemNos: canceled.itemNos })).toEqual(
    ['STATE'],
  );
  await ship(orderNo, itemNos);
  const late = await who.request(claimCalls.cancel, { body: { ...body, orderNo } });
  expect(late).toMatchObject({ status: 409, code: 'STATE' });
});

const states = Object.keys(orderStates) as OrderState[];
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

it.each(everyActor)(
  'allows %s each of their moves of the table and no other one',
  async (actor) => {
    const { orderNo, itemNos } = await order();
    const by = { actor, now: shop.clock.now() };
    for (const [from, to] of pairs) {
      await shop.db.run(sql`update order_item set state = ${from} where order_no = ${orderNo}`);
      const moved = shop.db.tx((tx) => moveItems(tx, orderNo, to, by, itemNos));
      const isLegal =
        orderMoves[from].includes(to) && mayMove(actorsOfMoves.orderItem, { from, to, actor });
      if (isLegal) await moved;
      else await expect(moved).rejects.toMatchObject({ status: 409, code: 'STATE' });
      expect((await detail(orderNo)).items[0]?.state).toBe(isLegal ? to : from);
    }
  },
);

const parcelStates = Object.keys(shipmentStates) as ShipmentState[];
const kinds = Object.keys(trackingKinds) as TrackingKind[];
const cases = parcelStates.flatMap((from) => kinds.map((kind) => [from, kind] as const));

describe('a parcel', () => {
  let invoiceNo: string;
  beforeAll(async () => {
    who = shop.visitor();
    await who.signIn(members.general);
    const { orderNo, itemNos } = await order();
    invoiceNo = await ship(orderNo, itemNos);
  });

  it.each(cases)('in %s moves by the scan %s only where the table leads', async (from, kind) => {
    await shop.db.run(
      sql`update shipment set state = ${from} where invoice_no = ${invoiceNo} and courier_cd = 'CJ'`,
    );
    shop.clock.advance(1_000);
    const { to } = trackingKinds[kind];
    const isLegal = to !== null && shipmentMoves[from].includes(to);
    const moves = async () =>
      shop.db.rows(
        z.object({ from: z.string().nullable(), to: z.string() }),
        sql`
        select h.from_state as from, h.to_state as to from state_history h
        join shipment s on h.machine = 'shipment' and h.ref = s.shipment_no::text
        where s.invoice_no = ${invoiceNo} order by h.history_no`,
      );
    const before = (await moves()).length;
    expect(await scan(invoiceNo, kind)).toBe(shipmentStates[isLegal ? to : from]);
    expect((await moves()).slice(before)).toEqual(isLegal ? [{ from, to }] : []);
  });
});
