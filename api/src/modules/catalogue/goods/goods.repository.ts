import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';
import { comparedSql, isListed, namedCardsSql, relatedSql, similarSql } from './goods-cards.sql';
import { couponsSql, detailSql, optionsSql, statusSql, stockSql } from './goods-detail.sql';

export type SitemapKind = 'goods' | 'category' | 'brand' | 'planShop';
export const SITEMAP_PAGE_SIZE = 5_000;

/** Indexable rows: number, time of the last change, and which rows. Pages of adult goods are not indexed. */
const sitemapOf: Record<SitemapKind, Sql> = {
  goods: sql`select g.goods_no as no, g.updated_at as at from goods g where ${isListed} and not g.adult_yn`,
  category: sql`select category_no as no, updated_at as at from category where use_yn`,
  brand: sql`select brand_no as no, updated_at as at from brand where status = 'OPEN'`,
  planShop: sql`select plan_shop_no as no, from_at as at from plan_shop where status = 'OPEN' and from_at <= now() and to_at > now()`,
};

const goodsRow = z.object({
  isForSale: z.boolean(),
  /** Main picture of goods whose placeholder has not been created yet. */
  bareImageKey: z.string().nullable(),
  text: z.string(),
});

/** Every read returns JSON text; undefined for unknown goods. */
export function goodsRepository(db: Queryable) {
  const text = async (query: Sql) => (await db.maybe(jsonTextRow, query))?.text;
  return {
    detail: (goodsNo: number) => db.maybe(goodsRow, detailSql(goodsNo)),
    options: (goodsNo: number) => text(optionsSql(goodsNo)),
    coupons: (goodsNo: number) => text(couponsSql(goodsNo)),
    stock: (goodsNo: number, memberNo: number | undefined) => text(stockSql(goodsNo, memberNo)),
    status: (goodsNo: number) => text(statusSql(goodsNo)),
    cards: (goodsNos: readonly number[]) => text(namedCardsSql(goodsNos)),
    compared: (goodsNos: readonly number[]) => text(comparedSql(goodsNos)),
    similar: (goodsNo: number) => text(similarSql(goodsNo)),
    related: (goodsNo: number) => text(relatedSql(goodsNo)),
    sitemap: (kind: SitemapKind, page: number) =>
      text(sql`
        with entries as (${sitemapOf[kind]})
        select json_build_object('total', (select count(*) from entries), 'pageSize', ${SITEMAP_PAGE_SIZE}::int,
          'entries', coalesce((select json_agg(json_build_object('no', no, 'updatedAt', at) order by no)
            from (select * from entries order by no limit ${SITEMAP_PAGE_SIZE} offset ${(page - 1) * SITEMAP_PAGE_SIZE}) part),
            '[]'::json))::text as text`),
  };
}
