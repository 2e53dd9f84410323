import type { CallReply, couponCalls } from '@shop/shared/contracts';
import { couponKind } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { isAppError } from '../../../platform/errors';
import { currentPrice, joinRunningDeal } from '../../../pricing';
import { downloadCoupon } from './coupon.issue';
import {
  countUsable,
  hasTakenAll,
  listCoupons,
  listTaken,
  toMemberCoupon,
} from './coupon.repository';

const issuableCouponRow = z.object({
  coupon: z.strictObject({
    couponNo: z.number(),
    name: z.string(),
    kind: couponKind,
    method: z.enum(['AUTO', 'CODE', 'DOWNLOAD', 'EVENT']),
    rate: z.number().nullable(),
    amountWon: z.number().nullable(),
    maxAmountWon: z.number().nullable(),
    minOrderWon: z.number(),
    targetType: z.enum(['10', '20', '30']).nullable(),
    issueEndsAt: z.string(),
    validDays: z.number().nullable(),
    useEndsAt: z.string().nullable(),
    remaining: z.number().nullable(),
    savingWon: z.number(),
  }),
  isIssued: z.boolean(),
});

export async function myCoupons(
  deps: Deps,
  memberNo: number,
  tab: 'usable' | 'past',
): Promise<CallReply<typeof couponCalls.mine>> {
  const now = deps.clock.now();
  const rows = await listCoupons(deps.db, memberNo, tab, now);
  const usableCount = tab === 'usable' ? rows.length : await countUsable(deps.db, memberNo, now);
  const takenNos = await listTaken(deps.db, memberNo);
  return { usableCount, coupons: rows.map(toMemberCoupon), takenNos };
}

/** Issues several coupons (전체받기), each independently. */
export async function downloadAll(
  deps: Deps,
  memberNo: number,
  couponNos: readonly number[],
): Promise<CallReply<typeof couponCalls.downloadAll>> {
  const results = [];
  for (const couponNo of new Set(couponNos)) {
    try {
      await downloadCoupon(deps, memberNo, couponNo);
      results.push({ couponNo, isIssued: true, message: '쿠폰을 받았어요.' });
    } catch (error) {
      if (!isAppError(error)) throw error;
      results.push({ couponNo, isIssued: false, message: error.message });
    }
  }
  return { results };
}

/** Of goods `g`: the price that lists and the product page show. */
const fromPrice = sql`${currentPrice} + g.from_add_price`;

/** The coupons that can be issued for these goods, by saving, with whether the member has as many as a member may. */
export async function issuableCoupons(
  deps: Deps,
  memberNo: number | undefined,
  goodsNo: number,
): Promise<CallReply<typeof couponCalls.issuable>> {
  const now = deps.clock.now();
  const rows = await deps.db.rows(
    issuableCouponRow,
    sql`
    select coupon_json(c) || jsonb_build_object('savingWon', coupon_saving(c, ${fromPrice})) as coupon,
      ${hasTakenAll(memberNo ?? null)} as is_issued
    from goods g ${joinRunningDeal(sql`${now}::timestamptz`)}
    cross join lateral coupons_for(g, ${now}, '{GOODS,CARD}') c
    where g.goods_no = ${goodsNo}
    order by coupon_saving(c, ${fromPrice}) desc, c.coupon_no`,
  );
  return {
    coupons: rows.map(({ coupon, isIssued }) => ({
      ...coupon,
      state: isIssued ? 'ISSUED' : 'AVAILABLE',
    })),
  };
}
