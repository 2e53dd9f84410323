import type { OrderDetail } from '@shop/shared/contracts';
import { dashedDate, deliveryPromise, type OrderState } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const leadTimeRow = z.object({ leadDays: z.number(), cutoffHour: z.number() });

const DAY_MS = 86_400_000;

/** Paid and not delivered yet. */
const inTransitStates: readonly OrderState[] = [
  'PAY_DONE',
  'PRODUCT_PREPARE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
];

/** The day in Korea by which every line is promised to arrive; null when nothing is in transit. */
export async function arrivalDay(
  db: Queryable,
  { orderNo, orderedAt }: Pick<OrderDetail, 'orderNo' | 'orderedAt'>,
): Promise<string | null> {
  const policies = await db.rows(
    leadTimeRow,
    sql`
    select distinct p.lead_days, p.cutoff_hour
    from order_item i join delivery_policy p on p.delivery_policy_no = i.policy_no
    where i.order_no = ${orderNo} and i.state = any(${inTransitStates}::text[])`,
  );
  if (policies.length === 0) return null;
  const orderedDate = new Date(orderedAt);
  const days = policies.map(
    ({ leadDays, cutoffHour }) => deliveryPromise(orderedDate, leadDays, cutoffHour).daysFromNow,
  );
  return dashedDate(orderedDate.getTime() + Math.max(...days) * DAY_MS);
}
