import { type Sql, sql } from '../../../platform/db/sql';

/** Card of deal `d` with its goods card `k`. */
export const dealCardJson = sql`json_build_object(
  'dealNo', d.deal_no, 'startsAt', d.from_at, 'endsAt', d.to_at, 'remaining', d.qty - d.sold,
  'soldRate', floor(d.sold * 100.0 / d.qty)::int, 'perMember', d.per_member, 'goods', k.card)`;

const timeOf = {
  open: sql`d.from_at <= now() and d.to_at > now()`,
  coming: sql`d.from_at > now()`,
};

/** Deals of a state, soonest to end or open first, sold-out ones last. */
export const dealRows = (state: keyof typeof timeOf, size: number): Sql => sql`
  select ${dealCardJson} as card,
    row_number() over (order by d.sold >= d.qty, ${state === 'open' ? sql`d.to_at` : sql`d.from_at`}, d.deal_no) as place
  from time_deal d join goods g using (goods_no) join goods_card k using (goods_no)
  where ${timeOf[state]} and g.status = 'ON_SALE' and d.price < g.sale_price order by place limit ${size}`;

export const dealsSql = (state: keyof typeof timeOf): Sql => sql`
  select json_build_object('deals', coalesce(json_agg(card order by place), '[]'::json))::text as text
  from (${dealRows(state, 60)}) rows`;
