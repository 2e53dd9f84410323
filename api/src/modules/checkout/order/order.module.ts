import { orderCalls } from '@shop/shared/contracts';
import { orderSchemas } from '@shop/shared/contracts/schemas';
import { hoursMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps, Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { drainOutbox, forgetSent, type OutboxHandler } from '../../../platform/outbox';
import { arrivalDay } from '../order-history/arrival';
import { countOrders, listOrders } from '../order-history/order.list';
import {
  changeOrderAddress,
  confirmDue,
  confirmItem,
  orderDetail,
  reorder,
} from '../order-history/order.service';
import { placeOrder } from '../place-order/place.service';

/** What follows an order after its commit. */
const handlers = new Map<string, OutboxHandler>([
  [
    'goods.stock-edge',
    async ({ goodsNos }: { goodsNos: number[] }, _eventId, tx) => {
      await tx.run(sql`select refresh_goods_derived(${goodsNos}::bigint[])`);
    },
  ],
  [
    'order.paid',
    async ({ lines }: { lines: { goodsNo: number; qty: number }[] }, _eventId, tx) => {
      for (const { goodsNo, qty } of lines) {
        await tx.run(sql`
          update goods set sales_cnt = sales_cnt + ${qty} where goods_no = ${goodsNo}`);
      }
    },
  ],
]);

/** Works off what waits now; the job does the same every second. */
export const drainOrderEvents = (deps: Deps): Promise<number> => drainOutbox(deps, handlers);

/** A coupon to offer after buying; null when there is none this member could take. */
async function nextCouponNo(deps: Deps, memberNo: number): Promise<number | null> {
  const row = await deps.db.maybe<{ couponNo: number }>(sql`
    select c.coupon_no from coupon c
    where is_issuable(c, ${deps.clock.now()}) and c.kind = 'BASKET' and not exists (
      select from member_coupon m where m.coupon_no = c.coupon_no and m.member_no = ${memberNo})
    order by c.coupon_no limit 1`);
  return row?.couponNo ?? null;
}

export const orderModule: Module = {
  name: 'order',
  jobs: (deps) => {
    deps.jobs.every('order.confirm', minutesMs(10), async () => void (await confirmDue(deps)));
    deps.jobs.every('outbox.forget', hoursMs(6), async () => void (await forgetSent(deps)));
    deps.jobs.every('outbox.drain', 1_000, async () => void (await drainOrderEvents(deps)));
  },
  routes: (deps) => [
    route(orderCalls.place, orderSchemas.place, ({ member, body }) =>
      placeOrder(deps, member.memberNo, body),
    ),
    route(orderCalls.list, orderSchemas.list, ({ member, query }) =>
      listOrders(deps, member.memberNo, query),
    ),
    route(orderCalls.summary, orderSchemas.summary, ({ member, query }) =>
      countOrders(deps, member.memberNo, query.months),
    ),
    route(orderCalls.detail, orderSchemas.detail, ({ member, params }) =>
      orderDetail(deps, member.memberNo, params.orderNo),
    ),
    route(orderCalls.complete, orderSchemas.complete, async ({ member, params }) => {
      const order = await orderDetail(deps, member.memberNo, params.orderNo);
      return {
        ...order,
        arrivesOn: await arrivalDay(deps.db, order),
        nextCouponNo: await nextCouponNo(deps, member.memberNo),
      };
    }),
    route(orderCalls.changeAddress, orderSchemas.changeAddress, ({ member, params, body }) =>
      changeOrderAddress(deps, member.memberNo, params.orderNo, body.addressNo),
    ),
    route(orderCalls.confirm, orderSchemas.confirm, ({ member, params }) =>
      confirmItem(deps, member.memberNo, params.itemNo),
    ),
    route(orderCalls.reorder, orderSchemas.reorder, ({ member, body }) =>
      reorder(deps, member.memberNo, body.orderNo, body.itemNos),
    ),
  ],
};
