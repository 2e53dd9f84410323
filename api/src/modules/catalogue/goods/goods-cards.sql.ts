import { type Sql, sql, trustedSql } from '../../../platform/db/sql';

/** Goods that may be listed. */
export const isListed = trustedSql(
  `g.status in ('ON_SALE', 'SOLD_OUT') and coalesce(g.sale_from <= now(), true) and coalesce(g.sale_to > now(), true)`,
);

/** The stored card `c` of goods `g` that a member has kept; banned goods show neither name nor picture. */
export const shownCard = sql`
  case when g.status = 'BANNED' then (c.card::jsonb || jsonb_build_object('name', '판매가 금지된 상품',
    'image', image_ref('', '{11,11}', '')))::json else c.card end`;

/** Cards of chosen goods: `chosen` selects `goods_no` and `place`; `place` is the sort order. */
export const cardsOf = (chosen: Sql): Sql => sql`
  select coalesce(json_agg(c.card order by chosen.place), '[]'::json)
  from (${chosen}) chosen join goods_card c using (goods_no)`;

const itemsOf = (chosen: Sql): Sql =>
  sql`select json_build_object('items', (${cardsOf(chosen)}))::text as text`;

/** In the requested order; unknown and unlisted goods are omitted. */
export const namedCardsSql = (goodsNos: readonly number[]): Sql =>
  itemsOf(sql`
    select g.goods_no, named.place from unnest(${goodsNos}::bigint[]) with ordinality named(goods_no, place)
    join goods g using (goods_no) where ${isListed}`);

/** The listed ones of the given goods in that order, with what a comparison shows beside their cards. */
export const comparedSql = (goodsNos: readonly number[]): Sql => sql`
  select json_build_object('items', coalesce(json_agg(c.card::jsonb || jsonb_build_object(
      'notice', (select coalesce(jsonb_agg(jsonb_build_object('key', n.key, 'value', n.value) order by n.sort), '[]'::jsonb)
        from goods_notice n where n.goods_no = g.goods_no)
    ) order by named.place), '[]'::json))::text as text
  from unnest(${goodsNos}::bigint[]) with ordinality named(goods_no, place)
  join goods g using (goods_no) join goods_card c using (goods_no) where ${isListed}`;

/** Alternatives from the same leaf category, nearest in price first. */
export const similarSql = (goodsNo: number): Sql =>
  itemsOf(sql`
    select g.goods_no, row_number() over (
      order by g.sold_out, abs(g.pay_price - self.pay_price), g.recommend desc) as place
    from goods self join goods g on g.category_no = self.category_no and g.goods_no <> self.goods_no
    where self.goods_no = ${goodsNo} and ${isListed}
    order by place limit 12`);

/** So many of the same leaf category precede those of the middle category and the brand. */
const SAME_LEAF = 6;

/** Chosen relations first, then bestsellers of the same leaf and middle category and of the brand. */
export const relatedSql = (goodsNo: number): Sql =>
  itemsOf(sql`
    select goods_no, row_number() over (order by min(rank), min(tie)) as place from (
      select g.goods_no, 0 as rank, r.sort::numeric as tie from goods_relation r
        join goods g on g.goods_no = r.related_no where r.goods_no = ${goodsNo} and ${isListed}
      union all
      (select g.goods_no, 1, -g.recommend from goods self join goods g
        on g.category_no = self.category_no and g.goods_no <> self.goods_no
        where self.goods_no = ${goodsNo} and not g.sold_out and ${isListed}
        order by g.recommend desc limit ${SAME_LEAF})
      union all
      (select g.goods_no, 2, -g.recommend from goods self join goods g
        on g.category_path @> array[self.category_path[2]] and g.goods_no <> self.goods_no
        where self.goods_no = ${goodsNo} and not g.sold_out and ${isListed}
        order by g.recommend desc limit 12)
      union all
      (select g.goods_no, 3, -g.recommend from goods self join goods g
        on g.brand_no = self.brand_no and g.goods_no <> self.goods_no
        where self.goods_no = ${goodsNo} and not g.sold_out and ${isListed}
        order by g.recommend desc limit 12)
    ) found group by goods_no order by place limit 12`);
