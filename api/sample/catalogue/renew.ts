import type { Db } from '@shop/api/platform/db/db';
import { foundRow } from '@shop/api/platform/db/row';
import { sql } from '@shop/api/platform/db/sql';

/**
 * Renews deals, 기획전 and events. Goods whose deal ended get a new one (with a new number, so that purchases in
 * the old one do not count); 기획전 are extended, except the last, which shows an ended one. Does nothing in a shop without sample goods.
 */
export async function renewSampleTimes(db: Db, now: Date): Promise<void> {
  const sample = await db.maybe(foundRow, sql`select true as found from sample_catalogue`);
  if (!sample) return;
  await db.run(sql`
    insert into time_deal (goods_no, price, qty, sold, from_at, to_at, per_member)
    select d.goods_no, d.price, d.qty, d.qty * (10 + d.goods_no * 17 % 60) / 100,
      ${now}::timestamptz, ${now}::timestamptz + (6 + d.goods_no % 18) * interval '1 hour', d.per_member
    from (select distinct on (goods_no) * from time_deal order by goods_no, to_at desc) d
    join goods g using (goods_no)
    where d.to_at < ${now} and g.source_key is null and g.status = 'ON_SALE' and d.price < g.sale_price`);
  await db.run(sql`
    update plan_shop set to_at = ${now}::timestamptz + (10 + plan_shop_no * 3) * interval '1 day'
    where to_at < ${now} and plan_shop_no < 9`);
  // Events without a draw go on, except the oldest, which shows an ended one.
  await db.run(sql`
    update event set ends_at = ${now}::timestamptz + interval '28 days'
    where ends_at < ${now} and winners_at is null
      and event_no <> (select event_no from event order by starts_at, event_no limit 1)`);
}
