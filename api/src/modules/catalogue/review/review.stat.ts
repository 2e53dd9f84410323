import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

/** Locks the goods, so that reviews of them are written and counted one after the other. */
export const lockReviewedGoods = (tx: Tx, goodsNo: number): Promise<number> =>
  tx.run(sql`select 1 from goods where goods_no = ${goodsNo} for no key update`);

const noticeRow = z.object({ noticeType: z.string() });

/** The type of the goods' product notice, which decides what their reviews are asked about. */
export const noticeTypeOf = async (db: Queryable, goodsNo: number): Promise<string> =>
  (await db.one(noticeRow, sql`select notice_type from goods where goods_no = ${goodsNo}`))
    .noticeType;

const optionNameRow = z.object({ name: z.string() });

/** What the goods' options are: 색상, 사이즈. */
export const optionNamesOf = async (db: Queryable, goodsNo: number): Promise<string[]> =>
  (
    await db.rows(
      optionNameRow,
      sql`select name from option_group where goods_no = ${goodsNo} order by level`,
    )
  ).map(({ name }) => name);

/**
 * Counts the reviews of goods anew, in the transaction that changed one of them, and announces the
 * change to every process. The goods are locked by `lockReviewedGoods`.
 */
export async function recountReviews(tx: Tx, goodsNo: number): Promise<void> {
  await tx.run(sql`
    insert into review_stat (goods_no, review_cnt, score_sum, cnt_1, cnt_2, cnt_3, cnt_4, cnt_5, photo_cnt)
    select ${goodsNo}, count(*), coalesce(sum(score), 0), count(*) filter (where score = 1),
      count(*) filter (where score = 2), count(*) filter (where score = 3),
      count(*) filter (where score = 4), count(*) filter (where score = 5),
      count(*) filter (where photo_cnt > 0)
    from review where goods_no = ${goodsNo} and state <> 'DELETED'
    on conflict (goods_no) do update set (review_cnt, score_sum, cnt_1, cnt_2, cnt_3, cnt_4, cnt_5, photo_cnt) =
      (excluded.review_cnt, excluded.score_sum, excluded.cnt_1, excluded.cnt_2, excluded.cnt_3, excluded.cnt_4,
        excluded.cnt_5, excluded.photo_cnt)`);
  await tx.run(sql`select refresh_goods_derived(array[${goodsNo}::bigint])`);
  // The counts may be the same while a text has changed.
  await tx.run(sql`select pg_notify('catalogue', 'goods:' || ${goodsNo}::text)`);
}
