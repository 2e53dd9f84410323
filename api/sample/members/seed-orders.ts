import { cancelOrder, estimateCancel } from '@shop/api/modules/checkout/claim';
import { moveItems, readItems } from '@shop/api/modules/checkout/order';
import { confirmItem } from '@shop/api/modules/checkout/order-history';
import { calculateSheet, createSheet } from '@shop/api/modules/checkout/order-sheet';
import { approvePayment, readyPayment, runRefunds } from '@shop/api/modules/checkout/payment';
import { placeOrder } from '@shop/api/modules/checkout/place-order';
import {
  readShipments,
  recordTracking,
  refreshPunctuality,
  shipItems,
} from '@shop/api/modules/checkout/shipment';
import { findMemberByCno } from '@shop/api/modules/member/member';
import { addMs, type Clock, daysMs, hoursMs } from '@shop/api/platform/clock';
import { sql } from '@shop/api/platform/db/sql';
import type { Deps } from '@shop/api/platform/deps';
import type { WindowReturn } from '@shop/api/ports';
import { z } from 'zod';
import { type PastOrder, pastOrders, regularOrders, repeatedOrders } from './past-orders';

const skuNoRow = z.object({ skuNo: z.number() });

/** Approves a payment in the card company's window, as its shopper would. @returns the signed way back. */
export type ApproveInWindow = (deps: Deps, paymentNo: string) => Promise<WindowReturn>;

/** The same services with the clock set to another day, and a gateway that charges on that day. */
const asOf = (deps: Deps, at: Date): Deps => {
  const clock: Clock = { now: () => at };
  const { gateway } = deps.adapters;
  const pastGateway: typeof gateway = {
    ...gateway,
    approve: async (ref, amountWon) => {
      const verdict = await gateway.approve(ref, amountWon);
      return verdict.state === 'approved' ? { ...verdict, approvedAt: at } : verdict;
    },
  };
  return { ...deps, clock, adapters: { ...deps.adapters, gateway: pastGateway } };
};

async function pay(
  deps: Deps,
  memberNo: number,
  paymentNo: string,
  approve: ApproveInWindow,
): Promise<void> {
  const { gateway } = deps.adapters;
  await readyPayment(deps, gateway, memberNo, paymentNo);
  await approvePayment(deps, gateway, memberNo, await approve(deps, paymentNo));
}

/** Buys by the same services as a shopper: sheet, order, payment. */
async function buy(
  deps: Deps,
  memberNo: number,
  order: PastOrder,
  skuNos: readonly number[],
  approve: ApproveInWindow,
): Promise<string> {
  const sheetNo = await createSheet(deps, memberNo, {
    source: 'DIRECT',
    items: skuNos.map((skuNo) => ({ skuNo, qty: order.qty })),
  });
  const { installmentMonths } = order;
  const sheet = await calculateSheet(deps, memberNo, sheetNo, {
    couponIssueNos: [],
    usePointWon: 0,
    useCoinWon: 0,
    installmentMonths,
  });
  const placed = await placeOrder(deps, memberNo, {
    sheetNo,
    choices: sheet.choices,
    messageCd: '60',
    messageText: '',
    expectedPayWon: sheet.amounts.payWon,
    consents: sheet.consents.map(({ code }) => code),
  });
  await pay(deps, memberNo, placed.paymentNo, approve);
  return placed.orderNo;
}

/** Ships an order, one parcel for each seller. */
async function ship(deps: Deps, orderNo: string): Promise<void> {
  const by = { actor: 'seller' as const, now: deps.clock.now() };
  const bySeller = new Map<number, number[]>();
  for (const { sellerNo, itemNo } of await readItems(deps.db, [orderNo]))
    bySeller.set(sellerNo, [...(bySeller.get(sellerNo) ?? []), itemNo]);
  for (const itemNos of bySeller.values()) {
    const invoiceNo = `6${String((itemNos[0] ?? 0) * 7919).padStart(11, '0')}`;
    const parcel = { orderNo, itemNos, courierCd: 'CJ', invoiceNo };
    await deps.db.tx((tx) => shipItems(tx, parcel, by));
  }
}

/** What the courier scanned after this many of 48 hours. */
const scans = [
  ['PICKED_UP', 4, '김포 집하장', '보내시는 분에게서 상품을 받았어요'],
  ['IN_TRANSIT', 16, '옥천HUB', '다음 지점으로 이동하고 있어요'],
  ['OUT_FOR_DELIVERY', 42, '강남직영', '오늘 배송할 예정이에요'],
  ['DELIVERED', 48, '강남직영', '문 앞에 배송했어요'],
] as const;

async function scan(deps: Deps, orderNo: string, count: number, hours = 48): Promise<void> {
  const shippedAt = deps.clock.now();
  for (const { courierCd, invoiceNo } of await readShipments(deps.db, orderNo)) {
    const events = scans.slice(0, count).map(([kind, after, place, detail]) => ({
      ...{ courierCd, invoiceNo, eventId: kind, kind, place, detail },
      at: addMs(shippedAt, hoursMs((after * hours) / 48)),
    }));
    await recordTracking(asOf(deps, addMs(shippedAt, hoursMs(hours))), events);
  }
}

