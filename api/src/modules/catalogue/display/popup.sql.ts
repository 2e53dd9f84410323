import { type Sql, sql } from '../../../platform/db/sql';
import { hasItem, itemJson, itemValue } from './corner.sql';

/** DP058, by the code of the page. */
export const screenCodes: Readonly<Record<string, string>> = {
  MAIN: '01',
  SHOP: '02',
  CATEGORY: '03',
  BRAND: '04',
  BRAND_HOME: '04',
  PLAN_SHOP_LIST: '05',
  PLAN_SHOP: '05',
  SEARCH: '06',
  GOODS: '07',
  BASKET: '08',
  ORDER_COMPLETE: '09',
  MYPAGE: '10',
};

const inTime = sql`coalesce(from_at <= now(), true) and coalesce(to_at > now(), true)`;

/** The popups of a screen, without those whose coupon, plan shop or goods is gone. */
export const popupsSql = (screenCd: string): Sql => sql`
  select coalesce(json_agg(json_build_object('popupNo', i.popup_no, 'type', i.popup_type, 'audience', i.audience,
      'title', i.title, 'hideDays', i.hide_days, 'item', ${itemJson}) order by i.sort, i.popup_no)
    filter (where ${hasItem}), '[]'::json)::text as items
  from (select popup_no, type as popup_type, title, text, ref_no, image_key, tone, link, hide_days, sort,
      case audience when 'FIRST_LOGIN' then 'firstLogin' else 'all' end as audience,
      case type when '03' then 'coupon' when '04' then 'planShop' when '05' then 'goods' when '06' then 'link'
        else 'content' end as type
    from popup where screen_cd = ${screenCd} and ${inTime}) i ${itemValue}`;

export const bottomBannersSql = (screenCd: string): Sql => sql`
  select coalesce(json_agg(json_build_object('bottomBannerNo', bottom_banner_no, 'position', position, 'title', title,
    'text', text, 'link', link) order by position, sort, bottom_banner_no), '[]'::json)::text as items
  from bottom_banner where screen_cd = ${screenCd} and ${inTime}`;
