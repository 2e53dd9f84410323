import { z } from 'zod';
import type { Db } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';

const lastRow = z.object({ last: z.number() });
const applyCouponsRow = z.object({ couponNo: z.number(), isIssuable: z.boolean() });
const goodsNoRow = z.object({ goodsNo: z.number() });

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const BATCH = 500;

/** Orders change stock and lists follow within seconds. The goods page requests live stock. */
function createSoldOut(db: Db): () => Promise<void> {
  let lastSeenNo: number | undefined;
  return async () => {
    const { last } = await db.one(
      lastRow,
      sql`select coalesce(max(movement_no), 0)::bigint as last from stock_movement`,
    );
    // Sequence numbers are assigned before their transaction commits, so the scan overlaps a
    // little.
    const since = Math.max(0, (lastSeenNo ?? last - 1_000) - 100);
    if (last === lastSeenNo) return;
    lastSeenNo = last;
    await db.run(sql`
      select refresh_goods_derived(array(
        select distinct s.goods_no from stock_movement m join sku s using (sku_no) where m.movement_no > ${since}))`);
  };
}

/** Updates coupon prices when coupons begin, end or run out. */
export async function applyCoupons(db: Db): Promise<void> {
  const changedGoods = await db.rows(
    applyCouponsRow,
    sql`
    select c.coupon_no, is_issuable(c, now()) as is_issuable from coupon c
    where c.kind = 'GOODS' and c.is_applied <> is_issuable(c, now())`,
  );
  for (const { couponNo, isIssuable } of changedGoods) {
    const goods = await db.rows(
      goodsNoRow,
      sql`select coupon_goods(c) as goods_no from coupon c where c.coupon_no = ${couponNo}`,
    );
    for (let at = 0; at < goods.length; at += BATCH) {
      const part = goods.slice(at, at + BATCH).map(({ goodsNo }) => goodsNo);
      await db.run(sql`select refresh_goods_derived(${part}::bigint[])`);
    }
    await db.run(sql`update coupon set is_applied = ${isIssuable} where coupon_no = ${couponNo}`);
  }
}

/** Updates catalogue values that change by time or by orders. */
export function startGoodsJobs({ db, jobs }: Deps): void {
  jobs.everyInCluster('catalogue.deal-prices', 5 * SECOND_MS, async () => {
    await db.run(sql`select refresh_deal_prices()`);
  });
  jobs.everyInCluster('catalogue.sold-out', 3 * SECOND_MS, createSoldOut(db));
  jobs.everyInCluster('catalogue.coupon-prices', 30 * SECOND_MS, () => applyCoupons(db));
  jobs.everyInCluster('catalogue.counts', 5 * MINUTE_MS, async () => {
    await db.run(sql`select refresh_goods_counts()`);
  });
}
