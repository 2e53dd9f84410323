import type { PlanShopSort } from '@shop/shared/contracts';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import { cardsOf, isListed } from '../goods';

export const PLAN_SHOP_PAGE = 12;

/** Card of plan shop `p`. */
export const planShopCardJson = sql`json_build_object(
  'planShopNo', p.plan_shop_no, 'title', p.title, 'subtitle', p.subtitle, 'benefit', p.benefit,
  'image', image_ref(p.image_key, p.tone, p.title), 'startsAt', p.from_at, 'endsAt', p.to_at)`;

const isOpen = sql`p.status = 'OPEN' and p.from_at <= now() and p.to_at > now()`;

const isComingSoon = sql`p.status = 'OPEN' and p.from_at > now() and p.to_at > p.from_at`;

export interface PlanShopFilter {
  categoryNo: number | undefined;
  brandNo: number | undefined;
  isClosing: boolean;
  /** Those that open later, instead of those that are open. */
  isComing: boolean;
  sort: PlanShopSort | undefined;
  page: number;
}

function orderOf({ isClosing, isComing, sort }: PlanShopFilter): Sql {
  if (isComing) return sql`from_at, plan_shop_no`;
  if (isClosing || sort === 'closing') return sql`to_at, plan_shop_no`;
  return sort === 'new' ? sql`from_at desc, plan_shop_no` : sql`sort, plan_shop_no`;
}

const BRAND_COUNT = 20;

export function planShopsSql(filter: PlanShopFilter): Sql {
  const { categoryNo, brandNo, isClosing, isComing, page } = filter;
  const ofAllBrands = sql`select p.* from plan_shop p where ${isComing ? isComingSoon : isOpen}
    ${categoryNo ? sql` and p.category_no = ${categoryNo}` : emptySql}
    ${isClosing ? sql` and p.to_at < now() + interval '3 days'` : emptySql}`;
  const order = orderOf(filter);
  return sql`
    with of_all_brands as (${ofAllBrands}),
    with_brand as (select distinct p.plan_shop_no, g.brand_no from of_all_brands p
      join plan_shop_goods m using (plan_shop_no) join goods g using (goods_no)
      where g.brand_no is not null and ${isListed}),
    found as (select * from of_all_brands p ${
      brandNo
        ? sql`where exists (select from with_brand b
          where b.plan_shop_no = p.plan_shop_no and b.brand_no = ${brandNo})`
        : emptySql
    })
    select json_build_object(
      'items', coalesce((select json_agg(${planShopCardJson} order by place) from (
        select *, row_number() over (order by ${order}) as place from found
        order by ${order} limit ${PLAN_SHOP_PAGE} offset ${(page - 1) * PLAN_SHOP_PAGE}) p), '[]'::json),
      'brands', coalesce((select json_agg(json_build_object('brandNo', brand_no, 'name', name_ko)
          order by count desc, name_ko) from (
        select brand_no, name_ko, count(*) from with_brand join brand using (brand_no)
        group by brand_no, name_ko
        order by (brand_no is not distinct from ${brandNo ?? null}::bigint) desc, count(*) desc, name_ko
        limit ${BRAND_COUNT}) b), '[]'::json),
      'total', (select count(*) from found), 'page', ${page}::int,
      'pageCount', (select ceil(count(*) / ${PLAN_SHOP_PAGE}::numeric)::int from found))::text as text`;
}

/**
 * Selects a plan shop. Sections and goods are returned while it is open, and before that for a preview; a closed
 * plan shop returns other plan shops instead.
 */
export const planShopSql = (planShopNo: number, isPreview = false): Sql => sql`
  select (${planShopCardJson}::jsonb || jsonb_build_object(
    'state', case when p.from_at > now() then 'coming' when ${isOpen} then 'open' else 'ended' end,
    'content', p.body, 'notes', to_jsonb(p.notes),
    'coupons', coalesce((select jsonb_agg(coupon_json(c) order by x.sort) from plan_shop_coupon x
      join coupon c using (coupon_no) where x.plan_shop_no = p.plan_shop_no and is_issuable(c, now())), '[]'::jsonb),
    'sections', case when ${isPreview ? sql`p.to_at > now()` : isOpen} then coalesce((select jsonb_agg(jsonb_build_object(
        'sectionNo', s.section_no, 'title', s.title,
        'goodsCount', (select count(*) from plan_shop_goods m join goods g using (goods_no) where m.section_no = s.section_no and ${isListed}),
        'goods', (${cardsOf(sql`select g.goods_no, m.sort as place from plan_shop_goods m join goods g using (goods_no)
          where m.section_no = s.section_no and ${isListed} order by m.sort limit 24`)})) order by s.sort)
      from plan_shop_section s where s.plan_shop_no = p.plan_shop_no), '[]'::jsonb) else '[]'::jsonb end,
    'others', coalesce((select jsonb_agg(${planShopCardJson}) from (
      select * from plan_shop p where ${isOpen} and p.plan_shop_no <> ${planShopNo} order by sort limit 4) p), '[]'::jsonb)))::text as text
  from plan_shop p where p.plan_shop_no = ${planShopNo} and p.status = 'OPEN'`;
