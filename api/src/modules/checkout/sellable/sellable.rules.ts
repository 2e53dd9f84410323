import { type BuyProblem, buyProblem, quantityProblem } from '@shop/shared/domain';
import type { Bought, Sellable } from './sellable';

/** Who wants to buy, as far as it decides what he may. */
export interface Buyer {
  bought: Bought;
  isAdultVerified: boolean;
}

/**
 * Why this cannot be bought, or undefined. The codes are the spec's (section 8).
 * @param where `add`: about to be put in the basket; `kept`: lies there, or on a sheet, already.
 */
export function problemOf(
  sellable: Sellable | undefined,
  qty: number,
  buyer: Buyer,
  where: 'add' | 'kept',
): BuyProblem | undefined {
  if (!sellable?.isForSale) return buyProblem('5002');
  if (sellable.adult && !buyer.isAdultVerified && where === 'kept') return buyProblem('5043');
  if (sellable.isSoldOutByHand || sellable.available <= 0) {
    return { ...buyProblem(where === 'add' ? '5016' : '5028'), isFixable: false };
  }
  const { limits, deal, available } = sellable;
  const ordinary = quantityProblem(qty, limits, buyer.bought.goods.get(sellable.goodsNo) ?? 0);
  if (ordinary) return ordinary;
  if (deal) {
    const had = buyer.bought.deals.get(deal.dealNo) ?? 0;
    const dealLimits = { minQty: 1, maxQty: deal.left, idLimitQty: deal.perMember, unitQty: 1 };
    const ofDeal = quantityProblem(qty, dealLimits, had);
    if (ofDeal) return ofDeal;
  }
  if (qty > available) return where === 'add' ? buyProblem('5016') : buyProblem('5041', available);
  return undefined;
}
