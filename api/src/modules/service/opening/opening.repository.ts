import { OPENING_ALERT_DAYS } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { countRow, jsonTextRow } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';
import { shownCard } from '../../catalogue/goods';

const plannedRow = z.object({
  isOpen: z.boolean(),
  isOver: z.boolean(),
  opensAt: z.date().nullable(),
  closesAt: z.date().nullable(),
});
const waitingRow = z.object({ alertNo: z.number(), endsAt: z.date() });
const alertNoRow = z.object({ alertNo: z.number() });

/** Longer than any member can wait at once; only alerts that are over make a list this long. */
const MAX_LISTED = 200;

/** What is waited for: goods, or a time deal of theirs. */
export interface Target {
  goodsNo: number;
  dealNo?: number | undefined;
}

/** Goods `g` are sold at this moment. */
const isSold = (now: Date): Sql => sql`g.status in ('ON_SALE', 'SOLD_OUT')
  and coalesce(g.sale_from <= ${now}, true) and coalesce(g.sale_to > ${now}, true)`;

/** Goods `g`, or deal `d` when there is one, are open at this moment. */
const isOpen = (now: Date): Sql => sql`(${isSold(now)})
  and (d.deal_no is null or (d.from_at <= ${now} and d.to_at > ${now}))`;

/** They will not open any more. */
const isOver = (now: Date): Sql => sql`g.status in ('ENDED', 'BANNED')
  or coalesce(g.sale_to <= ${now}, false) or coalesce(d.to_at <= ${now}, false)
  or coalesce(d.price >= g.sale_price, false)`;

/** Serialises changes of one member, so that the limit holds for several at a time. */
export const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

/** What may be waited for; banned goods may not be named, nor a deal of other goods. */
export const planned = (tx: Tx, { goodsNo, dealNo }: Target, now: Date) =>
  tx.maybe(
    plannedRow,
    sql`
    select ${isOpen(now)} as is_open, ${isOver(now)} as is_over,
      coalesce(d.from_at, g.sale_from) as opens_at, d.to_at as closes_at
    from goods g left join time_deal d on d.goods_no = g.goods_no and d.deal_no = ${dealNo ?? null}
    where g.goods_no = ${goodsNo} and g.status <> 'BANNED'
      and (${dealNo ?? null}::bigint is null or d.deal_no is not null)`,
  );

/** The member's alert of this target, if it waits. */
export const waitingAlert = (tx: Tx, memberNo: number, { goodsNo, dealNo }: Target, now: Date) =>
  tx.maybe(
    waitingRow,
    sql`
    select alert_no, ends_at from opening_alert
    where member_no = ${memberNo} and goods_no = ${goodsNo}
      and deal_no is not distinct from ${dealNo ?? null}::bigint
      and opened_at is null and ends_at > ${now}`,
  );

export const countWaiting = async (tx: Tx, memberNo: number, now: Date): Promise<number> =>
  (
    await tx.one(
      countRow,
      sql`
      select count(*) from opening_alert
      where member_no = ${memberNo} and opened_at is null and ends_at > ${now}`,
    )
  ).count;

/** Writes a waiting alert, in place of one of this target that is over. */
export const putAlert = async (
  tx: Tx,
  memberNo: number,
  { goodsNo, dealNo }: Target,
  now: Date,
  endsAt: Date,
): Promise<number> =>
  (
    await tx.one(
      alertNoRow,
      sql`
      insert into opening_alert (member_no, goods_no, deal_no, created_at, ends_at)
      values (${memberNo}, ${goodsNo}, ${dealNo ?? null}, ${now}, ${endsAt})
      on conflict (member_no, goods_no, deal_no) do update
        set created_at = excluded.created_at, ends_at = excluded.ends_at, opened_at = null, told_at = null
      returning alert_no`,
    )
  ).alertNo;

export const deleteAlert = async (
  db: Queryable,
  memberNo: number,
  alertNo: number,
): Promise<boolean> =>
  (await db.run(sql`
    delete from opening_alert where member_no = ${memberNo} and alert_no = ${alertNo}`)) === 1;

/** The member's alerts, the newest first, as the response of `opening.list`. */
export const alertsText = async (db: Queryable, memberNo: number, now: Date): Promise<string> =>
  (
    await db.one(
      jsonTextRow,
      sql`
      with mine as (
        select a.*, d.price, coalesce(d.from_at, g.sale_from) as opens_at, ${shownCard} as card,
          case when ${isOver(now)} then 'ENDED' when a.told_at is not null then 'OPEN'
            when a.ends_at <= ${now} and a.opened_at is null then 'ENDED' else 'WAITING' end as state
        from opening_alert a join goods g using (goods_no) join goods_card c using (goods_no)
          left join time_deal d on d.deal_no = a.deal_no
        where a.member_no = ${memberNo}
        order by a.created_at desc, a.alert_no desc limit ${MAX_LISTED})
      select json_build_object('items', coalesce(json_agg(json_build_object(
        'alertNo', alert_no, 'goods', card, 'deal', case when deal_no is not null
          then json_build_object('dealNo', deal_no, 'priceWon', price) end,
        'opensAt', opens_at, 'state', state, 'endsAt', ends_at, 'toldAt', told_at)
        order by created_at desc, alert_no desc), '[]'::json))::text as text
      from mine`,
    )
  ).text;

/**
 * Takes waiting alerts whose goods or deal have opened. An alert that another process is taking is
 * left to it, and no alert is taken twice.
 */
export const takeOpened = (tx: Tx, now: Date, limit: number) =>
  tx.rows(
    alertNoRow,
    sql`
    with opened as (
      select a.alert_no
      from opening_alert a join goods g using (goods_no) left join time_deal d on d.deal_no = a.deal_no
      where a.opened_at is null and a.ends_at > ${now} and ${isOpen(now)} and not (${isOver(now)})
      order by a.alert_no limit ${limit} for update of a skip locked)
    update opening_alert a set opened_at = ${now} from opened
    where a.alert_no = opened.alert_no returning a.alert_no`,
  );

const toldRow = z.object({
  memberNo: z.number(),
  createdAt: z.date(),
  goodsNo: z.number(),
  goodsName: z.string(),
});

/** Values for the notification of an alert; none if the alert was reset, sent or deleted meanwhile. Adult goods have no name. */
export const markTold = (tx: Tx, alertNo: number, now: Date) =>
  tx.maybe(
    toldRow,
    sql`
    update opening_alert a set told_at = ${now} from goods g
    where a.alert_no = ${alertNo} and a.opened_at is not null and a.told_at is null and g.goods_no = a.goods_no
    returning a.member_no, a.created_at, g.goods_no,
      case when g.adult_yn then '성인 인증 상품' else g.name end as goods_name`,
  );

/** Deletes alerts that ended longer ago than the longest waiting time. @returns how many */
export const deleteOld = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`
    delete from opening_alert where ends_at < ${now}::timestamptz - ${OPENING_ALERT_DAYS} * interval '1 day'`);
