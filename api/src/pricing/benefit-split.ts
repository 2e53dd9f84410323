import { sumWon } from '@shop/shared/domain';
import { splitWon } from './split-won';

/** A part of the price that benefits may lower: a line of goods, or a delivery fee. */
export interface PricePart {
  key: string;
  amountWon: number;
}

/** Who pays which part. `cardWon` is what is left for the card. */
export interface PriceShare {
  key: string;
  amountWon: number;
  couponWon: number;
  pointWon: number;
  coinWon: number;
  cardWon: number;
}

export interface BenefitUse {
  /** Saving of the coupon, spread over these keys only. */
  coupon: { savingWon: number; keys: readonly string[] } | null;
  pointWon: number;
  coinWon: number;
}

/**
 * Spreads coupon, then points, then coins over the parts of an order; every source adds up to the won.
 * @throws RangeError when benefits exceed what there is to pay.
 */
export function sharePrice(parts: readonly PricePart[], use: BenefitUse): PriceShare[] {
  const targets = new Set(use.coupon?.keys ?? []);
  const amounts = parts.map((part) => part.amountWon);
  const coupon = splitWon(
    use.coupon?.savingWon ?? 0,
    parts.map((part) => (targets.has(part.key) ? part.amountWon : 0)),
  );
  const less = (from: readonly number[], minus: readonly number[]) =>
    from.map((value, at) => value - (minus[at] ?? 0));
  const afterCoupon = less(amounts, coupon);
  const point = splitWon(use.pointWon, afterCoupon);
  const afterPoint = less(afterCoupon, point);
  const coin = splitWon(use.coinWon, afterPoint);
  const card = less(afterPoint, coin);
  return parts.map((part, at) => ({
    key: part.key,
    amountWon: part.amountWon,
    couponWon: coupon[at] ?? 0,
    pointWon: point[at] ?? 0,
    coinWon: coin[at] ?? 0,
    cardWon: card[at] ?? 0,
  }));
}

export const payWonOf = (shares: readonly PriceShare[]): number =>
  sumWon(shares.map((share) => share.cardWon));
