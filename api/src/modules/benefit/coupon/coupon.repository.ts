import type { MemberCoupon } from '@shop/shared/contracts';
import { couponKind } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { countRow, type RowSchema } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';
import type { CouponRule } from '../../../pricing';

const couponRow: RowSchema<CouponRow> = z.object({
  issuedAt: z.date(),
  expiresAt: z.date(),
  amountWon: z.number().nullable(),
  name: z.string(),
  state: z.enum(['EXPIRED', 'ISSUED', 'RESERVED', 'REVOKED', 'USED']),
  issueNo: z.number(),
  couponNo: z.number(),
  kind: couponKind,
  rate: z.number().nullable(),
  maxAmountWon: z.number().nullable(),
  minOrderWon: z.number(),
  targetType: z.enum(['10', '20', '30']).nullable(),
});
const heldCouponRow: RowSchema<HeldCoupon> = z.object({
  kind: couponKind,
  targetType: z.enum(['10', '20', '30']).nullable(),
  issuedAt: z.date(),
  expiresAt: z.date(),
  amountWon: z.number().nullable(),
  name: z.string(),
  state: z.enum(['EXPIRED', 'ISSUED', 'RESERVED', 'REVOKED', 'USED']),
  issueNo: z.number(),
  couponNo: z.number(),
  rate: z.number().nullable(),
  maxAmountWon: z.number().nullable(),
  minOrderWon: z.number(),
  targets: z.array(z.strictObject({ type: z.enum(['10', '20', '30']), no: z.number() })),
  excludes: z.array(z.strictObject({ type: z.enum(['10', '20', '30']), no: z.number() })),
  useFrom: z.date().nullable(),
  stackableGroup: z.string().nullable(),
  otherPlatforms: z.array(z.string()),
});
const takenCouponRow = z.object({
  perMember: z.number(),
  dailyQty: z.number().nullable(),
  useTo: z.date().nullable(),
  validDays: z.number().nullable(),
});
const issueNoRow = z.object({ issueNo: z.number() });

/** How a coupon is issued to a member: AUTO with the membership, EVENT as a prize. */
export type IssueMethod = 'DOWNLOAD' | 'CODE' | 'AUTO' | 'EVENT';

export interface CouponRow extends Omit<MemberCoupon, 'issuedAt' | 'expiresAt'> {
  issuedAt: Date;
  expiresAt: Date;
}

/** A member's coupon with its targets. */
export interface HeldCoupon extends CouponRow, Omit<CouponRule, keyof CouponRow> {}

const terms = sql`
  c.coupon_no, c.name, c.kind, c.rate, c.amount as amount_won, c.max_amount as max_amount_won,
  c.min_order as min_order_won, c.target_type`;
const columns = sql`${terms}, m.issue_no, m.state, m.issued_at, m.expires_at`;

/** Conditions of a coupon. @param platform code of group ME026 */
const scopeOf = (platform: string): Sql => sql`
  c.use_from, c.stackable_group,
  case when ${platform} = any(c.platform) then '{}' else c.platform end as other_platforms,
  coalesce((select json_agg(json_build_object('type', t.target_type, 'no', t.ref_no))
    from coupon_target t where t.coupon_no = c.coupon_no), '[]') as targets,
  coalesce((select json_agg(json_build_object('type', x.target_type, 'no', x.ref_no))
    from coupon_exclude x where x.coupon_no = c.coupon_no), '[]') as excludes`;

