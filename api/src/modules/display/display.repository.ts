import type { Queryable } from '../../platform/db/db';
import { type Sql, sql } from '../../platform/db/sql';
import { brandDetailSql, brandIndexSql } from './brand.sql';
import { categoryDetailSql, categoryTreeSql } from './category.sql';
import {
  type CornerHead,
  chosenItemsSql,
  cornerHeadSql,
  pageCornersSql,
  ruledItemsSql,
} from './corner.sql';
import { dealsSql } from './deal.sql';
import { type PlanShopFilter, planShopSql, planShopsSql } from './plan-shop.sql';

/** A corner as JSON text: its head is an object, its items an array. */
export interface CornerParts {
  head: string;
  items: string;
}

interface Page {
  pageNo: number;
  title: string;
}

export function displayRepository(db: Queryable) {
  const text = async (query: Sql) => (await db.maybe<{ text: string }>(query))?.text;

  const items = async ({ cornerNo, rule }: CornerHead): Promise<string> => {
    const ruled = rule ? ruledItemsSql(rule) : undefined;
    if (ruled) return (await db.one<{ items: string }>(ruled)).items;
    const chosen = await db.one<{ items: string; texts: string }>(chosenItemsSql(cornerNo));
    return chosen.items === '[]' ? chosen.texts : chosen.items;
  };
  const fill = async (head: CornerHead): Promise<CornerParts> => ({
    head: head.head,
    items: await items(head),
  });

  return {
    page: (pageCd: string, tabCd: string, shopNo: number | undefined) =>
      db.maybe<Page>(sql`
        select page_no, title from display_page
        where page_cd = ${pageCd} and tab_cd = ${tabCd} and coalesce(shop_no, 0) = ${shopNo ?? 0}
          and platform = 'ALL' and status = 'OPEN'`),
    corners: async (pageNo: number): Promise<CornerParts[]> => {
      const heads = await db.rows<CornerHead>(pageCornersSql(pageNo));
      return Promise.all(heads.map(fill));
    },
    corner: async (cornerNo: number): Promise<CornerParts | undefined> => {
      const head = await db.maybe<CornerHead>(cornerHeadSql(cornerNo));
      return head && fill(head);
    },
    menu: () =>
      text(sql`select json_build_object(
        'homeTabs', coalesce((select json_agg(json_build_object('tabCd', c.cd, 'name', c.name) order by c.sort) from code c
          where c.grp_cd = 'PR093' and c.use_yn and exists (
            select from display_page p where p.page_cd = 'MAIN' and p.tab_cd = c.cd and p.status = 'OPEN')), '[]'::json),
        'gnb', coalesce((select json_agg(json_build_object('menuNo', menu_no, 'name', name, 'link', link, 'badge', badge) order by sort)
          from gnb_menu where use_yn and coalesce(from_at <= now(), true) and coalesce(to_at > now(), true)), '[]'::json))::text as text`),
    deals: (state: 'open' | 'coming') => text(dealsSql(state)),
    planShops: (filter: PlanShopFilter) => text(planShopsSql(filter)),
    planShop: (planShopNo: number) => text(planShopSql(planShopNo)),
    brandIndex: () => text(brandIndexSql),
    brand: (brandNo: number) => text(brandDetailSql(brandNo)),
    categoryTree: () => text(categoryTreeSql),
    category: (categoryNo: number) => text(categoryDetailSql(categoryNo)),
    accountContent: (code: string) =>
      text(sql`
        select json_build_object('adutShopCd', s.code, 'shopNo', s.shop_no, 'shopName', s.name, 'description', s.description,
          'contents', coalesce((select json_agg(json_build_object('contentNo', c.content_no, 'type', c.type, 'title', c.title,
              'body', c.body, 'link', c.link, 'image', case when c.image_key is not null then image_ref(c.image_key, '{11,11}', c.title) end) order by c.sort)
            from display_content c where c.scrn_lgrp_cd = 'SHOP' and c.scrn_mgrp_cd = s.code
              and coalesce(c.from_at <= now(), true) and coalesce(c.to_at > now(), true)), '[]'::json))::text as text
        from shop s where s.code = ${code} and s.status = 'OPEN'`),
  };
}
