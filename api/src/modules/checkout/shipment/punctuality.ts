import { dashedDate, movableHolidays, promisedArrival } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { extraDays } from '../order';

const WINDOW_MS = daysMs(30);

const deliveredRow = z.object({
  itemNo: z.number(),
  policyNo: z.number(),
  promisedFrom: z.date(),
  leadDays: z.number(),
  cutoffHour: z.number(),
});

const changeRow = z.object({
  policyNo: z.number(),
  orderCnt: z.number(),
  punctualCnt: z.number(),
});

/**
 * Records whether delivered lines came by the day that the product page promised. A new promise after a
 * delay does not make them punctual.
 */
export async function recordPunctuality(
  tx: Tx,
  orderNo: string,
  itemNos: readonly number[],
  deliveredAt: Date,
): Promise<void> {
  const lines = await tx.rows(
    deliveredRow,
    sql`
    select i.item_no, i.policy_no, coalesce(i.promised_from, o.paid_at, o.ordered_at) as promised_from,
      p.lead_days + ${extraDays} as lead_days, p.cutoff_hour
    from order_item i join orders o using (order_no) join delivery_policy p on p.delivery_policy_no = i.policy_no
    where i.order_no = ${orderNo} and i.item_no = any(${itemNos}::bigint[])`,
  );
  const deliveredOn = dashedDate(deliveredAt.getTime());
  for (const { itemNo, policyNo, promisedFrom, leadDays, cutoffHour } of lines) {
    const isPunctual =
      deliveredOn <= promisedArrival(promisedFrom, leadDays, cutoffHour, movableHolidays);
    await tx.run(sql`
      insert into delivery_outcome (item_no, order_no, delivery_policy_no, delivered_at, is_punctual)
      values (${itemNo}, ${orderNo}, ${policyNo}, ${deliveredAt}, ${isPunctual})
      on conflict (item_no) do nothing`);
  }
}

/**
 * Counts the orders of the last 30 days for each delivery policy; an order is punctual when all its
 * lines are. Writes only what has changed, because each write invalidates cached product pages.
 */
export async function refreshPunctuality({ db, clock }: Deps): Promise<void> {
  const since = addMs(clock.now(), -WINDOW_MS);
  const changes = await db.rows(
    changeRow,
    sql`
    with delivered as (
        select delivery_policy_no, order_no, bool_and(is_punctual) as is_punctual
        from delivery_outcome where delivered_at > ${since} group by 1, 2),
      counted as (
        select delivery_policy_no, count(*) as order_cnt, count(*) filter (where is_punctual) as punctual_cnt
        from delivered group by 1)
    select delivery_policy_no as policy_no, coalesce(c.order_cnt, 0)::int as order_cnt,
      coalesce(c.punctual_cnt, 0)::int as punctual_cnt
    from counted c full join delivery_punctuality k using (delivery_policy_no)
    where (c.order_cnt, c.punctual_cnt) is distinct from (k.order_cnt::bigint, k.punctual_cnt::bigint)`,
  );
  for (const { policyNo, orderCnt, punctualCnt } of changes) {
    await db.run(
      orderCnt === 0
        ? sql`delete from delivery_punctuality where delivery_policy_no = ${policyNo}`
        : sql`
          insert into delivery_punctuality (delivery_policy_no, order_cnt, punctual_cnt)
          values (${policyNo}, ${orderCnt}, ${punctualCnt})
          on conflict (delivery_policy_no) do update set order_cnt = excluded.order_cnt,
            punctual_cnt = excluded.punctual_cnt`,
    );
  }
}
