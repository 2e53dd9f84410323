import type { MemberCoupon } from '@shop/shared/contracts';
import { endOfDayInKorea } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { isUniqueBreach, type Queryable, type Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { type AppError, isAppError, notFound, refused } from '../../../platform/errors';
import { assertMayTryCode, hashCode, recordWrongCode } from '../code';
import {
  countIssued,
  findCoupon,
  type IssueMethod,
  insertIssue,
  takeCoupon,
  takeOfDay,
  toMemberCoupon,
} from './coupon.repository';

const joinCouponRow = z.object({ couponNo: z.number(), name: z.string() });
const issuabilityRow = z.object({ isOpen: z.boolean(), isInPeriod: z.boolean() });
const codeRow = z.object({
  couponNo: z.number(),
  isShared: z.boolean(),
  usedBy: z.number().nullable(),
});

const alreadyIssued = () => refused('COUPON_ISSUED', '이미 받은 쿠폰이에요.');

/** The reason why a coupon cannot be issued. */
async function notIssuableReason(
  db: Queryable,
  couponNo: number,
  method: IssueMethod,
  now: Date,
): Promise<AppError> {
  const coupon = await db.maybe(
    issuabilityRow,
    sql`
    select status = 'OPEN' and method = ${method} as is_open,
      issue_from <= ${now} and issue_to > ${now} as is_in_period
    from coupon where coupon_no = ${couponNo}`,
  );
  if (!coupon?.isOpen) return notFound('쿠폰을 찾을 수 없어요.');
  if (!coupon.isInPeriod) return refused('COUPON_PERIOD', '쿠폰을 받을 수 있는 기간이 아니에요.');
  return refused('COUPON_CLOSED', '준비한 쿠폰이 모두 소진되었어요.');
}

/**
 * Issues one coupon: the counters of the coupon and of the day are conditional updates, and the number per
 * member is a unique key. A refusal rolls the counters back.
 */
async function issue(
  tx: Tx,
  memberNo: number,
  couponNo: number,
  method: IssueMethod,
  now: Date,
): Promise<number> {
  const coupon = await takeCoupon(tx, couponNo, method, now);
  // After the counter, whose row is locked now: issues of one coupon are counted one after another.
  const has = await countIssued(tx, couponNo, memberNo);
  if (!coupon) {
    throw has > 0 ? alreadyIssued() : await notIssuableReason(tx, couponNo, method, now);
  }
  if (has >= coupon.perMember) throw alreadyIssued();
  if (coupon.dailyQty !== null && !(await takeOfDay(tx, couponNo, coupon.dailyQty, now))) {
    throw refused('COUPON_CLOSED_TODAY', '오늘 준비한 쿠폰이 모두 소진되었어요.');
  }
  // Days end with the day; a moment that the operator has set is exact.
  const lastDay = endOfDayInKorea(addMs(now, daysMs(Math.min(coupon.validDays ?? 365, 365))));
  const expiresAt = coupon.useTo && coupon.useTo < lastDay ? coupon.useTo : lastDay;
  return insertIssue(tx, { couponNo, memberNo, seq: has + 1, expiresAt, now });
}

/** Coupons for everybody who joins now: as many as there are, not so many a day. */
const joinCoupons = (db: Queryable, now: Date) =>
  db.rows(
    joinCouponRow,
    sql`select coupon_no, name from coupon
      where method = 'AUTO' and status = 'OPEN' and daily_qty is null and issue_from <= ${now} and issue_to > ${now}
        and (total_qty is null or issued_qty < total_qty)
      order by coupon_no`,
  );

/** The names of the coupons that come with a membership. */
export const joinCouponNames = async (db: Queryable, now: Date): Promise<string[]> =>
  (await joinCoupons(db, now)).map(({ name }) => name);

/** Issues the coupons that come with a membership. One that has just run out stops nobody from joining. */
export async function issueJoinCoupons(tx: Tx, memberNo: number, now: Date): Promise<void> {
  for (const { couponNo } of await joinCoupons(tx, now)) {
    try {
      await issue(tx, memberNo, couponNo, 'AUTO', now);
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  }
}

async function issuedCoupon(deps: Deps, memberNo: number, issueNo: number): Promise<MemberCoupon> {
  const row = await findCoupon(deps.db, memberNo, issueNo);
  if (!row) throw notFound();
  return toMemberCoupon(row);
}

/**
 * Issues a coupon that an event gives, within the transaction of the prize.
 * @throws AppError 404, or 422 `COUPON_ISSUED` | `COUPON_PERIOD` | `COUPON_CLOSED` | `COUPON_CLOSED_TODAY`
 */
export const issueEventCoupon = (tx: Tx, memberNo: number, couponNo: number, now: Date) =>
  issue(tx, memberNo, couponNo, 'EVENT', now);

/** A second request of the same member that came in between. */
const raced = (error: unknown): never => {
  throw isUniqueBreach(error) ? alreadyIssued() : error;
};

/**
 * Issues a coupon to the member.
 * @throws AppError 404, or 422 `COUPON_ISSUED` | `COUPON_PERIOD` | `COUPON_CLOSED` | `COUPON_CLOSED_TODAY`
 */
export async function downloadCoupon(
  deps: Deps,
  memberNo: number,
  couponNo: number,
): Promise<MemberCoupon> {
  const now = deps.clock.now();
  const issueNo = await deps.db
    .tx((tx) => issue(tx, memberNo, couponNo, 'DOWNLOAD', now))
    .catch(raced);
  return issuedCoupon(deps, memberNo, issueNo);
}

/**
 * Issues the coupon of a code.
 * @throws AppError 422 `COUPON_CODE` | `COUPON_CODE_USED` or a reason of `downloadCoupon`; 429 `CODE_LIMIT`
 */
export async function registerCode(
  deps: Deps,
  memberNo: number,
  code: string,
): Promise<MemberCoupon> {
  const now = deps.clock.now();
  const codeHash = hashCode(deps.secrets, code);
  const result = await deps.db
    .tx(async (tx): Promise<number | AppError> => {
      await assertMayTryCode(tx, memberNo, now);
      const row = await tx.maybe(
        codeRow,
        sql`
        select coupon_no, is_shared, used_by from coupon_code where code_hash = ${codeHash} for update`,
      );
      if (!row || (row.usedBy !== null && row.usedBy !== memberNo)) {
        // Returned, not thrown, so that the failed attempt is committed. Another member's code gets the same error.
        await recordWrongCode(tx, memberNo, now);
        return refused('COUPON_CODE', '쿠폰 코드를 다시 확인해 주세요.');
      }
      if (row.usedBy !== null) throw refused('COUPON_CODE_USED', '이미 등록한 쿠폰 코드예요.');
      const issueNo = await issue(tx, memberNo, row.couponNo, 'CODE', now);
      if (!row.isShared) {
        await tx.run(sql`
          update coupon_code set used_by = ${memberNo}, used_at = ${now} where code_hash = ${codeHash}`);
      }
      return issueNo;
    })
    .catch(raced);
  if (typeof result !== 'number') throw result;
  return issuedCoupon(deps, memberNo, result);
}
