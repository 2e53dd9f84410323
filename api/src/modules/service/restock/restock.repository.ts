import { RESTOCK_ALERT_DAYS } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { countRow, jsonTextRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { isListed, shownCard } from '../../catalogue/goods';

const wantedSkuRow = z.object({ isForSale: z.boolean(), isInStock: z.boolean() });
const endsAtRow = z.object({ endsAt: z.date() });
const alertNoRow = z.object({ alertNo: z.number() });

/** Longer than any member can wait at once; only alerts that are over make a list this long. */
const MAX_LISTED = 200;

/** Of a SKU `s` with its stock `k` and goods `g`. */
const isForSale = sql`s.status = 'ON_SALE' and ${isListed}`;
const isInStock = sql`g.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety > 0`;

/** Serialises changes of one member, so that the limit holds for several at a time. */
export const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

/** The SKU of goods that may be named; banned goods may not. */
export const wantedSku = (tx: Tx, skuNo: number) =>
  tx.maybe(
    wantedSkuRow,
    sql`
    select ${isForSale} as is_for_sale, ${isInStock} as is_in_stock
    from sku s join sku_stock k using (sku_no) join goods g using (goods_no)
    where s.sku_no = ${skuNo} and g.status <> 'BANNED'`,
  );

/** The end of the member's alert of this SKU, if it waits. */
export const waitingUntil = async (
  tx: Tx,
  memberNo: number,
  skuNo: number,
  now: Date,
): Promise<Date | undefined> =>
  (
    await tx.maybe(
      endsAtRow,
      sql`
      select ends_at from restock_alert
      where member_no = ${memberNo} and sku_no = ${skuNo} and restocked_at is null and ends_at > ${now}`,
    )
  )?.endsAt;

export const countWaiting = async (tx: Tx, memberNo: number, now: Date): Promise<number> =>
  (
    await tx.one(
      countRow,
      sql`
      select count(*) from restock_alert
      where member_no = ${memberNo} and restocked_at is null and ends_at > ${now}`,
    )
  ).count;

/** Writes a waiting alert, in place of one of this SKU that is over. */
export const putAlert = (
  tx: Tx,
  memberNo: number,
  skuNo: number,
  now: Date,
  endsAt: Date,
): Promise<number> =>
  tx.run(sql`
    insert into restock_alert (member_no, sku_no, created_at, ends_at)
    values (${memberNo}, ${skuNo}, ${now}, ${endsAt})
    on conflict (member_no, sku_no) do update
      set created_at = excluded.created_at, ends_at = excluded.ends_at, restocked_at = null, told_at = null`);

export const deleteAlert = async (
  db: Queryable,
  memberNo: number,
  skuNo: number,
): Promise<boolean> =>
  (await db.run(sql`
    delete from restock_alert where member_no = ${memberNo} and sku_no = ${skuNo}`)) === 1;

/** The member's alerts, the newest first, as the response of `restock.list`. */
export const alertsText = async (db: Queryable, memberNo: number, now: Date): Promise<string> =>
  (
    await db.one(
      jsonTextRow,
      sql`
      with mine as (
        select a.*, s.option_text, ${shownCard} as card,
          case when not (${isForSale}) then 'ENDED' when a.told_at is not null then 'BACK'
            when a.ends_at <= ${now} and a.restocked_at is null then 'ENDED' else 'WAITING' end as state
        from restock_alert a join sku s using (sku_no) join goods g using (goods_no)
          join goods_card c using (goods_no)
        where a.member_no = ${memberNo}
        order by a.created_at desc, a.alert_no desc limit ${MAX_LISTED})
      select json_build_object('items', coalesce(json_agg(json_build_object(
        'goods', card, 'skuNo', sku_no, 'optionText', option_text, 'state', state, 'endsAt', ends_at,
        'toldAt', told_at) order by created_at desc, alert_no desc), '[]'::json))::text as text
      from mine`,
    )
  ).text;

/**
 * Takes waiting alerts whose SKU is in stock again. An alert that another process is taking is left
 * to it, and no alert is taken twice.
 */
export const takeReturned = (tx: Tx, now: Date, limit: number) =>
  tx.rows(
    alertNoRow,
    sql`
    with returned as (
      select a.alert_no
      from restock_alert a join sku s using (sku_no) join sku_stock k using (sku_no) join goods g using (goods_no)
      where a.restocked_at is null and a.ends_at > ${now} and ${isForSale} and ${isInStock}
      order by a.alert_no limit ${limit} for update of a skip locked)
    update restock_alert a set restocked_at = ${now} from returned
    where a.alert_no = returned.alert_no returning a.alert_no`,
  );

const toldRow = z.object({
  memberNo: z.number(),
  createdAt: z.date(),
  goodsNo: z.number(),
  goodsName: z.string(),
  optionText: z.string(),
});

/** Values for the notification of an alert; none if the alert was reset, sent or deleted meanwhile. Adult goods have no name. */
export const markTold = (tx: Tx, alertNo: number, now: Date) =>
  tx.maybe(
    toldRow,
    sql`
    update restock_alert a set told_at = ${now} from sku s join goods g using (goods_no)
    where a.alert_no = ${alertNo} and a.restocked_at is not null and a.told_at is null and s.sku_no = a.sku_no
    returning a.member_no, a.created_at, g.goods_no, s.option_text,
      case when g.adult_yn then '성인 인증 상품' else g.name end as goods_name`,
  );

/** Deletes alerts that ended longer ago than the longest waiting time. @returns how many */
export const deleteOld = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`
    delete from restock_alert where ends_at < ${now}::timestamptz - ${RESTOCK_ALERT_DAYS} * interval '1 day'`);
