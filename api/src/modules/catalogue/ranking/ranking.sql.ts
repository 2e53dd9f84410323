import type { RankingQuery } from '@shop/shared/contracts';
import { type Sql, sql } from '../../../platform/db/sql';
import { isListed } from '../goods';

const ADS = 2;

/**
 * A best list as JSON text; without goods when there is none. Goods that are no longer listed are
 * left out, and the places behind them close up.
 */
export const rankingSql = ({ period, age, categoryNo }: Required<RankingQuery>): Sql => sql`
  with list as (
    select * from goods_ranking
    where period = ${period} and age_group = ${age} and category_no = ${categoryNo}::bigint),
  place as (
    select ranked.place, g.goods_no,
      case when cardinality(l.base_nos) = 0 then 0
        else array_position(l.base_nos, g.goods_no) - ranked.place end as change
    from list l cross join unnest(l.goods_nos) with ordinality ranked (goods_no, place)
    join goods g on g.goods_no = ranked.goods_no and ${isListed})
  select json_build_object(
    'basis', (select basis from list),
    'rankedAt', (select ranked_at from list),
    'items', coalesce((select json_agg(json_build_object('change', p.change, 'goods', k.card) order by p.place)
      from place p join goods_card k using (goods_no)), '[]'::json),
    'ads', coalesce((select json_agg(k.card order by a.sort, a.ad_no) from (
        select a.* from goods_ad a join goods g using (goods_no)
        where ${isListed} and not g.sold_out and a.from_at <= now() and a.to_at > now()
          and (a.category_no is null or a.category_no = ${categoryNo}::bigint)
        order by a.sort, a.ad_no limit ${ADS}) a
      join goods_card k using (goods_no)), '[]'::json),
    'categories', coalesce((select json_agg(json_build_object('categoryNo', c.category_no, 'name', c.name) order by c.sort)
      from category c where c.depth = 1 and c.use_yn and exists (
        select from goods_ranking r where r.category_no = c.category_no and r.period = ${period})), '[]'::json),
    'ages', coalesce((select json_agg(r.age_group order by r.age_group) from goods_ranking r
      where r.period = ${period} and r.category_no = ${categoryNo}::bigint and r.age_group <> 'ALL'), '[]'::json)
  )::text as text`;
