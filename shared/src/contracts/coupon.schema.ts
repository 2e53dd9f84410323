import { z } from 'zod';
import { couponCard, couponKind, goodsCoupon } from './benefit-card.schema';
import { defineSchemas } from './call';
import { instant, no, won } from './part.schema';
import { plainText } from './plain-text';

export const memberCouponState = z.enum(['ISSUED', 'RESERVED', 'USED', 'EXPIRED', 'REVOKED']);

/** An issued coupon of the member. */
export const memberCoupon = z.object({
  issueNo: z.number(),
  couponNo: z.number(),
  name: z.string(),
  kind: couponKind,
  /** Percent; null when `amountWon` is set. */
  rate: z.number().nullable(),
  amountWon: won().nullable(),
  maxAmountWon: won().nullable(),
  minOrderWon: won(),
  /** ME035: 10 goods, 20 brand, 30 plan shop; null for everything. */
  targetType: z.enum(['10', '20', '30']).nullable(),
  state: memberCouponState,
  issuedAt: instant(),
  expiresAt: instant(),
});

/** The first thing that a coupon is for, and how many there are; null for everything. */
const couponTarget = z.object({ no: z.number(), name: z.string(), count: z.number() }).nullable();

/** A coupon of 쿠폰함. */
export const walletCoupon = memberCoupon.extend({
  usedAt: instant().nullable(),
  target: couponTarget,
  /** Not accepted in a browser. */
  isAppOnly: z.boolean(),
});

/** A coupon that the member can still take. */
export const offeredCoupon = couponCard.extend({ target: couponTarget });

/** A coupon compared with one combination for an order sheet. */
export const sheetCoupon = memberCoupon.extend({
  /** False when this order cannot use it whatever else is chosen. */
  isUsable: z.boolean(),
  isTaken: z.boolean(),
  /** What it saves in the combination; for one that is not in it, what it would save alone. */
  savingWon: won(),
  /** The goods that it lowers, for a coupon of one line. */
  goodsName: z.string().nullable(),
  /** Why it is not in the combination; null when it is, or could be added. */
  reason: z.string().nullable(),
  /** Coupons of different groups cannot be used together. */
  stackableGroup: z.string().nullable(),
});

const issueErrors = [
  'COUPON_ISSUED',
  'COUPON_CLOSED',
  'COUPON_CLOSED_TODAY',
  'COUPON_PERIOD',
] as const;

export const couponSchemas = defineSchemas({
  mine: {
    summary: 'Lists the usable or past coupons of the member by end date.',
    query: z.object({ tab: z.enum(['usable', 'past']).default('usable') }),
    reply: z.object({
      usableCount: z.number(),
      coupons: z.array(memberCoupon),
      /** Coupons of which the member has had as many as a member may; also used and expired ones. */
      takenNos: z.array(z.number()),
    }),
  },
  wallet: {
    summary: 'Lists the coupons of one tab of the coupon wallet.',
    query: z.object({ tab: z.enum(['usable', 'used', 'ended']) }),
    reply: z.object({ coupons: z.array(walletCoupon) }),
  },
  available: {
    summary: 'Lists the coupons that the member can still download.',
    reply: z.object({ coupons: z.array(offeredCoupon) }),
  },
  issuable: {
    summary: 'Lists the coupons for a product and whether the member can download them.',
    query: z.object({ goodsNo: no() }),
    reply: z.object({
      coupons: z.array(goodsCoupon.extend({ state: z.enum(['AVAILABLE', 'ISSUED', 'CLOSED']) })),
    }),
  },
  download: {
    summary: 'Issues a coupon to the member.',
    params: z.object({ couponNo: no() }),
    reply: memberCoupon,
    errors: issueErrors,
  },
  /** Turns a code into a coupon of the member. */
  register: {
    summary: 'Exchanges a coupon code for a coupon of the member.',
    body: z.object({ code: plainText({ max: 60 }) }),
    reply: memberCoupon,
    errors: ['COUPON_CODE', 'COUPON_CODE_USED', 'CODE_LIMIT', ...issueErrors],
  },
  downloadAll: {
    summary: 'Issues several coupons and returns the result of each.',
    body: z.object({ couponNos: z.array(no()).min(1).max(50) }),
    reply: z.object({
      results: z.array(
        z.object({ couponNo: z.number(), isIssued: z.boolean(), message: z.string() }),
      ),
    }),
  },
});

export type MemberCoupon = z.output<typeof memberCoupon>;
export type OfferedCoupon = z.output<typeof offeredCoupon>;
export type WalletCoupon = z.output<typeof walletCoupon>;
export type SheetCoupon = z.output<typeof sheetCoupon>;
