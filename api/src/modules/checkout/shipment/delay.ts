import {
  dashedDate,
  deliveryPromise,
  isBeforeShipping,
  koreanDayText,
  movableHolidays,
  promisedArrival,
} from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { conflict, notFound } from '../../../platform/errors';
import { grant } from '../../benefit/point';
import { notifyMember } from '../history';
import { extraDays, lockOrderRow, readItems, waitsForAddress } from '../order';

/** The apology for the first delay of a seller in an order, in coins. */
const APOLOGY_COIN_WON = 500;
const APOLOGY_LIFE_MS = daysMs(90);
/** A delay that the clock notices promises this many working days from then. */
const NEW_LEAD_DAYS = 2;

const isFirstRow = z.object({ isFirst: z.boolean() });
const lateRow = z.object({
  itemNo: z.number(),
  orderNo: z.string(),
  sellerNo: z.number(),
  paidAt: z.date(),
  leadDays: z.number(),
  cutoffHour: z.number(),
});

export interface Delay {
  orderNo: string;
  sellerNo: number;
  /** `YYYY-MM-DD` in Korea. */
  promisedOn: string;
  reason: string;
}

/**
 * 발송지연: stores the new promise of a seller and tells the member, with coins as an apology the first time. The
 * caller has locked the order.
 */
export async function writeDelay(
  tx: Tx,
  memberNo: number,
  { orderNo, sellerNo, promisedOn, reason }: Delay,
  now: Date,
): Promise<void> {
  const { isFirst } = await tx.one(
    isFirstRow,
    sql`
    insert into delivery_delay (order_no, seller_no, promised_on, reason, apology_coin_won, at)
    values (${orderNo}, ${sellerNo}, ${promisedOn}, ${reason}, ${APOLOGY_COIN_WON}, ${now})
    on conflict (order_no, seller_no) do update set promised_on = excluded.promised_on, reason = excluded.reason,
      at = excluded.at
    returning xmax = 0 as is_first`,
  );
  const facts = { promisedOn: koreanDayText(promisedOn), reason };
  await notifyMember(tx, { step: 'DELAYED', of: 'order', ref: orderNo, facts }, now);
  if (!isFirst) return;
  await grant(tx, {
    memberNo,
    kind: 'COIN',
    type: 'GRANT',
    amountWon: APOLOGY_COIN_WON,
    title: '배송이 늦어져 죄송해요',
    reason: '40',
    orderNo,
    key: `delay:${orderNo}:${sellerNo}`,
    now,
    expiresAt: addMs(now, APOLOGY_LIFE_MS),
  });
}

/**
 * A seller names a new day before the goods leave.
 * @throws AppError 404 | 409 `STATE` when no line of this seller waits to be shipped
 */
export async function reportDelay(tx: Tx, delay: Delay, now: Date): Promise<void> {
  const memberNo = await lockOrderRow(tx, delay.orderNo);
  if (memberNo === undefined) throw notFound('주문을 찾을 수 없어요.');
  const waits = (await readItems(tx, [delay.orderNo])).some(
    (item) =>
      item.sellerNo === delay.sellerNo && isBeforeShipping(item.state) && !waitsForAddress(item),
  );
  if (!waits || delay.promisedOn < dashedDate(now.getTime()))
    throw conflict('STATE', '발송을 기다리는 상품이 없거나, 지난 날짜예요.');
  await writeDelay(tx, memberNo, delay, now);
}

/** Paid lines that have not been shipped and whose seller has not reported a delay; 200 after a number. */
const readUnshipped = (db: Queryable, after: number, now: Date) =>
  db.rows(
    lateRow,
    sql`
    select i.item_no, i.order_no, i.seller_no, coalesce(i.promised_from, o.paid_at) as paid_at, p.lead_days + ${extraDays} as lead_days, p.cutoff_hour
    from order_item i join orders o using (order_no) join delivery_policy p on p.delivery_policy_no = i.policy_no
    where i.item_no > ${after} and i.goods_type not in ('ECOUPON', 'GIFT_CARD') and i.state in ('PAY_DONE', 'PRODUCT_PREPARE', 'DELIVERY_PREPARE')
      and not exists (select from gift f where f.order_no = i.order_no and f.state is distinct from 'ADDRESS_DONE')
      and coalesce(i.promised_from, o.paid_at) < ${now}::timestamptz - interval '1 day' and not exists (
        select from delivery_delay d where d.order_no = i.order_no and d.seller_no = i.seller_no
          and d.at >= coalesce(i.promised_from, o.paid_at))
    order by i.item_no limit 200`,
  );

/** Notices goods that were promised for a day that has passed and are not shipped. @returns how many sellers' parts of orders */
export async function detectDelays(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const today = dashedDate(now.getTime());
  let found = 0;
  let after = 0;
  for (;;) {
    const page = await readUnshipped(deps.db, after, now);
    found += await eachRow(deps.log, 'a delay could not be noticed', page, async (line) => {
      if (promisedArrival(line.paidAt, line.leadDays, line.cutoffHour, movableHolidays) >= today)
        return false;
      const { daysFromNow } = deliveryPromise(now, NEW_LEAD_DAYS, line.cutoffHour, movableHolidays);
      const promisedOn = dashedDate(addMs(now, daysMs(daysFromNow)).getTime());
      const { orderNo, sellerNo } = line;
      const delay = { orderNo, sellerNo, promisedOn, reason: '판매자의 발송이 늦어지고 있어요' };
      return deps.db.tx(async (tx) => {
        const memberNo = await lockOrderRow(tx, orderNo);
        if (memberNo === undefined) return false;
        const item = (await readItems(tx, [orderNo])).find(({ itemNo }) => itemNo === line.itemNo);
        if (!item || !isBeforeShipping(item.state) || item.delayedTo !== null) return false;
        await writeDelay(tx, memberNo, delay, now);
        return true;
      });
    });
    const last = page.at(-1);
    if (!last || page.length < 200) return found;
    after = last.itemNo;
  }
}
