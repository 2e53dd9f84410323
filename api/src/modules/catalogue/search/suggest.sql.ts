import { normaliseWord } from '@shop/shared/domain';
import { type Sql, sql } from '../../../platform/db/sql';
import { currentPrice, joinRunningDeal } from '../../../pricing';
import { brandCardJson } from '../display';
import { allOf, priceConditions, relevanceOf, scopeConditions, type WordGroup } from './list.sql';
import type { NamedNumbers } from './named';
import type { PriceRange } from './price-words';

/** A few goods, brands, categories and 기획전 for a word. @param named what has the word in its name */
export function suggestSql(
  word: string,
  words: readonly WordGroup[],
  price: PriceRange,
  named: NamedNumbers,
): Sql {
  const groups = words.length > 0 ? words : [[normaliseWord(word)].filter(Boolean)];
  return sql`
    select json_build_object(
      'goods', coalesce((select json_agg(json_build_object('goodsNo', g.goods_no, 'name', g.name,
          'image', image_ref(public_image_key(g, i.image_key), coalesce(i.tone, '{11,11}'), g.name), 'adult', g.adult_yn, 'salePriceWon', ${currentPrice} + g.from_add_price) order by best.place)
        from (select g.goods_no, row_number() over (order by ${relevanceOf(groups)} desc, g.goods_no desc) as place
          from goods g where ${allOf([...scopeConditions({}, groups), ...priceConditions(price)])} order by place limit 5) best
        join goods g using (goods_no)
        ${joinRunningDeal()}
        left join goods_image i on i.goods_no = g.goods_no and i.sort = 0), '[]'::json),
      'brands', coalesce((select json_agg(brand) from (
        select ${brandCardJson} as brand from brand b
        where b.status = 'OPEN' and b.brand_no = any(${named.brand}::bigint[])
        order by b.popularity desc limit 3) found), '[]'::json),
      'categories', coalesce((select json_agg(json_build_object('categoryNo', c.category_no, 'path', (
          select json_agg(a.name order by a.depth) from category a where a.category_no = any(c.path))))
        from (select * from category where use_yn and category_no = any(${named.category}::bigint[]) order by depth, sort limit 4) c), '[]'::json),
      'planShops', coalesce((select json_agg(json_build_object('planShopNo', p.plan_shop_no, 'title', p.title))
        from (select * from plan_shop where status = 'OPEN' and from_at <= now() and to_at > now()
          and plan_shop_no = any(${named.planShop}::bigint[]) order by sort limit 2) p), '[]'::json))::text as text`;
}
