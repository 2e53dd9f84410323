import { z } from 'zod';
import { type Sql, sql } from '../../../platform/db/sql';

/** Whether shop `s` is open. */
const isOpen = sql`s.status = 'OPEN' and s.open_at <= now() and coalesce(s.close_at > now(), true)`;

const OTHERS = 6;

export const shopHeadRow = z.object({
  /** JSON object of the shop without its corners, as text. */
  head: z.string(),
  isOpen: z.boolean(),
});

/**
 * The head of a shop. Tabs and coupons only while it is open; a closed one names the other open shops.
 * The first tab is the shop itself, the others have the titles of their pages.
 */
export const shopHeadSql = (shopNo: number): Sql => sql`
  select ${isOpen} as is_open, json_build_object(
    'shopNo', s.shop_no, 'name', s.name, 'description', s.description, 'isOpen', ${isOpen},
    'opensAt', case when s.open_at > now() and s.status = 'OPEN' then s.open_at end,
    'tabs', case when ${isOpen} then coalesce((select json_agg(json_build_object('tabCd', p.tab_cd,
        'name', case when p.tab_cd = '01' then '홈' else p.title end) order by p.tab_cd)
      from display_page p where p.page_cd = 'SHOP' and p.shop_no = s.shop_no and p.status = 'OPEN'), '[]'::json) else '[]'::json end,
    'coupons', case when ${isOpen} then coalesce((select json_agg(coupon_json(c) order by x.sort, c.coupon_no) from shop_coupon x
      join coupon c using (coupon_no) where x.shop_no = s.shop_no and is_issuable(c, now())), '[]'::json) else '[]'::json end,
    'others', coalesce((select json_agg(json_build_object('shopNo', o.shop_no, 'name', o.name, 'description', o.description))
      from (select * from shop s where ${isOpen} and s.shop_no <> ${shopNo} order by shop_no limit ${OTHERS}) o), '[]'::json))::text as head
  from shop s where s.shop_no = ${shopNo}`;
