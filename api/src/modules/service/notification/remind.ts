import { dottedDateTime, openClaimStates } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import type { NotificationStep } from '../../checkout/history';
import { lockOrderRow } from '../../checkout/order';
import { notify } from './notify';

/** How long before its deadline a deposit is requested again. */
const DEPOSIT_ENDS_MS = hoursMs(3);
/** How long before the automatic confirmation it is announced: a day before the withdrawal period ends. */
const CONFIRMED_IN_MS = daysMs(2);

/** Reminders of one run; the next run takes the others. */
const BATCH = 100;

const dueRow = z.object({ key: z.string(), orderNo: z.string(), until: z.date() });
type Due = z.infer<typeof dueRow>;

interface Reminder {
  step: NotificationStep;
  /** Rows (key, order_no, until) of what is due. */
  due(now: Date): Sql;
}

const reminders: readonly Reminder[] = [
  {
    step: 'DEPOSIT_ENDING',
    due: (now) => sql`
      select 'deposit-ending:' || o.order_no as key, o.order_no, o.expires_at as until from orders o
      where o.status = 'DEPOSIT_WAIT' and o.expires_at > ${now}
        and o.expires_at <= ${addMs(now, DEPOSIT_ENDS_MS)}`,
  },
  {
    step: 'CONFIRM_SOON',
    // One for the lines of an order that are confirmed on one day.
    due: (now) => sql`
      select 'confirm-soon:' || order_no || ':' || (confirm_due_at at time zone 'Asia/Seoul')::date as key, order_no,
        min(withdraw_until) as until
      from order_item i where i.state = 'DELIVERY_DONE' and i.withdraw_until > ${now}
        and i.confirm_due_at <= ${addMs(now, CONFIRMED_IN_MS)} and not exists (
          select from claim_item x join claim c using (claim_no)
          where x.item_no = i.item_no and c.state = any(${openClaimStates}::text[]))
      group by order_no, (confirm_due_at at time zone 'Asia/Seoul')::date`,
  },
];

/** Not reminded yet, and of a member who has not left. */
const isOpen = sql`
  not exists (select from notification n where n.key = due.key) and exists (
    select from orders o join member m using (member_no) where o.order_no = due.order_no and m.status = 'ACTIVE')`;

async function remindOne(deps: Deps, { step, due }: Reminder, { key, orderNo }: Due) {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    // A deposit or a claim of this moment comes first.
    await lockOrderRow(tx, orderNo);
    const still = await tx.maybe(
      dueRow,
      sql`
      select key, order_no, until from (${due(now)}) due
      where order_no = ${orderNo} and key = ${key} and ${isOpen}`,
    );
    if (!still) return false;
    const facts = { until: dottedDateTime(still.until.getTime()) };
    await notify(tx, deps, { step, of: 'order', ref: orderNo, at: now.toISOString(), facts }, key);
    return true;
  });
}

/** Reminds members of each deadline once. @returns how many reminders */
export async function remind(deps: Deps): Promise<number> {
  let count = 0;
  for (const reminder of reminders) {
    const rows = await deps.db.rows(
      dueRow,
      sql`
      select key, order_no, until from (${reminder.due(deps.clock.now())}) due where ${isOpen}
      order by key limit ${BATCH}`,
    );
    const failure = 'a member could not be reminded';
    count += await eachRow(deps.log, failure, rows, (row) => remindOne(deps, reminder, row));
  }
  return count;
}
