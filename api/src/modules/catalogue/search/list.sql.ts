import { keysOf } from '@shop/shared/domain';
import { emptySql, joinSql, type Sql, sql, trustedSql } from '../../../platform/db/sql';
import { cardsOf, isListed } from '../goods';
import { colourOfWord } from './colour-words';
import type { ListFilters, ListScope } from './list-query';
import type { PriceRange } from './price-words';
import { isSize, isSizeOnly, sizesOf } from './size-words';

/** Each word has alternatives; goods must match one of them, and none match where there is none. */
export type WordGroup = readonly string[];

/** Escapes the LIKE wildcards `%` and `_` in user input. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The text index matches the letters of each syllable; the words are then compared literally. */
const hasText = (word: string): Sql =>
  /^[ㄱ-ㅎ]+$/.test(word)
    ? sql`g.choseong_text like ${pattern(keysOf(word))}`
    : sql`(g.jamo_text like ${pattern(keysOf(word))} and g.search_text like ${pattern(word)})`;

const isSoldIn = (sizes: readonly string[]): Sql => sql`g.goods_no in (
  select v.goods_no from option_value v where v.color is null and option_words(v.name) && ${[...sizes]}::text[])`;

/** The name of a colour also matches goods that come in it. */
function hasWord(word: string): Sql {
  const family = colourOfWord(word);
  return family ? sql`(${hasText(word)} or g.colors @> array[${family}]::text[])` : hasText(word);
}

/** A size also matches goods that are sold in it. */
function hasWordOrSize(word: string): Sql {
  const sizes = sizesOf(word);
  if (sizes.length === 0) return hasWord(word);
  return isSizeOnly(word) ? isSoldIn(sizes) : sql`(${hasText(word)} or ${isSoldIn(sizes)})`;
}

/** A number that stands alone is text: no index of goods serves either text or size. */
export function matches(words: readonly WordGroup[]): Sql[] {
  const hasEach = words.length > 1 ? hasWordOrSize : hasWord;
  return words.map((group) =>
    group.length === 0 ? sql`false` : sql`(${joinSql(group.map(hasEach), ' or ')})`,
  );
}

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

/** Goods of a category and of those below it, by the index `goods_listed`, which has what counts and sorts read. */
const isBelow = (categoryNo: number): Sql => sql`g.category_no = any(array(
  select c.category_no from category c where c.path @> array[${categoryNo}::bigint]))`;

/** Whether all goods of a scope are read once, to count and to sort them. */
export const isReadWhole = (scope: ListScope, words: readonly WordGroup[]): boolean =>
  scope.categoryNo !== undefined || words.length > 0;

/** Conditions of a scope whose goods are all read. Those of a category without words read an index only. */
export function wholeConditions(scope: ListScope, words: readonly WordGroup[]): Sql[] {
  const { categoryNo, ...rest } = scope;
  if (!categoryNo || words.length > 0) return scopeConditions(scope, words);
  return [...scopeConditions(rest, words), isBelow(categoryNo)];
}

export function scopeConditions(scope: ListScope, words: readonly WordGroup[]): Sql[] {
  const { categoryNo, brandNo, planShopNo, sectionNo, bundleSellerNo, type } = scope;
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
    ...(bundleSellerNo
      ? [
          sql`g.seller_no = ${bundleSellerNo} and g.delivery_policy_no in (
            select delivery_policy_no from delivery_policy where bundle_group_no is not null)`,
        ]
      : []),
    ...(type ? [ofType[type] ?? sql`true`] : []),
    ...matches(words),
  ];
}

/** The price of a search by what the shopper pays, as in the filter of the list. */
export const priceConditions = ({ minWon, maxWon }: PriceRange): Sql[] =>
  Object.values(filterConditions({ minWon, maxWon }));

/** One condition per filter, by name, so that a facet can leave out its own. */
export function filterConditions(filters: ListFilters): Partial<Record<keyof ListFilters, Sql>> {
  const { minWon, maxWon, inCategory, brands, free, sale, stock, score, colors } = filters;
  const conditions = {
    minWon: minWon === undefined ? undefined : sql`g.pay_price >= ${minWon}`,
    maxWon: maxWon === undefined ? undefined : sql`g.pay_price <= ${maxWon}`,
    inCategory: inCategory && sql`g.category_path @> array[${inCategory}::bigint]`,
    brands: brands && sql`g.brand_no = any(${brands}::bigint[])`,
    free: free && isFree,
    sale: sale && sql`g.pay_rate > 0`,
    stock: stock && sql`not g.sold_out`,
    score: score && sql`g.score_avg >= ${score}`,
    colors: colors && sql`g.colors && ${colors}::text[]`,
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition));
}

export const allOf = (conditions: readonly Sql[]): Sql => joinSql(conditions, ' and ');
export const freeCondition = isFree;

interface Order {
  /** The sort expression and its SQL type. */
  key: string;
  type: 'numeric' | 'timestamptz';
  way: 'asc' | 'desc';
  /** The sort key as text that round-trips exactly; the key itself when absent. */
  mark?: string;
}

const ascending = (key: string): Order => ({ key, type: 'numeric', way: 'asc' });
const descending = (key: string): Order => ({ key, type: 'numeric', way: 'desc' });

/**
 * goods_no breaks ties, which makes the order total. An index of 0010 and 0014 serves each order.
 */
