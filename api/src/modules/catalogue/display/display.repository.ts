import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';
import { brandDetailSql, brandIndexSql } from './brand.sql';
import { categoryDetailSql, categoryTreeSql } from './category.sql';
import {
  type CornerHead,
  chosenItemsSql,
  cornerHeadRow,
  cornerHeadSql,
  type GoodsRule,
  itemsRow,
  omitsShownGoods,
  pageCornersSql,
  ruledItemsSql,
} from './corner.sql';
import { dealsSql } from './deal.sql';
import { type PlanShopFilter, planShopSql, planShopsSql } from './plan-shop.sql';
import { bottomBannersSql, popupsSql, screenCodes } from './popup.sql';
import { shopHeadRow, shopHeadSql } from './shop.sql';

/** A corner as JSON text: its head is an object, its items an array. */
export interface CornerParts {
  head: string;
  items: string;
}

/** Concatenates several JSON arrays of items. */
const joinArrays = (arrays: readonly string[]): string =>
  `[${arrays
    .map((text) => text.trim().slice(1, -1))
    .filter((inner) => inner !== '')
    .join(',')}]`;

const shownItems = z.array(
  z.object({
    goods: z.object({ goodsNo: z.number() }).optional(),
    deal: z.object({ goods: z.object({ goodsNo: z.number() }) }).optional(),
  }),
);

/** The goods that a corner's items show, also as deals. */
const goodsNosOf = (items: string): number[] =>
  shownItems
    .parse(JSON.parse(items))
    .flatMap(({ goods, deal }) => goods?.goodsNo ?? deal?.goods.goodsNo ?? []);

const headWith = (head: string, more: Record<string, unknown>): string =>
  `${head.slice(0, -1)},${JSON.stringify(more).slice(1)}`;

/** A page of a closed shop, or of a menu that is not in its period, is not shown. */
const isOpenPage = sql`p.status = 'OPEN' and p.platform = 'ALL'
  and (p.shop_no is null or exists (select from shop s where s.shop_no = p.shop_no and s.status = 'OPEN'))
  and (p.page_cd <> 'GNB' or exists (select from gnb_menu m where m.menu_no = p.ref_no and m.use_yn
    and coalesce(m.from_at <= now(), true) and coalesce(m.to_at > now(), true)))`;

/** Which page of a page code: a home tab, a shop, or what it is about. */
export interface PageKey {
  tabCd: string;
  shopNo?: number | undefined;
  refNo?: number | undefined;
}

const pageRow = z.object({ pageNo: z.number(), title: z.string(), hasRanking: z.boolean() });

export function displayRepository(db: Queryable) {
  const text = async (query: Sql) => (await db.maybe(jsonTextRow, query))?.text;

  const ruled = async (rule: GoodsRule, shown: readonly number[]): Promise<string> => {
    const query = ruledItemsSql(rule, shown);
    return query ? (await db.one(itemsRow, query)).items : '[]';
  };
  const chosen = async ({ cornerNo }: CornerHead): Promise<string> =>
    (await db.one(itemsRow, chosenItemsSql(cornerNo))).items;

  /** Chosen items precede those of the rule. For tabs, the items carry the count of each tab. */
  const fill = async (corner: CornerHead, shown: readonly number[] = []): Promise<CornerParts> => {
    const { head, rule } = corner;
    if (!rule) return { head, items: await chosen(corner) };
    if (rule.type === 'personal') {
      return { head: headWith(head, { personal: rule.audience ?? 'anyone' }), items: '[]' };
    }
    if (!rule.tabs)
      return { head, items: joinArrays([await chosen(corner), await ruled(rule, shown)]) };
    const lists = await Promise.all(rule.tabs.map((tab) => ruled(tab, shown)));
    const tabs = rule.tabs.map(({ title, more }, at) => ({
      title,
      size: JSON.parse(lists[at] ?? '[]').length,
      moreLink: more ?? null,
    }));
    return { head: headWith(head, { tabs }), items: joinArrays([await chosen(corner), ...lists]) };
  };

  /** In the order of the page, since a later corner omits what an earlier one shows. */
  const fillInOrder = async (heads: readonly CornerHead[]): Promise<CornerParts[]> => {
    const corners: CornerParts[] = [];
    const shown: number[] = [];
    for (const head of heads) {
      const corner = await fill(head, shown);
      corners.push(corner);
      shown.push(...goodsNosOf(corner.items));
    }
    return corners;
  };

  return {
    page: (pageCd: string, { tabCd, shopNo, refNo }: PageKey) =>
      db.maybe(
        pageRow,
        sql`
        select page_no, title, has_ranking from display_page p
        where page_cd = ${pageCd} and tab_cd = ${tabCd} and coalesce(shop_no, 0) = ${shopNo ?? 0}
          and coalesce(ref_no, 0) = ${refNo ?? 0} and ${isOpenPage}`,
      ),
    shopHead: (shopNo: number) => db.maybe(shopHeadRow, shopHeadSql(shopNo)),
    /** The page of this place: its own, else the one for all. Pages of corners only are none. */
    place: (pageCd: string, refNo: number | undefined) =>
      db.maybe(
        pageRow,
        sql`
        select page_no, title, has_ranking from display_page p
        where page_cd = ${pageCd} and page_cd not in ('MAIN', 'SHOP', 'GNB') and coalesce(ref_no, ${refNo ?? 0}) = ${refNo ?? 0} and ${isOpenPage}
        order by ref_no nulls last limit 1`,
      ),
    /** The popups and bottom banners of a page's screen, as JSON arrays. */
    notices: async (pageCd: string) => {
      const screenCd = Object.hasOwn(screenCodes, pageCd) ? screenCodes[pageCd] : undefined;
      if (!screenCd) return { popups: '[]', bottomBanners: '[]' };
      const [popups, bottomBanners] = await Promise.all([
        db.one(itemsRow, popupsSql(screenCd)),
        db.one(itemsRow, bottomBannersSql(screenCd)),
      ]);
      return { popups: popups.items, bottomBanners: bottomBanners.items };
    },
    corners: async (pageNo: number): Promise<CornerParts[]> =>
      fillInOrder(await db.rows(cornerHeadRow, pageCornersSql(pageNo))),
    corner: async (cornerNo: number): Promise<CornerParts | undefined> => {
      const head = await db.maybe(cornerHeadRow, cornerHeadSql(cornerNo));
      if (!head?.rule || !omitsShownGoods(head.rule)) return head && fill(head);
      const heads = await db.rows(cornerHeadRow, pageCornersSql(head.pageNo));
      const upToIt = heads.slice(0, heads.findIndex((one) => one.cornerNo === cornerNo) + 1);
      return (await fillInOrder(upToIt)).at(-1);
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
    planShop: (planShopNo: number, isPreview = false) => text(planShopSql(planShopNo, isPreview)),
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
