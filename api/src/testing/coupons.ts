import type { CouponKind } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Db } from '../platform/db/db';
import { sql } from '../platform/db/sql';

const couponNoRow = z.object({ couponNo: z.number() });

export interface CouponOptions {
  name?: string;
  kind?: CouponKind;
  method?: 'DOWNLOAD' | 'CODE' | 'EVENT';
  stackableGroup?: string;
  dailyQty?: number;
  perMember?: number;
  /** ME026 */
  platform?: readonly string[];
  rate?: number;
  amountWon?: number;
  maxAmountWon?: number;
  minOrderWon?: number;
  totalQty?: number;
  /** Only these goods. */
  goodsNos?: readonly number[];
}

/** A coupon that any member can download for a week and use for a month. */
export async function addCoupon(db: Db, options: CouponOptions = {}): Promise<number> {
  const { couponNo } = await db.one(
    couponNoRow,
    sql`
    insert into coupon (name, kind, method, rate, amount, max_amount, min_order, target_type, issue_from, issue_to,
      valid_days, total_qty, stackable_group, daily_qty, per_member, platform)
    values (${options.name ?? '시험 쿠폰'}, ${options.kind ?? 'BASKET'}, ${options.method ?? 'DOWNLOAD'}, ${options.rate ?? null},
      ${options.rate === undefined ? (options.amountWon ?? 3_000) : null}, ${options.maxAmountWon ?? null},
      ${options.minOrderWon ?? 0}, ${options.goodsNos ? '10' : null}, now() - interval '1 day',
      now() + interval '7 days', 30, ${options.totalQty ?? null},
      ${options.stackableGroup ?? null}, ${options.dailyQty ?? null}, ${options.perMember ?? 1},
      ${options.platform ?? []}::text[])
    returning coupon_no`,
  );
  for (const goodsNo of options.goodsNos ?? []) {
    await db.run(sql`
      insert into coupon_target (coupon_no, target_type, ref_no) values (${couponNo}, '10', ${goodsNo})`);
  }
  return couponNo;
}
