import { type Sql, sql } from '../../../platform/db/sql';
import { cardsOf, isListed } from '../goods';

/** The picture of a category; the 19 sign for one of adult goods. */
const imageOf = (category: Sql): Sql => sql`image_ref(
  case when ${category}.adult_yn then adult_sign_key() else coalesce(${category}.image_key, '') end,
  ${category}.tone, ${category}.name)`;

/** Card of category `c`. */
export const categoryCardJson = sql`json_build_object(
  'categoryNo', c.category_no, 'name', c.name,
  'image', ${imageOf(sql`c`)}, 'goodsCount', c.goods_count)`;

export const categoryTreeSql = sql`
  select json_build_object('categories', coalesce((
    select json_agg(json_build_object('categoryNo', a.category_no, 'name', a.name, 'icon', coalesce(a.icon, 'bag'),
      'image', ${imageOf(sql`a`)},
      'children', coalesce((select json_agg(json_build_object('categoryNo', m.category_no, 'name', m.name,
        'image', ${imageOf(sql`m`)},
        'children', coalesce((select json_agg(json_build_object('categoryNo', l.category_no, 'name', l.name) order by l.sort)
          from category l where l.parent_no = m.category_no and l.use_yn), '[]'::json)) order by m.sort)
        from category m where m.parent_no = a.category_no and m.use_yn), '[]'::json)) order by a.sort)
    from category a where a.depth = 1 and a.use_yn), '[]'::json))::text as text`;

/** Of category `self`, from the best lists. */
const bestTen = sql`(${cardsOf(sql`
  select g.goods_no, placed.place from goods_ranking r
  cross join unnest(r.goods_nos) with ordinality placed (goods_no, place)
  join goods g on g.goods_no = placed.goods_no and not g.sold_out and ${isListed}
  where r.period = 'WEEKLY' and r.age_group = 'ALL' and r.category_no = self.category_no
  order by placed.place limit 10`)})`;

export const categoryDetailSql = (categoryNo: number): Sql => sql`
  select json_build_object(
    'categoryNo', self.category_no, 'name', self.name, 'depth', self.depth, 'adult', self.adult_yn,
    'goodsCount', self.goods_count,
    'breadcrumb', (select json_agg(json_build_object('categoryNo', c.category_no, 'name', c.name) order by c.depth)
      from category c where c.category_no = any(self.path)),
    'children', coalesce((select json_agg(${categoryCardJson} order by c.sort)
      from category c where c.parent_no = self.category_no and c.use_yn), '[]'::json),
    'best', case when self.depth = 1 then ${bestTen} else '[]'::json end,
    'siblings', coalesce((select json_agg(json_build_object('categoryNo', c.category_no, 'name', c.name) order by c.sort)
      from category c where c.parent_no is not distinct from self.parent_no and c.use_yn), '[]'::json))::text as text
  from category self where self.category_no = ${categoryNo} and self.use_yn`;
