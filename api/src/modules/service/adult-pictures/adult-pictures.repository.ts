import { z } from 'zod';
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

const keyRow = z.object({ key: z.string() });

/** The keys of pictures that only adult goods and adult categories have. */
export async function adultPictureKeys(db: Queryable): Promise<string[]> {
  const rows = await db.rows(
    keyRow,
    sql`
    with adult as (select goods_no from goods where adult_yn), pictures as (
      select image_key as key from goods_image join adult using (goods_no)
      union select v.image_key from option_value v join adult using (goods_no)
      union select f.image_key from review_file f join review using (review_no) join adult using (goods_no)
      union select b.block #>> '{image,key}' from goods_content join adult using (goods_no),
        jsonb_array_elements(blocks) b (block)
      union select image_key from category where adult_yn)
    select key from pictures where key <> '' and not exists (
      select from goods_image i join goods g using (goods_no) where i.image_key = key and not g.adult_yn)`,
  );
  return rows.map(({ key }) => key);
}