export const toMemberCoupon = (row: CouponRow): MemberCoupon => ({
  ...row,
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/**
 * Coupons `m` that a member can use now. What an own unfinished order has reserved is one of them: the next order
 * ends that one.
 */
export const isUsableNow = (now: Date): Sql => sql`
  (m.expires_at > ${now} and (m.state = 'ISSUED' or (m.state = 'RESERVED'
    and m.order_no in (select u.order_no from unfinished_order u where u.member_no = m.member_no))))`;

/** Usable coupons by expiry; past ones newest first. */
export async function listCoupons(
  db: Queryable,
  memberNo: number,
  tab: 'usable' | 'past',
  now: Date,
): Promise<CouponRow[]> {
  return tab === 'usable'
    ? db.rows(
        couponRow,
        sql`
        select ${columns} from member_coupon m join coupon c using (coupon_no)
        where m.member_no = ${memberNo} and ${isUsableNow(now)}
        order by m.expires_at, m.issue_no`,
      )
    : db.rows(
        couponRow,
        sql`
        select ${columns} from member_coupon m join coupon c using (coupon_no)
        where m.member_no = ${memberNo} and not ${isUsableNow(now)}
        order by coalesce(m.used_at, m.expires_at) desc limit 100`,
      );
}

export async function countUsable(db: Queryable, memberNo: number, now: Date): Promise<number> {
  const { count } = await db.one(
    countRow,
    sql`
    select count(*) from member_coupon m where m.member_no = ${memberNo} and ${isUsableNow(now)}`,
  );
  return count;
}

const takenRow = z.object({ couponNo: z.number() });

/** Whether a member has had as many of coupon `c` as a member may. @param memberNo null for a visitor */
export const hasTakenAll = (memberNo: number | null): Sql => sql`
  (select count(*) from member_coupon m
    where m.coupon_no = c.coupon_no and m.member_no = ${memberNo}::bigint) >= c.per_member`;

/** Open coupons of which the member has had as many as a member may. */
export async function listTaken(db: Queryable, memberNo: number): Promise<number[]> {
  const rows = await db.rows(
    takenRow,
    sql`
    select c.coupon_no from coupon c
    where c.status = 'OPEN' and ${hasTakenAll(memberNo)}
      and c.coupon_no in (select coupon_no from member_coupon where member_no = ${memberNo})
    order by c.coupon_no`,
  );
  return rows.map(({ couponNo }) => couponNo);
}

/**
 * The coupons a member can use now, with their targets, by expiry.
 * @param platform ME026
 */
export const readUsableCoupons = (
  db: Queryable,
  memberNo: number,
  platform: string,
  now: Date,
): Promise<HeldCoupon[]> =>
  db.rows(
    heldCouponRow,
    sql`
    select ${columns}, ${scopeOf(platform)}
    from member_coupon m join coupon c using (coupon_no)
    where m.member_no = ${memberNo} and ${isUsableNow(now)}
    order by m.expires_at, m.issue_no`,
  );

/**
 * Card coupons without a platform that the buyer can download now, in the form of held coupons; their `issueNo` is
 * negative.
 * @param memberNo undefined for a visitor
 */
export const readDownloadableCardCoupons = (
  db: Queryable,
  memberNo: number | undefined,
  now: Date,
): Promise<HeldCoupon[]> =>
  db.rows(
    heldCouponRow,
    sql`
    select ${terms}, -c.coupon_no as issue_no, 'ISSUED' as state, ${now}::timestamptz as issued_at,
      c.issue_to as expires_at, ${scopeOf('')}
    from coupon c
    where c.kind = 'CARD' and is_issuable(c, ${now}) and not ${hasTakenAll(memberNo ?? null)}
    order by c.coupon_no`,
  );

export async function findCoupon(
  db: Queryable,
  memberNo: number,
  issueNo: number,
): Promise<CouponRow | undefined> {
  return db.maybe(
    couponRow,
    sql`
    select ${columns} from member_coupon m join coupon c using (coupon_no)
    where m.member_no = ${memberNo} and m.issue_no = ${issueNo}`,
  );
}

/**
 * Counts one more issue of a coupon when any is left. The conditional update keeps a first-come coupon within
 * its quantity under concurrency.
 */
export async function takeCoupon(
  tx: Tx,
  couponNo: number,
  method: IssueMethod,
  now: Date,
): Promise<z.infer<typeof takenCouponRow> | undefined> {
  return tx.maybe(
    takenCouponRow,
    sql`
    update coupon set issued_qty = issued_qty + 1
    where coupon_no = ${couponNo} and status = 'OPEN' and method = ${method}
      and issue_from <= ${now} and issue_to > ${now}
      and (total_qty is null or issued_qty < total_qty)
    returning per_member, daily_qty, use_to, valid_days`,
  );
}

/** Counts one more issue of this Korean day. @returns false when the day's quantity is reached */
export async function takeOfDay(
  tx: Tx,
  couponNo: number,
  dailyQty: number,
  now: Date,
): Promise<boolean> {
  return (
    (await tx.run(sql`
      insert into coupon_day as d (coupon_no, day, issued)
      select ${couponNo}, (${now}::timestamptz at time zone 'Asia/Seoul')::date, 1 where ${dailyQty}::int > 0
      on conflict (coupon_no, day) do update set issued = d.issued + 1 where d.issued < ${dailyQty}`)) ===
    1
  );
}

export interface IssueTerms {
  couponNo: number;
  memberNo: number;
  seq: number;
  expiresAt: Date;
  now: Date;
}

/** @throws a unique violation when the member already has this coupon */
export async function insertIssue(tx: Tx, terms: IssueTerms): Promise<number> {
  const { issueNo } = await tx.one(
    issueNoRow,
    sql`
    insert into member_coupon (coupon_no, member_no, seq, state, issued_at, expires_at)
    values (${terms.couponNo}, ${terms.memberNo}, ${terms.seq}, 'ISSUED', ${terms.now}, ${terms.expiresAt})
    returning issue_no`,
  );
  return issueNo;
}

export async function countIssued(
  db: Queryable,
  couponNo: number,
  memberNo: number,
): Promise<number> {
  const { count } = await db.one(
    countRow,
    sql`
    select count(*) from member_coupon where coupon_no = ${couponNo} and member_no = ${memberNo}`,
  );
  return count;
}