async function advance(deps: Deps, memberNo: number, orderNo: string, order: PastOrder) {
  for (const step of order.steps) {
    if (step === 'CANCEL_DONE') {
      const request = { orderNo, reasonCd: 'CHANGED_MIND' } as const;
      const { refundWon } = await estimateCancel(deps, memberNo, request);
      await cancelOrder(deps, memberNo, { ...request, detail: '', expectedRefundWon: refundWon });
      await runRefunds(deps, deps.adapters.gateway);
    } else if (step === 'BUY_CONFIRM') {
      for (const { itemNo } of await readItems(deps.db, [orderNo])) {
        await confirmItem(deps, memberNo, itemNo);
      }
    } else if (step === 'DELIVERY_ING') {
      await ship(deps, orderNo);
      await scan(deps, orderNo, 2, order.deliveryHours);
    } else if (step === 'DELIVERY_DONE') {
      await scan(deps, orderNo, scans.length, order.deliveryHours);
    } else {
      const by = { actor: 'seller' as const, now: deps.clock.now() };
      await deps.db.tx((tx) => moveItems(tx, orderNo, step, by));
    }
  }
}

const GROCERIES = '식품';

/**
 * SKUs of ordinary goods with enough stock, always the same ones.
 * @param topCategory the name of the top category to which they belong; any without it
 */
const plainSkus = async (deps: Deps, count: number, topCategory?: string): Promise<number[]> => {
  const isInCategory = topCategory
    ? sql`and exists (
        select from category c join category top on top.category_no = c.path[1]
        where c.category_no = g.category_no and top.name = ${topCategory})`
    : sql``;
  const rows = await deps.db.rows(
    skuNoRow,
    sql`
    select min(s.sku_no) as sku_no from sku s join goods g using (goods_no) join sku_stock k using (sku_no)
    where g.status = 'ON_SALE' and g.goods_type = 'NORMAL' and not g.adult_yn and g.min_qty = 1
      and g.unit_qty = 1 and g.max_qty >= 5 and g.id_limit_qty is null and g.deal_price is null
      and (g.sale_from is null or g.sale_from < now() - interval '90 days')
      and s.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety >= 20 and g.sale_price between 8000 and 120000
      ${isInCategory}
    group by g.goods_no order by md5(g.goods_no::text) limit ${count}`,
  );
  return rows.map((row) => row.skuNo);
};

/**
 * SKUs of different goods of the delivery policy with the most goods, which one member buys from again and
 * again; fewer when the policy has fewer goods.
 */
const regularSkus = async (deps: Deps, count: number): Promise<number[]> => {
  const rows = await deps.db.rows(
    skuNoRow,
    sql`
    select min(s.sku_no) as sku_no from sku s join goods g using (goods_no) join sku_stock k using (sku_no)
    where g.status = 'ON_SALE' and g.goods_type = 'NORMAL' and not g.adult_yn and g.min_qty = 1
      and g.unit_qty = 1 and g.id_limit_qty is null and g.deal_price is null
      and (g.sale_from is null or g.sale_from < now() - interval '90 days')
      and s.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety >= 20 and g.sale_price between 8000 and 150000
      and g.delivery_policy_no = (select delivery_policy_no from goods group by 1 order by count(*) desc limit 1)
    group by g.goods_no order by md5(g.goods_no::text) desc limit ${count}`,
  );
  return rows.map((row) => row.skuNo);
};

async function placePast(
  deps: Deps,
  order: PastOrder,
  skuNos: readonly number[],
  approve: ApproveInWindow,
): Promise<void> {
  const memberNo = (await findMemberByCno(deps.db, deps.secrets, order.cno))?.memberNo;
  if (memberNo === undefined) return;
  const then = asOf(deps, addMs(deps.clock.now(), -daysMs(order.daysAgo) - hoursMs(1)));
  const orderNo = await buy(then, memberNo, order, skuNos, approve);
  await advance(then, memberNo, orderNo, order);
}

/** Past orders of the sample members in every state. */
export async function seedOrders(deps: Deps, approve: ApproveInWindow): Promise<void> {
  const needed = pastOrders.reduce((sum, order) => sum + order.goods, 0);
  const skuNos = await plainSkus(deps, needed);
  if (skuNos.length < needed) return;
  for (const order of pastOrders)
    await placePast(deps, order, skuNos.splice(0, order.goods), approve);
  const groceries = await plainSkus(deps, repeatedOrders[0]?.goods ?? 0, GROCERIES);
  if (groceries.length > 0)
    for (const order of repeatedOrders) await placePast(deps, order, groceries, approve);
  const regular = await regularSkus(deps, regularOrders.length);
  if (regular.length === 0) return;
  for (const [at, order] of regularOrders.entries())
    await placePast(deps, order, regular.slice(at % regular.length).slice(0, 1), approve);
  await refreshPunctuality(deps);
}
