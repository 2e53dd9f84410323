import { choseongOf, jamoOf } from '@shop/shared/domain';
import { emptySql, joinSql, type Sql, sql, trustedSql } from '../../platform/db/sql';
import { cardsOf, isListed } from '../goods/goods-cards.sql';
import type { ListFilters, ListScope } from './list-query';

/** Each word may be said in several ways; one of them has to be in the goods. */
export type WordGroup = readonly string[];

/** `%` and `_` mean something to LIKE; the words come from shoppers. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The text index knows letters taken apart; whole syllables are then compared as they are. */
const hasWord = (word: string): Sql =>
  /^[ㄱ-ㅎ]+$/.test(word)
    ? sql`g.choseong_text like ${pattern(choseongOf(word))}`
    : sql`(g.jamo_text like ${pattern(jamoOf(word))} and g.search_text like ${pattern(word)})`;

export const matches = (words: readonly WordGroup[]): Sql[] =>
  words.map((group) => sql`(${joinSql(group.map(hasWord), ' or ')})`);

const isFree = sql`exists (select from delivery_policy p where p.delivery_policy_no = g.delivery_policy_no
  and (p.type = '10' or (p.type = '30' and g.pay_price >= p.free_over)))`;

const ofType: Record<string, Sql> = {
  all: sql`true`,
  best: sql`g.sales_cnt > 0`,
  new: sql`g.opened_at > now() - interval '60 days'`,
  deal: sql`g.deal_price is not null`,
  sale: sql`g.pay_rate >= 10`,
  free: isFree,
  coupon: sql`g.coupon_price < g.pay_price`,
};

export function scopeConditions(scope: ListScope, words: readonly WordGroup[]): Sql[] {
  const { categoryNo, brandNo, planShopNo, sectionNo, type } = scope;
  return [
    isListed,
    ...(categoryNo ? [sql`g.category_path @> array[${categoryNo}::bigint]`] : []),
    ...(brandNo ? [sql`g.brand_no = ${brandNo}`] : []),
    ...(planShopNo
      ? [
          sql`g.goods_no in (select goods_no from plan_shop_goods where plan_shop_no = ${planShopNo})`,
        ]
      : []),
    ...(sectionNo
      ? [sql`g.goods_no in (select goods_no from plan_shop_goods where section_no = ${sectionNo})`]
      : []),
    ...(type ? [ofType[type] ?? sql`true`] : []),
    ...matches(words),
  ];
}

/** One condition a filter, by name, so that a facet can leave out its own. */
export function filterConditions(filters: ListFilters): Partial<Record<keyof ListFilters, Sql>> {
  const { minWon, maxWon, inCategory, brands, free, sale, stock, score, colors } = filters;
  return {
    ...(minWon !== undefined ? { minWon: sql`g.pay_price >= ${minWon}` } : {}),
    ...(maxWon !== undefined ? { maxWon: sql`g.pay_price <= ${maxWon}` } : {}),
    ...(inCategory ? { inCategory: sql`g.category_path @> array[${inCategory}::bigint]` } : {}),
    ...(brands ? { brands: sql`g.brand_no = any(${brands}::bigint[])` } : {}),
    ...(free ? { free: isFree } : {}),
    ...(sale ? { sale: sql`g.pay_rate > 0` } : {}),
    ...(stock ? { stock: sql`not g.sold_out` } : {}),
    ...(score ? { score: sql`g.score_avg >= ${score}` } : {}),
    ...(colors ? { colors: sql`g.colors && ${colors}::text[]` } : {}),
  };
}

export const allOf = (conditions: readonly Sql[]): Sql => joinSql(conditions, ' and ');
export const freeCondition = isFree;

/** Sort key and direction; goods_no breaks ties, so that every goods has one place. */
const orders = {
  recommend: ['g.recommend', 'desc'],
  sales: ['g.sales_cnt', 'desc'],
  priceAsc: ['g.pay_price', 'asc'],
  priceDesc: ['g.pay_price', 'desc'],
  new: ['extract(epoch from g.opened_at)', 'desc'],
  discount: ['g.pay_rate', 'desc'],
  review: ['g.review_cnt', 'desc'],
  delivered: ['g.delivered_price', 'asc'],
} as const;

export type SortName = keyof typeof orders;

export interface Part {
  sort: SortName;
  size: number;
  /** Sort value and number of the last goods shown. */
  after?: { value: string; goodsNo: number };
  skip: number;
}

/** One part of a list and the mark of its last goods, as JSON text and cursor. */
export function listPartSql(conditions: readonly Sql[], part: Part): Sql {
  const [expression, direction] = orders[part.sort];
  const key = trustedSql(expression);
  const way = trustedSql(direction);
  const beyond = trustedSql(direction === 'desc' ? '<' : '>');
  const after = part.after
    ? sql` and (${key}, g.goods_no) ${beyond} (${part.after.value}::numeric, ${part.after.goodsNo}::bigint)`
    : emptySql;
  const chosen = sql`
    select g.goods_no, ${key} as value, row_number() over (order by ${key} ${way}, g.goods_no ${way}) as place
    from goods g where ${allOf(conditions)}${after}
    order by ${key} ${way}, g.goods_no ${way} limit ${part.size + 1} offset ${part.skip}`;
  return sql`
    with chosen as materialized (${chosen}),
      shown as (select * from chosen order by place limit ${part.size})
    select (${cardsOf(sql`select goods_no, place from shown`)})::text as items,
      (select count(*) from chosen) > ${part.size} as has_more,
      (select json_build_array(value::text, goods_no)::text from shown order by place desc limit 1) as last`;
}

export const countSql = (conditions: readonly Sql[]): Sql =>
  sql`select count(*)::int as total from goods g where ${allOf(conditions)}`;
