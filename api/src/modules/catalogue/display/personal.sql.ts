import { keysOf, normaliseWord } from '@shop/shared/domain';
import { type Sql, sql } from '../../../platform/db/sql';
import { isListed } from '../goods';
import { boughtGoodsSql, repurchaseSql } from './repurchase.sql';

/** Audience of a personal corner, and the history the device sent. */
export interface Clues {
  /** null for visitors. */
  memberNo: number | null;
  /** Goods viewed on the device, the latest first. */
  goodsNos: readonly number[];
  /** Search words entered on the device. */
  word: string;
  size: number;
  now: Date;
}

/** Goods with preference weights: a purchase counts three times a view. */
const weightedGoodsSql = ({ memberNo, goodsNos }: Clues): Sql => sql`
  select goods_no, 3 as weight from (${boughtGoodsSql(memberNo)}) b
  union all select seen, 1 from unnest(${goodsNos}::bigint[]) seen`;

const isNewToVisitorSql = ({ memberNo, goodsNos }: Clues): Sql => sql`
  not g.sold_out and ${isListed} and g.goods_no <> all(${goodsNos}::bigint[])
  and g.goods_no not in (select goods_no from (${boughtGoodsSql(memberNo)}) b)`;

const recommendedSql = (history: Clues, where: Sql, reason: Sql): Sql => sql`
  select g.goods_no, g.recommend::float8 as weight, ${reason} as reason from goods g
  where ${isNewToVisitorSql(history)} and ${where} order by g.recommend desc limit ${history.size}`;

/**
 * Goods related to those viewed last, or (`ordered`) bought last: same leaf category, then same
 * brand.
 */
const relatedToSql = (history: Clues, anchor: Sql, part: Sql, reason: string): Sql => sql`
  select g.goods_no, g.recommend::float8 as weight, ${reason}::text as reason
  from goods a join goods g on ${part}
  where a.goods_no = (${anchor}) and ${isNewToVisitorSql(history)} order by g.recommend desc limit ${history.size}`;

const lastViewedSql = ({ goodsNos }: Clues): Sql => sql`select (${goodsNos}::bigint[])[1]`;
const lastBoughtSql = ({ memberNo }: Clues): Sql =>
  sql`select goods_no from (${boughtGoodsSql(memberNo)}) b order by ordered_at desc limit 1`;
const sameCategory = sql`g.category_no = a.category_no`;
const sameBrand = sql`g.brand_no = a.brand_no`;

const favouriteCategorySql = (history: Clues): Sql => sql`
  select g.category_path[1] from (${weightedGoodsSql(history)}) t join goods g using (goods_no)
  group by 1 order by sum(t.weight) desc limit 1`;
const favouriteBrandSql = (history: Clues): Sql => sql`
  select g.brand_no from (${weightedGoodsSql(history)}) t join goods g using (goods_no)
  where g.brand_no is not null group by 1 order by sum(t.weight) desc limit 1`;

const inFavouriteCategorySql = (history: Clues): Sql =>
  recommendedSql(
    history,
    sql`g.category_path[1] = (${favouriteCategorySql(history)})`,
    sql`'자주 보는 ' || (select name from category where category_no = g.category_path[1]) || ' 인기 상품이에요'`,
  );

/**
 * By the rule's source: rows of goods_no, weight (descending) and reason (null when none is
 * needed).
 */
const sources: Record<string, (history: Clues) => Sql> = {
  recent: ({ goodsNos, size }) => sql`
    select g.goods_no, -seen.place as weight, null::text as reason
    from unnest(${goodsNos}::bigint[]) with ordinality seen(goods_no, place) join goods g using (goods_no)
    where ${isListed} order by seen.place limit ${size}`,
  search: (history) => {
    const keys = `%${keysOf(normaliseWord(history.word))}%`;
    return recommendedSql(
      history,
      sql`${keys !== '%%'} and g.jamo_text like ${keys}`,
      sql`'최근에 찾은 ‘' || ${history.word}::text || '’ 상품이에요'`,
    );
  },
  related: (history) =>
    relatedToSql(history, lastViewedSql(history), sameCategory, '최근에 본 상품과 비슷해요'),
  'related-brand': (history) =>
    relatedToSql(history, lastViewedSql(history), sameBrand, '최근에 본 상품과 같은 브랜드예요'),
  ordered: (history) =>
    relatedToSql(history, lastBoughtSql(history), sameCategory, '지난번에 산 상품과 비슷해요'),
  'ordered-category': (history) =>
    relatedToSql(
      history,
      lastBoughtSql(history),
      // Those of the same leaf category are in `ordered`, which the same page shows.
      sql`g.category_path[2] = a.category_path[2] and g.category_no <> a.category_no`,
      '지난번에 산 상품과 함께 둘러봐요',
    ),
  brand: (history) =>
    recommendedSql(
      history,
      sql`g.brand_no = (${favouriteBrandSql(history)})`,
      sql`'자주 찾는 ' || (select name_ko from brand where brand_no = g.brand_no) || ' 상품이에요'`,
    ),
  category: inFavouriteCategorySql,
  age: (history) => sql`
    select g.goods_no, sum(i.qty) as weight,
      min(extract(year from now())::int - left(me.birth, 4)::int) / 10 * 10 || '대 회원이 많이 샀어요' as reason
    from member me
    join member peer on left(peer.birth, 3) = left(me.birth, 3)
    join orders o on o.member_no = peer.member_no and o.paid_at is not null
    join order_item i using (order_no) join goods g using (goods_no)
    where me.member_no = ${history.memberNo} and i.canceled_qty < i.qty and not g.sold_out and ${isListed}
    group by g.goods_no order by sum(i.qty) desc, g.goods_no limit ${history.size}`,
  repeated: repurchaseSql,
};

/** Goods of a personal corner, without those the member dismissed; undefined for another source. */
export function personalGoodsSql(source: string, history: Clues): Sql | undefined {
  const rows = sources[source]?.(history);
  return (
    rows &&
    sql`select coalesce(json_agg(json_strip_nulls(json_build_object('type', 'goods', 'reason', chosen.reason))::jsonb
        || jsonb_build_object('goods', k.card) order by chosen.weight desc), '[]'::json)::text as items
      from (${rows}) chosen join goods_card k using (goods_no)
      where not exists (select from recommend_feedback f
        where f.member_no = ${history.memberNo} and f.goods_no = chosen.goods_no and f.feedback = '2')`
  );
}
