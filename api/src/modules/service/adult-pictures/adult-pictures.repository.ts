import type { Queryable } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';
import { isAdultMemberSql } from '../../member/adult';

const textOf = async (db: Queryable, query: Sql): Promise<string> =>
  (await db.one(jsonTextRow, query)).text;

/** Banned goods show no picture to anybody. */
const isShown = sql`g.adult_yn and g.status <> 'BANNED' and viewer.is_verified`;

/** The main pictures for the cards of a list: one query for all. */
export const cardPicturesText = (
  db: Queryable,
  memberNo: number,
  goodsNos: readonly number[],
  now: Date,
): Promise<string> =>
  textOf(
    db,
    sql`
    with viewer as (select ${isAdultMemberSql(memberNo, now)} as is_verified)
    select json_build_object('isVerified', viewer.is_verified, 'items', coalesce((
      select json_agg(json_build_object('goodsNo', g.goods_no, 'image', image_ref(i.image_key, i.tone, g.name)))
      from goods g join goods_image i on i.goods_no = g.goods_no and i.sort = 0
      where g.goods_no = any(${goodsNos}::bigint[]) and ${isShown}), '[]'::json))::text as text
    from viewer`,
  );

/** The gallery and the whole description of one goods. */
export const goodsPicturesText = (
  db: Queryable,
  memberNo: number,
  goodsNo: number,
  now: Date,
): Promise<string> =>
  textOf(
    db,
    sql`
    with viewer as (select ${isAdultMemberSql(memberNo, now)} as is_verified)
    select json_build_object('isVerified', viewer.is_verified,
      'images', coalesce((
        select json_agg(image_ref(i.image_key, i.tone, i.alt) order by i.sort)
        from goods g join goods_image i using (goods_no) where g.goods_no = ${goodsNo} and ${isShown}), '[]'::json),
      'content', coalesce((
        select t.blocks from goods g join goods_content t using (goods_no)
        where g.goods_no = ${goodsNo} and ${isShown}), '[]'::jsonb))::text as text
    from viewer`,
  );
