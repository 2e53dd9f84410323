import type { CallReply, couponCalls, MemberCoupon } from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { isUniqueBreach } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { isAppError, notFound, refused } from '../../../platform/errors';
import { currentPrice, joinRunningDeal } from '../../../pricing';
import {
  countIssued,
  countUsable,
  findCoupon,
  insertIssue,
  listCoupons,
  takeCoupon,
  toMemberCoupon,
} from './coupon.repository';

const issuabilityRow = z.object({ isOpen: z.boolean(), isInPeriod: z.boolean() });
const issuableCouponRow = z.object({
  coupon: z.strictObject({
    couponNo: z.number(),
    name: z.string(),
    kind: z.enum(['BASKET', 'CARD', 'DELIVERY', 'GOODS']),
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

const alreadyIssued = () => refused('COUPON_ISSUED', '이미 받은 쿠폰이에요.');

export async function myCoupons(
  deps: Deps,
  memberNo: number,
  tab: 'usable' | 'past',
): Promise<CallReply<typeof couponCalls.mine>> {
  const now = deps.clock.now();
  const rows = await listCoupons(deps.db, memberNo, tab, now);
  const usableCount = tab === 'usable' ? rows.length : await countUsable(deps.db, memberNo, now);
  return { usableCount, coupons: rows.map(toMemberCoupon) };
}

/** The reason why a coupon cannot be issued. */
async function notIssuableReason(deps: Deps, couponNo: number): Promise<Error> {
  const now = deps.clock.now();
  const coupon = await deps.db.maybe(
    issuabilityRow,
    sql`
    select status = 'OPEN' and method = 'DOWNLOAD' as is_open,
      issue_from <= ${now} and issue_to > ${now} as is_in_period
    from coupon where coupon_no = ${couponNo}`,
  );
  if (!coupon?.isOpen) return notFound('쿠폰을 찾을 수 없어요.');
  if (!coupon.isInPeriod) return refused('COUPON_PERIOD', '쿠폰을 받을 수 있는 기간이 아니에요.');
  return refused('COUPON_CLOSED', '준비한 쿠폰이 모두 소진되었어요.');
}

/**
 * Issues a coupon to the member.
 * @throws AppError 404, or 422 `COUPON_ISSUED` | `COUPON_PERIOD` | `COUPON_CLOSED`
 */
export async function downloadCoupon(
  deps: Deps,
  memberNo: number,
  couponNo: number,
): Promise<MemberCoupon> {
  const now = deps.clock.now();
  const issueNo = await deps.db
    .tx(async (tx) => {
      const has = await countIssued(tx, couponNo, memberNo);
      const coupon = await takeCoupon(tx, couponNo, now);
      if (!coupon) return undefined;
      if (has >= coupon.perMember) throw alreadyIssued();
      const byDays = coupon.validDays === null ? null : addMs(now, daysMs(coupon.validDays));
      const ends = [byDays, coupon.useTo, addMs(now, daysMs(365))].filter((end) => end !== null);
      const expiresAt = new Date(Math.min(...ends.map(Number)));
      return insertIssue(tx, { couponNo, memberNo, seq: has + 1, expiresAt, now });
    })
    .catch((error: unknown) => {
      throw isUniqueBreach(error) ? alreadyIssued() : error;
    });
  if (issueNo === undefined) {
    throw (await countIssued(deps.db, couponNo, memberNo)) > 0
      ? alreadyIssued()
      : await notIssuableReason(deps, couponNo);
  }
  const row = await findCoupon(deps.db, memberNo, issueNo);
  if (!row) throw notFound();
  return toMemberCoupon(row);
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

/** The coupons that can be issued for these goods, by saving, with whether the member has them. */
export async function issuableCoupons(
  deps: Deps,
  memberNo: number | undefined,
  goodsNo: number,
): Promise<CallReply<typeof couponCalls.issuable>> {
  const now = deps.clock.now();
  const rows = await deps.db.rows(
    issuableCouponRow,
    sql`
    select coupon_json(c) || jsonb_build_object('savingWon', coupon_saving(c, ${currentPrice})) as coupon,
      exists (select from member_coupon m where m.coupon_no = c.coupon_no
        and m.member_no = ${memberNo ?? null}::bigint) as is_issued
    from goods g ${joinRunningDeal(sql`${now}::timestamptz`)}
    cross join lateral goods_coupons(g, ${now}) c
    where g.goods_no = ${goodsNo}
    order by coupon_saving(c, ${currentPrice}) desc, c.coupon_no`,
  );
  return {
    coupons: rows.map(({ coupon, isIssued }) => ({
      ...coupon,
      state: isIssued ? 'ISSUED' : 'AVAILABLE',
    })),
  };
}
