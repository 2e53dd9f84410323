import { type Sql, sql } from '../../../platform/db/sql';
import { brandCardJson, planShopCardJson } from '../display';
import { allOf, scopeConditions, type WordGroup } from './list.sql';
import type { NamedNumbers } from './named';

const MOST = 30;
/** A 기획전 with this many matching goods is a result, whatever its title. */
const LEAST_GOODS = 3;

/** 기획전, brands and events that a search finds beside goods. @param named what has the word in its name */
export const othersSql = (words: readonly WordGroup[], word: string, named: NamedNumbers): Sql => {
  const isOfWord = words.length > 0 ? allOf(scopeConditions({}, words)) : sql`false`;
  const inText = sql`strpos(lower(replace(e.title || ' ' || e.summary, ' ', '')), ${word}) > 0`;
  return sql`
    select json_build_object(
      'planShops', coalesce((select json_agg(${planShopCardJson} order by p.named desc, p.matching desc, p.sort) from (
        select p.*, p.plan_shop_no = any(${named.planShop}::bigint[]) as named, n.matching
        from plan_shop p cross join lateral (select count(*) as matching from plan_shop_goods m
          join goods g using (goods_no) where m.plan_shop_no = p.plan_shop_no and ${isOfWord}) n
        where p.status = 'OPEN' and p.from_at <= now() and p.to_at > now()
          and (p.plan_shop_no = any(${named.planShop}::bigint[]) or n.matching >= ${LEAST_GOODS}::int)
        limit ${MOST}) p), '[]'::json),
      'brands', coalesce((select json_agg(card order by popularity desc, brand_no) from (
        select b.brand_no, b.popularity, ${brandCardJson} as card from brand b
        where b.status = 'OPEN' and b.brand_no = any(${named.brand}::bigint[])) found), '[]'::json),
      'events', coalesce((select json_agg(json_build_object(
          'eventNo', e.event_no, 'kind', e.kind, 'title', e.title, 'summary', e.summary, 'benefit', e.benefit,
          'state', case when e.starts_at > now() then 'COMING' else 'OPEN' end,
          'startsAt', e.starts_at, 'endsAt', e.ends_at, 'winnersAt', e.winners_at, 'isAppOnly', e.app_only,
          'image', image_ref(e.image_key, e.tone, e.title), 'isJoined', false) order by e.ends_at, e.event_no)
        from (select * from event e where e.ends_at > now() and ${word} <> '' and ${inText} limit ${MOST}) e), '[]'::json))::text as text`;
};
