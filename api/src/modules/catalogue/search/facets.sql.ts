import { colourFamilies } from '@shop/shared/domain';
import { type Sql, sql } from '../../../platform/db/sql';
import { allOf, filterConditions, freeCondition } from './list.sql';
import type { ListFilters } from './list-query';

const colours = JSON.stringify(
  Object.entries(colourFamilies).map(([color, { name, hex }], sort) => ({
    color,
    name,
    hex,
    sort,
  })),
);

/** All conditions except the facet's own filter. */
function withoutOwn(filters: ListFilters, own: readonly (keyof ListFilters)[]): Sql {
  const isOwn = (name: string): boolean => own.some((one) => one === name);
  const others = Object.entries(filterConditions(filters)).filter(([name]) => !isOwn(name));
  return others.length > 0 ? allOf(others.map(([, condition]) => condition)) : sql`true`;
}

/**
 * Counts of every facet in one query. The goods of the scope are read once and counted per facet.
 * The offered categories are one level below `below`, or the top ones.
 */
export function facetsSql(scope: Sql, filters: ListFilters, below: number | undefined): Sql {
  const where = (...own: (keyof ListFilters)[]) => withoutOwn(filters, own);
  const children = below ? sql`c.parent_no = ${below}` : sql`c.depth = 1`;
  return sql`
    with g as materialized (
      select goods_no, brand_no, category_path, colors, pay_price, pay_rate, score_avg, sold_out, delivery_policy_no
      from goods g where ${scope})
    select json_build_object(
      'total', (select count(*) from g where ${where()}),
      'price', (select json_build_object('minWon', coalesce(min(g.pay_price), 0), 'maxWon', coalesce(max(g.pay_price), 0))
        from g where ${where('minWon', 'maxWon')}),
      'categories', coalesce((select json_agg(json_build_object('categoryNo', c.category_no, 'name', c.name, 'count', n.count) order by c.sort)
        from (select unnest(g.category_path) as category_no, count(*) as count from g where ${where('inCategory')} group by 1) n
        join category c using (category_no) where ${children}), '[]'::json),
      'brands', coalesce((select json_agg(json_build_object('brandNo', b.brand_no, 'name', b.name_ko, 'count', n.count) order by n.count desc, b.name_ko)
        from (select g.brand_no, count(*) as count from g where ${where('brands')} group by 1 order by 2 desc limit 60) n
        join brand b using (brand_no)), '[]'::json),
      'colors', coalesce((select json_agg(json_build_object('color', f.color, 'name', f.name, 'hex', f.hex, 'count', n.count) order by f.sort)
        from (select unnest(g.colors) as color, count(*) as count from g where ${where('colors')} group by 1) n
        join json_to_recordset(${colours}::json) f(color text, name text, hex text, sort int) using (color)), '[]'::json),
      'scores', (select json_build_array(
          json_build_object('score', 4, 'count', count(*) filter (where g.score_avg >= 4)),
          json_build_object('score', 3, 'count', count(*) filter (where g.score_avg >= 3)),
          json_build_object('score', 2, 'count', count(*) filter (where g.score_avg >= 2)))
        from g where ${where('score')}),
      'freeCount', (select count(*) from g where ${where('free')} and ${freeCondition}),
      'saleCount', (select count(*) from g where ${where('sale')} and g.pay_rate > 0),
      'stockCount', (select count(*) from g where ${where('stock')} and not g.sold_out))::text as text`;
}
