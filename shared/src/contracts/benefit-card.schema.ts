import { z } from 'zod';
import { imageRef, instant, won } from './part.schema';

/**
 * GOODS lowers one line, DUPLICATE (중복) one line on top of it, BASKET and CARD the whole order, DELIVERY its
 * delivery fees.
 */
export const couponKind = z.enum(['GOODS', 'DUPLICATE', 'BASKET', 'DELIVERY', 'CARD']);

/** A coupon that can be issued. Whether this member has it is part of the member's own call. */
export const couponCard = z.object({
  couponNo: z.number(),
  name: z.string(),
  kind: couponKind,
  method: z.enum(['DOWNLOAD', 'AUTO', 'CODE', 'EVENT']),
  /** Percent; null when `amountWon` is set. */
  rate: z.number().nullable(),
  amountWon: won().nullable(),
  maxAmountWon: won().nullable(),
  minOrderWon: won(),
  /** ME035: 10 goods, 20 brand, 30 plan shop; null for everything. */
  targetType: z.enum(['10', '20', '30']).nullable(),
  issueEndsAt: instant(),
  /** Number of days that it is valid after issue; null when `useEndsAt` is set. */
  validDays: z.number().nullable(),
  useEndsAt: instant().nullable(),
  /** Remaining number; null when unlimited. */
  remaining: z.number().nullable(),
});

/** One issuable coupon of a goods, with the amount it saves on one piece. */
export const goodsCoupon = couponCard.extend({ savingWon: won() });

export const planShopCard = z.object({
  planShopNo: z.number(),
  title: z.string(),
  subtitle: z.string(),
  benefit: z.string(),
  image: imageRef,
  startsAt: instant(),
  endsAt: instant(),
});

export type CouponKind = z.output<typeof couponKind>;
export type CouponCard = z.output<typeof couponCard>;
export type GoodsCoupon = z.output<typeof goodsCoupon>;
export type PlanShopCard = z.output<typeof planShopCard>;
