import { MAX_RECENT_GOODS } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import { emptySql, sql } from '../../../platform/db/sql';
import { cardsOf, isListed } from '../../catalogue/goods';

export interface ViewedGoods {
  goodsNo: number;
  /** How long ago. */
  ageMs: number;
}

const goodsNoRow = z.object({ goodsNo: z.number() });

/** Adds goods that exist; of goods seen on two devices the later time counts. */
export async function addRecent(
  tx: Tx,
  memberNo: number,
  items: readonly ViewedGoods[],
  now: Date,
): Promise<void> {
  // Two devices of a member at once: in turn, so that the limit holds.
  await tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);
  await tx.run(sql`
    insert into recent_goods (member_no, goods_no, seen_at)
    select ${memberNo}, g.goods_no, ${now}::timestamptz - min(seen.age_ms) * interval '1 ms'
    from unnest(${items.map(({ goodsNo }) => goodsNo)}::bigint[], ${items.map(({ ageMs }) => ageMs)}::float8[])
      as seen (goods_no, age_ms)
    join goods g using (goods_no) where g.status not in ('READY', 'BANNED')
    group by g.goods_no
    on conflict (member_no, goods_no) do update
      set seen_at = greatest(recent_goods.seen_at, excluded.seen_at)`);
}

/** Deletes what is beyond the limit. */
export const trimRecent = (tx: Tx, memberNo: number): Promise<number> =>
  tx.run(sql`
    delete from recent_goods where member_no = ${memberNo} and goods_no in (
      select goods_no from recent_goods where member_no = ${memberNo}
      order by seen_at desc, goods_no offset ${MAX_RECENT_GOODS})`);

export const listRecent = async (db: Queryable, memberNo: number): Promise<number[]> =>
  (
    await db.rows(
      goodsNoRow,
      sql`
      select goods_no from recent_goods where member_no = ${memberNo} order by seen_at desc, goods_no`,
    )
  ).map(({ goodsNo }) => goodsNo);

/** The cards, latest first, as the response of `recent.list`. */
export const recentCardsText = async (db: Queryable, memberNo: number): Promise<string> =>
  (
    await db.one(
      jsonTextRow,
      sql`
      select json_build_object('items', (${cardsOf(sql`
        select g.goods_no, row_number() over (order by r.seen_at desc, r.goods_no) as place
        from recent_goods r join goods g using (goods_no)
        where r.member_no = ${memberNo} and ${isListed}`)}))::text as text`,
    )
  ).text;

/** Deletes the given goods, or all. */
export const deleteRecent = (
  db: Queryable,
  memberNo: number,
  goodsNos: readonly number[] | undefined,
): Promise<number> =>
  db.run(sql`
    delete from recent_goods where member_no = ${memberNo}${
      goodsNos ? sql` and goods_no = any(${goodsNos}::bigint[])` : emptySql
    }`);
