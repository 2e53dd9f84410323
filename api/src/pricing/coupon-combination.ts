import { sumWon } from '@shop/shared/domain';
import type { CouponOrder } from './coupon-order';
import { targetLines } from './coupon-order';
import { type CouponRule, couponKindNames } from './coupon-rule';
import { couponSavingWon } from './coupon-saving';
import { splitWon } from './split-won';

/** Which coupon lowers what: per line at most one GOODS and one DUPLICATE, per order one of each other kind. */
export interface CouponPlacement<C extends CouponRule> {
  goods: readonly (C | null)[];
  duplicate: readonly (C | null)[];
  basket: C | null;
  card: C | null;
  delivery: C | null;
}

/** A coupon in use with its saving on each price part. */
export interface TakenCoupon<C extends CouponRule = CouponRule> {
  coupon: C;
  savingWon: number;
  /** Won by key of the part. */
  savings: ReadonlyMap<string, number>;
}

export interface CouponCombination<C extends CouponRule = CouponRule> {
  taken: TakenCoupon<C>[];
  savingWon: number;
}

/** What a coupon saves on what earlier coupons left. Its least amount was checked before. */
export const savingOnRest = (coupon: CouponRule, restWon: number): number =>
  couponSavingWon({ ...coupon, minOrderWon: 0 }, restWon);

/**
 * Applies coupons in the sequence goods, duplicate, basket, card: each is reckoned from what the earlier ones
 * left, and split over its lines by largest remainder. Coupons that save nothing are left out.
 */
export function combineCoupons<C extends CouponRule>(
  order: CouponOrder,
  placement: CouponPlacement<C>,
): CouponCombination<C> {
  const taken: TakenCoupon<C>[] = [];
  const rest = order.lines.map((line) => line.amountWon);
  const feeRest = order.fees.map((fee) => fee.amountWon);

  const take = (
    coupon: C | null | undefined,
    at: readonly number[],
    parts: readonly { key: string }[],
    from: number[],
  ) => {
    if (!coupon) return;
    const weights = from.map((won, index) => (at.includes(index) ? won : 0));
    const savingWon = savingOnRest(coupon, sumWon(weights));
    if (savingWon === 0) return;
    const savings = new Map<string, number>();
    for (const [index, won] of splitWon(savingWon, weights).entries()) {
      const part = parts[index];
      if (won === 0 || !part) continue;
      savings.set(part.key, won);
      from[index] = (from[index] ?? 0) - won;
    }
    taken.push({ coupon, savingWon, savings });
  };

  for (const slots of [placement.goods, placement.duplicate]) {
    for (const [at, coupon] of slots.entries()) take(coupon, [at], order.lines, rest);
  }
  for (const coupon of [placement.basket, placement.card]) {
    take(coupon, coupon ? targetLines(coupon, order) : [], order.lines, rest);
  }
  const everyFee = feeRest.map((_, at) => at);
  take(placement.delivery, everyFee, order.fees, feeRest);
  return { taken, savingWon: sumWon(taken.map((one) => one.savingWon)) };
}

/** The kinds of coupons that lower an amount, as shoppers read them: "상품·카드 쿠폰"; null when no coupon does. */
export function couponKindsText({ taken }: CouponCombination, key: string): string | null {
  const names = taken
    .filter(({ savings }) => savings.has(key))
    .map(({ coupon }) => couponKindNames[coupon.kind]);
  return names.length > 0 ? `${[...new Set(names)].join('·')} 쿠폰` : null;
}

/** The saving of all coupons on each part. */
export function savingByKey(combination: CouponCombination): Map<string, number> {
  const total = new Map<string, number>();
  for (const { savings } of combination.taken) {
    for (const [key, won] of savings) total.set(key, (total.get(key) ?? 0) + won);
  }
  return total;
}
