import { sumWon } from '@shop/shared/domain';
import { splitWon } from './split-won';

/** A part of the price that benefits may lower: a line of goods, or a delivery fee. */
export interface PricePart {
  key: string;
  amountWon: number;
}

/** Who pays which part. `cardWon` is what is left for the payment. */
export interface PriceShare {
  key: string;
  amountWon: number;
  couponWon: number;
  pointWon: number;
  coinWon: number;
  giftCardWon: number;
  cardWon: number;
}

export interface BenefitUse {
  /** What all coupons save on each part. */
  couponWonByKey: ReadonlyMap<string, number>;
  pointWon: number;
  coinWon: number;
  giftCardWon: number;
}

/**
 * Spreads coupons, points, coins, then gift cards over the parts of an order; every source adds up to the won.
 * @throws RangeError when benefits exceed what there is to pay.
 */
export function sharePrice(parts: readonly PricePart[], use: BenefitUse): PriceShare[] {
  const coupon = parts.map((part) => use.couponWonByKey.get(part.key) ?? 0);
  let rest = parts.map((part, at) => {
    const restWon = part.amountWon - (coupon[at] ?? 0);
    if (restWon < 0) throw new RangeError(`Coupons exceed the price of ${part.key}.`);
    return restWon;
  });
  const spread = (totalWon: number): number[] => {
    const shares = splitWon(totalWon, rest);
    rest = rest.map((won, at) => won - (shares[at] ?? 0));
    return shares;
  };
  const point = spread(use.pointWon);
  const coin = spread(use.coinWon);
  const giftCard = spread(use.giftCardWon);
  return parts.map((part, at) => ({
    key: part.key,
    amountWon: part.amountWon,
    couponWon: coupon[at] ?? 0,
    pointWon: point[at] ?? 0,
    coinWon: coin[at] ?? 0,
    giftCardWon: giftCard[at] ?? 0,
    cardWon: rest[at] ?? 0,
  }));
}

export const payWonOf = (shares: readonly PriceShare[]): number =>
  sumWon(shares.map((share) => share.cardWon));
