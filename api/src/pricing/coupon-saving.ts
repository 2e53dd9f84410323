import { percentWon } from '@shop/shared/domain';

/** The terms of a coupon that decide how much it saves; `coupon_saving` in pricing.sql is the same rule. */
export interface CouponTerms {
  /** Percent; null when `amountWon` is set. */
  rate: number | null;
  amountWon: number | null;
  maxAmountWon: number | null;
  minOrderWon: number;
}

/** What a coupon saves on `baseWon`; 0 below its least amount, never more than the base. */
export function couponSavingWon(terms: CouponTerms, baseWon: number): number {
  if (baseWon < terms.minOrderWon) return 0;
  const wanted = terms.amountWon ?? percentWon(baseWon, terms.rate ?? 0);
  return Math.min(wanted, terms.maxAmountWon ?? wanted, baseWon);
}
