import type { CallReply, OrderCounters, OrderListFilter, orderCalls } from '@shop/shared/contracts';
import { orderState } from '@shop/shared/contracts/schemas';
import { type OrderState, openClaimStates } from '@shop/shared/domain';
import { z } from 'zod';
import { countRow } from '../../../platform/db/row';
import { emptySql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { readGiftsOfOrders, receiverOf } from '../gift-state';
import { readItems, readWaitingPayments } from '../order';
import { depositAccountOf } from '../payment';
import { orderCardOf } from './order.view';

const listedOrderRow = z.object({
  orderNo: z.string(),
  payWon: z.number(),
  status: orderState,
  orderedAt: z.date(),
  openPaymentNo: z.string().nullable(),
});
const stateCountRow = z.object({ state: orderState, count: z.number() });

const PAGE_SIZE = 10;

/** The line states of each counter and filter. */
const statesOf: Record<Exclude<OrderListFilter, 'all'>, readonly OrderState[]> = {
  depositWait: ['DEPOSIT_WAIT'],
  payDone: ['PAY_DONE'],
  prepare: ['PRODUCT_PREPARE', 'DELIVERY_PREPARE'],
  shipping: ['DELIVERY_ING'],
  delivered: ['DELIVERY_DONE'],
  confirmed: ['BUY_CONFIRM'],
  claims: ['CANCEL_DONE', 'RETURN_DONE', 'EXCHANGE_DONE'],
};

export interface OrderListQuery {
  months?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  state?: OrderListFilter | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
}

/** A period in Korean days. */
const periodOf = (query: OrderListQuery, now: Date) => {
  if (query.from || query.to) {
    const from = query.from ? sql`and o.ordered_at >= ${`${query.from}T00:00:00+09:00`}` : emptySql;
    const to = query.to
      ? sql`and o.ordered_at < ${`${query.to}T00:00:00+09:00`}::timestamptz + interval '1 day'`
      : emptySql;
    return sql`${from} ${to}`;
  }
  return sql`and o.ordered_at > ${now}::timestamptz - ${query.months ?? 6} * interval '1 month'`;
};

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

const orInClaim = sql` or exists (
  select from claim c where c.order_no = o.order_no and c.state = any(${openClaimStates}::text[]))`;

const filterOf = ({ state, q }: OrderListQuery) => {
  const byState =
    state && state !== 'all'
      ? sql`and (exists (select from order_item i
          where i.order_no = o.order_no and i.state = any(${statesOf[state]}::text[]))${
            state === 'claims' ? orInClaim : emptySql
          })`
      : emptySql;
  const byWord = q
    ? sql`and (o.order_no = ${q} or exists (select from order_item i where i.order_no = o.order_no
          and (i.goods_name ilike ${likePattern(q)} or i.brand_name ilike ${likePattern(q)})))`
    : emptySql;
  return sql`${byState} ${byWord}`;
};

/** An instant in ms that every calendar holds, and an order number. */
const cursorPattern = /^(\d{1,14})_([\w-]+)$/;

/** Anything else than a `next` of this list is ignored. */
const afterCursor = (cursor: string | undefined) => {
  const [, at, orderNo] = cursorPattern.exec(cursor ?? '') ?? [];
  return at && orderNo
    ? sql`and (o.ordered_at, o.order_no) < (${new Date(Number(at))}, ${orderNo})`
    : emptySql;
};

/**
 * Paid orders, those that wait for a deposit and those whose payment the member has not finished, newest first.
 * Other unpaid orders are not listed.
 */
export async function listOrders(
  deps: Deps,
  memberNo: number,
  query: OrderListQuery,
): Promise<CallReply<typeof orderCalls.list>> {
  const rows = await deps.db.rows(
    listedOrderRow,
    sql`
    select o.order_no, o.status, o.pay_won, date_trunc('milliseconds', o.ordered_at) as ordered_at, u.payment_no as open_payment_no
    from orders o left join unfinished_order u using (order_no)
    where o.member_no = ${memberNo}
      and (o.status not in ('CREATED', 'PAY_FAIL', 'EXPIRED') or u.payment_no is not null)
      ${periodOf(query, deps.clock.now())} ${filterOf(query)} ${afterCursor(query.cursor)}
    order by o.ordered_at desc, o.order_no desc limit ${PAGE_SIZE + 1}`,
  );
  const page = rows.slice(0, PAGE_SIZE);
  const orderNos = page.map((row) => row.orderNo);
  const items = await readItems(deps.db, orderNos);
  const gifts = await readGiftsOfOrders(deps.db, orderNos);
  const giftReceiverOf = (orderNo: string) => {
    const gift = gifts.find((one) => one.orderNo === orderNo);
    return gift ? receiverOf(deps.secrets, gift).name : null;
  };
  const waiting = await readWaitingPayments(deps.db, orderNos);
  const depositOf = (orderNo: string) => {
    const payment = waiting.find((one) => one.orderNo === orderNo);
    return payment ? depositAccountOf(deps.secrets, payment) : null;
  };
  const last = page.at(-1);
  return {
    orders: page.map((row) =>
      orderCardOf(
        row,
        items.filter((item) => item.orderNo === row.orderNo),
        {
          deposit: depositOf(row.orderNo),
          giftReceiver: giftReceiverOf(row.orderNo),
          openPaymentNo: row.openPaymentNo ?? undefined,
        },
        deps.clock.now(),
      ),
    ),
    next: rows.length > PAGE_SIZE && last ? `${last.orderedAt.getTime()}_${last.orderNo}` : null,
  };
}

/** Counts lines by state. @param months back from now */
export async function countOrders(
  deps: Deps,
  memberNo: number,
  months = 3,
): Promise<OrderCounters> {
  const rows = await deps.db.rows(
    stateCountRow,
    sql`
    select i.state, count(*) as count from order_item i join orders o using (order_no)
    where o.member_no = ${memberNo}
      and o.ordered_at > ${deps.clock.now()}::timestamptz - ${months} * interval '1 month'
    group by i.state`,
  );
  const { count: inClaim } = await deps.db.one(
    countRow,
    sql`
    select count(*) as count from claim c join claim_item x using (claim_no) join orders o using (order_no)
    where o.member_no = ${memberNo} and c.state = any(${openClaimStates}::text[])
      and o.ordered_at > ${deps.clock.now()}::timestamptz - ${months} * interval '1 month'`,
  );
  const sum = (filter: Exclude<OrderListFilter, 'all'>): number =>
    rows
      .filter((row) => statesOf[filter].includes(row.state))
      .reduce((total, row) => total + row.count, 0);
  return {
    depositWait: sum('depositWait'),
    payDone: sum('payDone'),
    prepare: sum('prepare'),
    shipping: sum('shipping'),
    delivered: sum('delivered'),
    confirmed: sum('confirmed'),
    claims: sum('claims') + inClaim,
  };
}
