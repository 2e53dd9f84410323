import type { RankingBasis, RankingPeriod } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';
import { isListed } from '../goods';
import {
  type CountedList,
  chooseLists,
  LEAST_BUYERS,
  LEAST_BUYERS_OF_AGE,
  PLACES,
  type RankedList,
} from './ranking.rules';

const countedRow = z.object({
  ageGroup: z.string(),
  categoryNo: z.number(),
  goodsNos: z.array(z.number()),
});

const lengthOf: Readonly<Record<Exclude<RankingBasis, 'TOTAL'>, Sql>> = {
  HOUR: sql`interval '1 hour'`,
  DAY: sql`interval '1 day'`,
  WEEK: sql`interval '7 days'`,
  MONTH: sql`interval '30 days'`,
};

/** Moves are counted from the list of this time ago. */
const stepOf: Readonly<Record<RankingPeriod, Sql>> = {
  REALTIME: lengthOf.HOUR,
  DAILY: lengthOf.DAY,
  WEEKLY: lengthOf.WEEK,
};

/** The first places by age group and top category of rows `score`: goods_no, age_group, order values. */
const placesOf = (order: Sql): Sql => sql`
  select age_group, category_no, json_agg(goods_no order by place) as goods_nos from (
    select s.age_group, c.category_no, g.goods_no,
      row_number() over (partition by s.age_group, c.category_no order by ${order}, g.goods_no) as place
    from score s join goods g using (goods_no)
    cross join lateral (values (0::bigint), (g.category_path[1])) c (category_no)
    where ${isListed} and not g.sold_out) placed
  where place <= ${PLACES}::int group by age_group, category_no`;

/**
 * Members who bought goods in the time and kept them, each once for each goods; equal counts are in the
 * order of members who looked at the goods. Numbers of calls are not counted.
 */
const boughtSql = (since: Sql): Sql => sql`
  with bought as (
    select distinct i.goods_no, o.member_no,
      (to_char(now() at time zone 'Asia/Seoul', 'YYYYMMDD')::int - m.birth::int) / 10000 as age
    from orders o join order_item i using (order_no) join member m using (member_no)
    where o.paid_at > now() - ${since} and i.qty > i.canceled_qty and m.status = 'ACTIVE'),
  buyers as (
    select goods_no, 'ALL' as age_group, count(*) as buyers from bought group by goods_no
    having count(*) >= ${LEAST_BUYERS}::int
    union all
    select goods_no, least(age / 10 * 10, 60)::text, count(*) from bought where age between 20 and 120
    group by 1, 2 having count(*) >= ${LEAST_BUYERS_OF_AGE}::int),
  viewers as (
    select goods_no, count(*) as viewers from recent_goods where seen_at > now() - ${since} group by goods_no),
  score as (
    select b.*, coalesce(v.viewers, 0) as viewers from buyers b left join viewers v using (goods_no))
  ${placesOf(sql`s.buyers desc, s.viewers desc, g.sales_cnt desc`)}`;

const soldSql = sql`
  with score as (select goods_no, 'ALL' as age_group from goods where sales_cnt > 0)
  ${placesOf(sql`g.sales_cnt desc`)}`;

async function countAll(tx: Tx): Promise<Map<RankingBasis, CountedList[]>> {
  const counted = new Map<RankingBasis, CountedList[]>();
  for (const [basis, length] of Object.entries(lengthOf))
    counted.set(basis as RankingBasis, await tx.rows(countedRow, boughtSql(length)));
  return counted.set('TOTAL', await tx.rows(countedRow, soldSql));
}

/** Lists of different times are not compared: another basis begins anew without moves. */
const write = (tx: Tx, { period, ageGroup, categoryNo, basis, goodsNos }: RankedList) =>
  tx.run(sql`
    insert into goods_ranking as r (period, age_group, category_no, basis, goods_nos, ranked_at, base_at)
    values (${period}, ${ageGroup}, ${categoryNo}, ${basis}, ${goodsNos}::bigint[], now(), now())
    on conflict (period, age_group, category_no) do update set
      basis = excluded.basis, goods_nos = excluded.goods_nos, ranked_at = excluded.ranked_at,
      base_nos = case when r.basis <> excluded.basis then '{}'
        when r.base_at <= now() - ${stepOf[period]} then r.goods_nos else r.base_nos end,
      base_at = case when r.basis <> excluded.basis or r.base_at <= now() - ${stepOf[period]}
        then now() else r.base_at end`);

/** Without enough purchases the list of before stays, with its time, for this long. */
const deleteOld = (tx: Tx) =>
  tx.run(sql`delete from goods_ranking where ranked_at < now() - ${lengthOf.MONTH}`);

/** Computes all best lists. */
export async function rankGoods(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    for (const list of chooseLists(await countAll(tx))) await write(tx, list);
    await deleteOld(tx);
  });
}
