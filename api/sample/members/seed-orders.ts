import { cancelOrder, estimateCancel } from '@shop/api/modules/checkout/claim';
import { moveItems, readItems } from '@shop/api/modules/checkout/order';
import { confirmItem } from '@shop/api/modules/checkout/order-history';
import { calculateSheet, createSheet } from '@shop/api/modules/checkout/order-sheet';
import { approvePayment, readyPayment, runRefunds } from '@shop/api/modules/checkout/payment';
import { placeOrder } from '@shop/api/modules/checkout/place-order';
import { findMemberNoByCno } from '@shop/api/modules/member/member';
import { addMs, type Clock, daysMs, hoursMs } from '@shop/api/platform/clock';
import { sql } from '@shop/api/platform/db/sql';
import type { Deps } from '@shop/api/platform/deps';
import type { WindowReturn } from '@shop/api/ports';
import { z } from 'zod';
import { type PastOrder, pastOrders } from './past-orders';

const skuNoRow = z.object({ skuNo: z.number() });

/** Approves a payment in the card company's window, as its shopper would. @returns the signed way back. */
export type ApproveInWindow = (deps: Deps, paymentNo: string) => Promise<WindowReturn>;

/** The same services with the clock set to another day. */
const asOf = (deps: Deps, at: Date): Deps => {
  const clock: Clock = { now: () => at };
  return { ...deps, clock };
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

/** Records the delivery of an order's items. */
async function markDelivered(deps: Deps, orderNo: string, at: Date): Promise<void> {
  await deps.db.run(sql`
    update order_item set delivered_at = ${at}, withdraw_until = ${addMs(at, daysMs(7))},
      confirm_due_at = ${addMs(at, daysMs(8))} where order_no = ${orderNo}`);
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
    } else {
      const by = { actor: 'sample', now: deps.clock.now() };
      await deps.db.tx((tx) => moveItems(tx, orderNo, step, by));
    }
  }
  if (order.steps.includes('DELIVERY_ING')) {
    await deps.db.run(sql`
      update order_delivery_group set courier = 'CJ대한통운',
        invoice_no = '6' || lpad((group_no * 7919 % 100000000000)::text, 11, '0') where order_no = ${orderNo}`);
  }
  if (order.steps.includes('DELIVERY_DONE')) {
    await markDelivered(deps, orderNo, addMs(deps.clock.now(), daysMs(2)));
  }
}

/** SKUs of ordinary goods with enough stock, always the same ones. */
const plainSkus = async (deps: Deps, count: number): Promise<number[]> => {
  const rows = await deps.db.rows(
    skuNoRow,
    sql`
    select min(s.sku_no) as sku_no from sku s join goods g using (goods_no) join sku_stock k using (sku_no)
    where g.status = 'ON_SALE' and g.goods_type = 'NORMAL' and not g.adult_yn and g.min_qty = 1
      and g.unit_qty = 1 and g.max_qty >= 5 and g.id_limit_qty is null and g.deal_price is null
      and (g.sale_from is null or g.sale_from < now() - interval '90 days')
      and s.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety >= 20 and g.sale_price between 8000 and 120000
    group by g.goods_no order by md5(g.goods_no::text) limit ${count}`,
  );
  return rows.map((row) => row.skuNo);
};

/** Past orders of the sample members in every state. @returns how many were made. */
export async function seedOrders(deps: Deps, approve: ApproveInWindow): Promise<number> {
  const needed = pastOrders.reduce((sum, order) => sum + order.goods, 0);
  const skuNos = await plainSkus(deps, needed);
  if (skuNos.length < needed) return 0;
  const now = deps.clock.now();
  for (const order of pastOrders) {
    const memberNo = await findMemberNoByCno(deps.db, order.cno);
    if (memberNo === undefined) continue;
    const then = asOf(deps, addMs(now, -daysMs(order.daysAgo) - hoursMs(1)));
    const orderNo = await buy(then, memberNo, order, skuNos.splice(0, order.goods), approve);
    await advance(then, memberNo, orderNo, order);
  }
  return pastOrders.length;
}
