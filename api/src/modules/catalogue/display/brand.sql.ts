import { type Sql, sql } from '../../../platform/db/sql';
import { isListed } from '../goods';

/** Card of brand `b`. */
export const brandCardJson = sql`json_build_object(
  'brandNo', b.brand_no, 'name', b.name_ko, 'nameEn', b.name_en,
  'logo', image_ref(coalesce(b.logo_key, ''), b.tone, b.name_ko),
  'goodsCount', b.goods_count)`;

export const brandIndexSql = sql`
  with cards as materialized (
    select b.initial, b.name_ko, b.popularity, ${brandCardJson}::jsonb as card from brand b where b.status = 'OPEN')
  select json_build_object(
    'popular', (select coalesce(json_agg(card order by popularity desc), '[]'::json)
      from (select * from cards order by popularity desc limit 12) top),
    'brands', (select coalesce(json_agg(card || jsonb_build_object('initial', initial) order by name_ko), '[]'::json)
      from cards))::text as text`;

/** Goods of the list's first row on a desktop, which a phone shows on its first screens. */
const FIRST_ROW = 4;
const PICTURES = 3;

export const brandDetailSql = (brandNo: number): Sql => sql`
  select (${brandCardJson}::jsonb || jsonb_build_object(
    'story', b.story, 'isEnded', b.status <> 'OPEN',
    'pictures', (select case when count(*) = ${PICTURES} then jsonb_agg(image) else '[]'::jsonb end from (
      select k.card::jsonb -> 'image' as image from goods g join goods_card k using (goods_no)
      where g.brand_no = b.brand_no and b.status = 'OPEN' and ${isListed} and not g.adult_yn
      order by g.recommend desc, g.goods_no desc offset ${FIRST_ROW} limit ${PICTURES}) shown),
    'others', case when b.status = 'OPEN' then '[]'::jsonb else coalesce((
      select jsonb_agg(card order by popularity desc, brand_no)
      from (select b.brand_no, b.popularity, ${brandCardJson} as card from brand b where b.status = 'OPEN'
        order by b.popularity desc, b.brand_no limit 6) o), '[]'::jsonb) end,
    'categories', coalesce((select jsonb_agg(jsonb_build_object('categoryNo', c.category_no, 'name', c.name, 'goodsCount', n.count) order by n.count desc)
      from (select g.category_path[2] as category_no, count(*) as count from goods g
        where g.brand_no = b.brand_no and b.status = 'OPEN' and ${isListed} group by 1) n join category c using (category_no)), '[]'::jsonb),
    'coupons', coalesce((select jsonb_agg(coupon_json(c) order by c.coupon_no) from coupon c
      join coupon_target t on t.coupon_no = c.coupon_no and t.target_type = '20' and t.ref_no = b.brand_no
      where b.status = 'OPEN' and is_issuable(c, now())), '[]'::jsonb)))::text as text
  from brand b where b.brand_no = ${brandNo}`;
