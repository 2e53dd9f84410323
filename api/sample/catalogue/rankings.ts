import type { Tx } from '@shop/api/platform/db/db';
import { sql } from '@shop/api/platform/db/sql';

/** Enough for every page of a list. */
const PLACES = 50;

/** A share of the sales between 0.6 and 1.4 that is the same for goods and list on every machine. */
const share = sql`(0.6 + (hashtext(g.goods_no || ':' || a.age || ':' || p.period) & 1023) / 1280.0)`;

/**
 * Best lists of the sample: of everybody by all sales, of each age group as a list of 30 days. The earlier
 * lists differ a little, so that moves show. The job replaces them once members have bought enough.
 */
export async function fillRankings(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`
    insert into goods_ranking (period, age_group, category_no, basis, goods_nos, ranked_at, base_nos, base_at)
    select period, age, category_no, case when age = 'ALL' then 'TOTAL' else 'MONTH' end,
      array_agg(goods_no order by place) filter (where place <= ${PLACES}::int), ${now},
      array_agg(goods_no order by before) filter (where before <= ${PLACES}::int), ${now}
    from (
      select p.period, a.age, c.category_no, g.goods_no,
        row_number() over (partition by p.period, a.age, c.category_no
          order by g.sales_cnt * case when a.age = 'ALL' then 1 else ${share} end desc, g.goods_no) as place,
        row_number() over (partition by p.period, a.age, c.category_no
          order by g.sales_cnt * (case when a.age = 'ALL' then 1 else ${share} end + (hashtext('before' || g.goods_no || p.period) & 255) / 1024.0) desc, g.goods_no) as before
      from (select * from goods where not sold_out and sales_cnt > 0 order by sales_cnt desc limit 3000) g
      cross join (values ('REALTIME'), ('DAILY'), ('WEEKLY')) p (period)
      cross join (values ('ALL'), ('20'), ('30'), ('40'), ('50'), ('60')) a (age)
      cross join lateral (values (0::bigint), (g.category_path[1])) c (category_no)) placed
    where place <= ${PLACES}::int or before <= ${PLACES}::int
    group by period, age, category_no
    having count(*) filter (where place <= ${PLACES}::int) >= 5`);
  await tx.run(sql`
    insert into goods_ad (goods_no, category_no, from_at, to_at)
    select goods_no, null, ${now}, ${now}::timestamptz + interval '90 days' from goods
    where not sold_out and not adult_yn and sales_cnt > 20 order by opened_at desc, goods_no limit 1`);
}
