import { randomInt } from 'node:crypto';
import { fulfilmentTestCalls, type TestOrder } from '@shop/shared/contracts';
import { fulfilmentTestSchemas } from '@shop/shared/contracts/schemas';
import {
  claimKinds,
  claimStateName,
  dashedDate,
  isOpenClaim,
  orderStates,
  shipmentStates,
} from '@shop/shared/domain';
import { z } from 'zod';
import { noteLatePickups, runReturnDeadlines } from '../../src/modules/checkout/claim';
import { expireGifts, remindReceivers, sendScheduled } from '../../src/modules/checkout/gift';
import { readItems, readRefunds } from '../../src/modules/checkout/order';
import { confirmDue } from '../../src/modules/checkout/order-history';
import { runRefunds } from '../../src/modules/checkout/payment';
import { applySellerReports } from '../../src/modules/checkout/seller-report';
import { detectDelays, readShipments, recordTracking } from '../../src/modules/checkout/shipment';
import { redeemVoucher } from '../../src/modules/checkout/voucher';
import { remind } from '../../src/modules/service/notification';
import { addMs, daysMs, hoursMs } from '../../src/platform/clock';
import { sql } from '../../src/platform/db/sql';
import type { Deps } from '../../src/platform/deps';
import { type RouteBinding, route } from '../../src/platform/http/route';
import { sentMessages } from '../messages/sender';
import { addReport, addScan, scanOf } from './partners';
import { passCouponDays, passDays } from './pass-days';

const orderRow = z.object({ orderNo: z.string(), orderedAt: z.date() });
const stateRow = z.object({ state: z.enum(['SHIPPED', 'MOVING', 'OUT', 'DELIVERED', 'LOST']) });

/** Orders that sellers know of: a gift only once it has an address. */
async function newestOrders(deps: Deps): Promise<TestOrder[]> {
  const { db } = deps;
  const orders = await db.rows(
    orderRow,
    sql`
    select order_no, ordered_at from orders o where paid_at is not null and not exists (
      select from gift f where f.order_no = o.order_no and f.state in ('PAID', 'SENT', 'ACCEPTED'))
    order by ordered_at desc limit 20`,
  );
  const items = await readItems(
    db,
    orders.map(({ orderNo }) => orderNo),
  );
  const views: TestOrder[] = [];
  for (const { orderNo, orderedAt } of orders) {
    const shipments = await readShipments(db, orderNo);
    const refunds = await readRefunds(db, orderNo);
    views.push({
      orderNo,
      orderedAt: orderedAt.toISOString(),
      items: items
        .filter((item) => item.orderNo === orderNo)
        .map(({ itemNo, sellerNo, goodsName, state }) => ({
          itemNo,
          sellerNo,
          goodsName,
          state,
          stateName: orderStates[state],
        })),
      shipments: shipments.map(({ courierCd, invoiceNo, itemNos, state }) => ({
        courierCd,
        invoiceNo,
        itemNos,
        state,
        stateName: shipmentStates[state],
      })),
      claims: refunds
        .filter(({ state }) => isOpenClaim(state) || state === 'RESHIP')
        .map(({ claimNo, kind, state }) => ({
          ...{ claimNo, state, kindName: claimKinds[kind] },
          stateName: claimStateName(kind, state),
        })),
      messages: await sentMessages(deps, orderNo),
    });
  }
  return views;
}

const newInvoiceNo = (): string => `6${String(randomInt(1e11)).padStart(11, '0')}`;

/** What testers drive: sellers, couriers and the clock, by the same ports as the real ones. */
export const benchRoutes = (deps: Deps): RouteBinding[] => [
  route(fulfilmentTestCalls.state, fulfilmentTestSchemas.state, async () => ({
    orders: await newestOrders(deps),
  })),
  route(fulfilmentTestCalls.seller, fulfilmentTestSchemas.seller, async ({ body, now }) => {
    if (body.kind === 'DELAYED') {
      const { days, ...delay } = body;
      const promisedOn = dashedDate(addMs(now, daysMs(days)).getTime());
      await addReport(deps.db, { ...delay, promisedOn }, now);
    } else if (body.kind === 'SHIPPED') {
      await addReport(deps.db, { ...body, invoiceNo: body.invoiceNo ?? newInvoiceNo() }, now);
    } else {
      await addReport(deps.db, body, now);
    }
    const outcomes = await applySellerReports(deps);
    if (body.kind === 'CLAIM') await runRefunds(deps, deps.adapters.gateway);
    return { outcomes };
  }),
  route(fulfilmentTestCalls.courier, fulfilmentTestSchemas.courier, async ({ body, now }) => {
    const { courierCd, invoiceNo } = body;
    const scan = scanOf(body, body.kind, addMs(now, -hoursMs(body.hoursAgo)));
    for (let at = 0; at < body.times; at += 1) {
      await addScan(deps.db, scan);
      await recordTracking(deps, [scan]);
    }
    const parcel = await deps.db.maybe(
      stateRow,
      sql`
      select state from shipment where courier_cd = ${courierCd} and invoice_no = ${invoiceNo}
      order by shipment_no desc limit 1`,
    );
    return { stateName: parcel ? shipmentStates[parcel.state] : null };
  }),
  route(fulfilmentTestCalls.redeem, fulfilmentTestSchemas.redeem, async ({ body }) => ({
    isTaken: await redeemVoucher(deps, body.pin, body.place),
  })),
  route(
    fulfilmentTestCalls.passCouponDays,
    fulfilmentTestSchemas.passCouponDays,
    async ({ body }) => ({
      isMoved: await passCouponDays(deps.db, body.issueNo, body.days),
    }),
  ),
  route(fulfilmentTestCalls.passDays, fulfilmentTestSchemas.passDays, async ({ body }) => {
    await passDays(deps.db, body.orderNo, body.days);
    await noteLatePickups(deps);
    await remind(deps);
    await sendScheduled(deps);
    await remindReceivers(deps);
    await expireGifts(deps);
    return {
      confirmed: await confirmDue(deps),
      delayed: await detectDelays(deps),
      claims: await runReturnDeadlines(deps),
    };
  }),
];
