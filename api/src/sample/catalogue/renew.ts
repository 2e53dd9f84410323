import type { Db } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';

/**
 * Keeps the sample shop in season: deals that ended open again for a day, 기획전 that ended (but the
 * last, which shows what an ended one looks like) run on. Does nothing in a shop without sample goods.
 */
export async function renewSampleTimes(db: Db, now: Date): Promise<void> {
  const sample = await db.maybe(sql`select 1 from sample_catalogue`);
  if (!sample) return;
  await db.run(sql`
    update time_deal set
      from_at = ${now}::timestamptz,
      to_at = ${now}::timestamptz + (6 + deal_no % 18) * interval '1 hour',
      sold = qty * (10 + (deal_no * 17) % 60) / 100
    where to_at < ${now}`);
  await db.run(sql`
    update plan_shop set to_at = ${now}::timestamptz + (10 + plan_shop_no * 3) * interval '1 day'
    where to_at < ${now} and plan_shop_no < 9`);
}