const orders = {
  recommend: descending('g.recommend'),
  sales: descending('g.sales_cnt'),
  priceAsc: ascending('g.pay_price'),
  priceDesc: descending('g.pay_price'),
  new: {
    key: 'g.opened_at',
    type: 'timestamptz',
    way: 'desc',
    mark: `to_char(g.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  },
  discount: descending('g.pay_rate'),
  review: descending('g.review_cnt'),
  delivered: ascending('g.delivered_price'),
} as const satisfies Record<string, Order>;

export type SortName = keyof typeof orders;

export interface Part {
  sort: SortName;
  size: number;
  /** Sort value and number of the last goods of the previous page. */
  after?: { value: string; goodsNo: number };
  skip: number;
  /** Search words: 추천순 ranks goods whose name matches before other matches. */
  words: readonly WordGroup[];
  /**
   * Reads all goods of the conditions once, counts and sorts them. Otherwise PostgreSQL may read all goods in the order of the
   * list until enough of them match, which reads most of the table where cheap goods are rare in a category.
   */
  isReadWhole?: boolean;
}

/** Columns of every sort key. */
const sortColumns = trustedSql(
  `g.goods_no, g.recommend, g.sales_cnt, g.pay_price, g.opened_at, g.pay_rate, g.review_cnt, g.delivered_price`,
);

/** The name is the first field of the search text. */
const isCalled = (words: readonly WordGroup[]): Sql =>
  sql`(${allOf(
    words.map((group) => {
      const patterns = group.map(pattern);
      return sql`split_part(g.search_text, '|', 1) like any(${patterns}::text[])`;
    }),
  )})`;

/**
 * Whether the words together, or one of them, are the name of a category or kind of the goods: 노트북, and
 * not 노트북 가방.
 */
const isOfKind = (words: readonly WordGroup[]): Sql => {
  const joined = words.map(([word]) => word ?? '').join('');
  const kinds = [joined, ...words.flat()].map((word) => pattern(`|${word}|`));
  return sql`(g.search_text || '|') like any(${kinds}::text[])`;
};

/** Sizes and colours are options of the goods, and rarely in their names. */
const isNaming = ([word = '']: WordGroup): boolean =>
  !isSize(word) && colourOfWord(word) === undefined;

/** Larger than any recommendation score. */
const CALLED_SO = 1_000_000;

/**
 * The recommendation score of goods within four groups: of the kind and called so, of the kind (가방 before
 * a guitar with a bag), called so, and others.
 */
export const relevanceOf = (words: readonly WordGroup[]): Sql => {
  const naming = words.filter(isNaming);
  return naming.length === 0
    ? sql`g.recommend`
    : sql`(g.recommend + case when ${isOfKind(naming)} then ${2 * CALLED_SO}::numeric else 0 end
        + case when ${isCalled(naming)} then ${CALLED_SO}::numeric else 0 end)`;
};

const keyOf = (order: Order, { sort, words }: Part): Sql =>
  sort === 'recommend' && words.length > 0 ? relevanceOf(words) : trustedSql(order.key);

/** One page of a list as JSON text, the cursor of its last goods, and the number of goods of the whole list. */
export function listPartSql(conditions: readonly Sql[], part: Part): Sql {
  const order: Order = orders[part.sort];
  const key = keyOf(order, part);
  const way = trustedSql(order.way);
  const type = trustedSql(order.type);
  const mark = order.mark ? trustedSql(order.mark) : key;
  const beyond = trustedSql(order.way === 'desc' ? '<' : '>');
  const after = part.after
    ? sql` and (${key}, g.goods_no) ${beyond} (${part.after.value}::${type}, ${part.after.goodsNo}::bigint)`
    : emptySql;
  const matching = sql`goods g where ${allOf(conditions)}`;
  // The text ranks the goods of a search. The index that serves categories lacks it.
  const text = part.words.length > 0 ? sql`, g.search_text` : emptySql;
  const listed = part.isReadWhole
    ? sql`listed as materialized (select ${sortColumns}${text} from ${matching}), `
    : emptySql;
  const source = part.isReadWhole ? sql`listed g where true` : matching;
  const total = part.isReadWhole ? sql`listed` : matching;
  const inOrder = sql`order by ${key} ${way}, g.goods_no ${way}`;
  // The limit is inside, so that PostgreSQL keeps only the first goods while it sorts.
  const chosen = sql`
    select g.goods_no, ${mark} as mark, row_number() over (${inOrder}) as place
    from (select g.* from ${source}${after} ${inOrder} limit ${part.size + 1} offset ${part.skip}) g`;
  return sql`
    with ${listed}chosen as materialized (${chosen}),
      shown as (select * from chosen order by place limit ${part.size})
    select (${cardsOf(sql`select goods_no, place from shown`)})::text as items,
      (select count(*) from chosen) > ${part.size} as has_more,
      (select count(*)::int from ${total}) as total,
      (select json_build_array(mark::text, goods_no)::text from shown order by place desc limit 1) as last`;
}

/**
 * Whether any goods match. PostgreSQL plans `matching` for all of its rows, so by the index of the text, and reads only
 * the first row. A plain `exists` can read the whole table for a word that seems common and matches nothing.
 */
export const hasGoodsSql = (conditions: readonly Sql[]): Sql =>
  sql`with matching as materialized (select from goods g where ${allOf(conditions)})
    select exists (select from matching) as found`;
