import { orderCalls } from '@shop/shared/contracts';
import { orderSchemas } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import { minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps, Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { recommendationOfOrder } from '../../benefit/recommendation';
import { receiveItem } from '../shipment';
import { voucherSpent } from '../voucher';
import { confirmDue, confirmItem, confirmUsed } from './confirm';
import { frequentGoods } from './frequent';
import { countOrders, listOrders } from './order.list';
import { changeOrderAddress, orderDetail } from './order.service';
import { reorder } from './reorder';

const nextCouponRow = z.object({
  couponNo: z.number(),
  name: z.string(),
  rate: z.number().nullable(),
  amountWon: z.number().nullable(),
  minOrderWon: z.number(),
});

/** A basket coupon to offer after an order; null when the member can take none. */
async function nextCoupon(
  deps: Deps,
  memberNo: number,
): Promise<z.output<typeof nextCouponRow> | null> {
  const row = await deps.db.maybe(
    nextCouponRow,
    sql`
    select c.coupon_no, c.name, c.rate, c.amount as amount_won, c.min_order as min_order_won from coupon c
    where is_issuable(c, ${deps.clock.now()}) and c.kind = 'BASKET' and not exists (
      select from member_coupon m where m.coupon_no = c.coupon_no and m.member_no = ${memberNo})
    order by c.coupon_no limit 1`,
  );
  return row ?? null;
}

/** The orders of a member: list, detail and the actions after payment. */
export const orderHistoryModule: Module = {
  name: 'order-history',
  events: (deps) =>
    deps.outbox.on(voucherSpent, ({ itemNo }, _eventId, tx) => confirmUsed(deps, tx, itemNo)),
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'order.confirm',
      minutesMs(10),
      async () => void (await confirmDue(deps)),
    );
  },
  routes: (deps) => [
    route(orderCalls.list, orderSchemas.list, ({ member, query }) =>
      listOrders(deps, member.memberNo, query),
    ),
    route(orderCalls.summary, orderSchemas.summary, ({ member, query }) =>
      countOrders(deps, member.memberNo, query.months),
    ),
    route(orderCalls.frequent, orderSchemas.frequent, async ({ member }) => ({
      items: await frequentGoods(deps, member.memberNo),
    })),
    route(orderCalls.detail, orderSchemas.detail, ({ member, params }) =>
      orderDetail(deps, member.memberNo, params.orderNo),
    ),
    route(orderCalls.complete, orderSchemas.complete, async ({ member, params }) => ({
      ...(await orderDetail(deps, member.memberNo, params.orderNo)),
      nextCoupon: await nextCoupon(deps, member.memberNo),
      recommendation: await recommendationOfOrder(deps, params.orderNo),
    })),
    route(orderCalls.changeAddress, orderSchemas.changeAddress, ({ member, params, body }) =>
      changeOrderAddress(deps, member.memberNo, params.orderNo, body.addressNo),
    ),
    route(orderCalls.receive, orderSchemas.receive, async ({ member: { memberNo }, params }) =>
      orderDetail(deps, memberNo, await receiveItem(deps, memberNo, params.itemNo)),
    ),
    route(orderCalls.confirm, orderSchemas.confirm, async ({ member: { memberNo }, params }) =>
      orderDetail(deps, memberNo, await confirmItem(deps, memberNo, params.itemNo)),
    ),
    route(orderCalls.reorder, orderSchemas.reorder, ({ member, body }) =>
      reorder(deps, member, body),
    ),
  ],
};
