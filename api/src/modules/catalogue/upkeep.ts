import { sql } from '../../platform/db/sql';
import type { Deps } from '../../platform/deps';
import { renewSampleTimes } from '../../sample/catalogue';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** What changes by time or by orders, without anybody editing the catalogue. */
export function startUpkeep({ db, clock, jobs }: Deps): void {
  jobs.every('catalogue.deal-prices', 5 * SECOND_MS, async () => {
    await db.rows(sql`select refresh_deal_prices()`);
  });

  // Orders move stock; lists follow within seconds. The goods page asks for stock live.
  let seen: number | undefined;
  jobs.every('catalogue.sold-out', 3 * SECOND_MS, async () => {
    const { last } = await db.one<{ last: number }>(
      sql`select coalesce(max(movement_no), 0)::bigint as last from stock_movement`,
    );
    const since = seen ?? Math.max(0, last - 1_000);
    seen = last;
    if (last === since) return;
    await db.run(sql`
      with moved as (
        select distinct s.goods_no from stock_movement m join sku s using (sku_no) where m.movement_no > ${since}
      ), present as (
        select moved.goods_no, not exists (select from sku s join sku_stock k using (sku_no)
          where s.goods_no = moved.goods_no and s.status = 'ON_SALE' and k.on_hand - k.reserved - k.safety > 0) as sold_out
        from moved
      )
      update goods g set sold_out = p.sold_out from present p
      where p.goods_no = g.goods_no and g.sold_out <> p.sold_out`);
  });

  jobs.every('catalogue.derived', 10 * MINUTE_MS, async () => {
    await db.rows(
      sql`select refresh_goods_derived(array(select goods_no from goods where coupon_price is not null or deal_price is not null))`,
    );
  });

  jobs.every('search.rank', 60 * MINUTE_MS, async () => {
    await db.tx(async (tx) => {
      const counted = await tx.rows<{ word: string }>(sql`
        select coalesce(used_word, word) as word from search_log
        where at > now() - interval '1 day' group by 1 having count(*) >= 20 order by count(*) desc limit 10`);
      if (counted.length < 10) return;
      const words = JSON.stringify(counted.map(({ word }, at) => ({ word, rank: at + 1 })));
      await tx.run(sql`
        with before as (select word, rank from keyword_rank),
          fresh as (select f.rank, f.word, b.rank as prev_rank
            from jsonb_to_recordset(${words}::jsonb) f(rank smallint, word text) left join before b using (word))
        update keyword_rank k set word = f.word, prev_rank = f.prev_rank, ranked_at = now() from fresh f where f.rank = k.rank`);
    });
  });

  jobs.every('sample.times', MINUTE_MS, () => renewSampleTimes(db, clock.now()));
}
