import { colourFamilies } from '@shop/shared/domain';
import { type Sql, sql } from '../../platform/db/sql';
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

/** The scope's conditions and every filter but those left out. */
function narrowed(
  base: readonly Sql[],
  filters: ListFilters,
  leftOut: readonly (keyof ListFilters)[],
): Sql {
  const rest = Object.entries(filterConditions(filters)).filter(
    ([name]) => !leftOut.includes(name as keyof ListFilters),
  );
  return allOf([...base, ...rest.map(([, condition]) => condition)]);
}

/**
 * Counts of every facet in one answer. The categories offered lie one level below `below`
 * (the list's own category), or are the top ones.
 */
export function facetsSql(
  base: readonly Sql[],
  filters: ListFilters,
  below: number | undefined,
): Sql {
  const where = (...leftOut: (keyof ListFilters)[]) => narrowed(base, filters, leftOut);
  const children = below ? sql`c.parent_no = ${below}` : sql`c.depth = 1`;
  return sql`
    select json_build_object(
      'total', (select count(*) from goods g where ${where()}),
      'price', (select json_build_object('minWon', coalesce(min(g.pay_price), 0), 'maxWon', coalesce(max(g.pay_price), 0))
        from goods g where ${where('minWon', 'maxWon')}),
      'categories', coalesce((select json_agg(json_build_object('categoryNo', c.category_no, 'name', c.name, 'count', n.count) order by c.sort)
        from (select unnest(g.category_path) as category_no, count(*) as count from goods g where ${where('inCategory')} group by 1) n
        join category c using (category_no) where ${children}), '[]'::json),
      'brands', coalesce((select json_agg(json_build_object('brandNo', b.brand_no, 'name', b.name_ko, 'count', n.count) order by n.count desc, b.name_ko)
        from (select g.brand_no, count(*) as count from goods g where ${where('brands')} group by 1 order by 2 desc limit 60) n
        join brand b using (brand_no)), '[]'::json),
      'colors', coalesce((select json_agg(json_build_object('color', f.color, 'name', f.name, 'hex', f.hex, 'count', n.count) order by f.sort)
        from (select unnest(g.colors) as color, count(*) as count from goods g where ${where('colors')} group by 1) n
        join json_to_recordset(${colours}::json) f(color text, name text, hex text, sort int) using (color)), '[]'::json),
      'scores', (select json_agg(json_build_object('score', s.score, 'count', (
          select count(*) from goods g where ${where('score')} and g.score_avg >= s.score)) order by s.score desc)
        from (values (4), (3), (2)) s(score)),
      'freeCount', (select count(*) from goods g where ${where('free')} and ${freeCondition}),
      'saleCount', (select count(*) from goods g where ${where('sale')} and g.pay_rate > 0),
      'stockCount', (select count(*) from goods g where ${where('stock')} and not g.sold_out))::text as text`;
}
