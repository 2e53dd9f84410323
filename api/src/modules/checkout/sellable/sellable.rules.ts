import type { ImageRef } from '@shop/shared/contracts';
import { adultProblem, type BuyProblem, buyProblem, quantityProblem } from '@shop/shared/domain';
import { ADULT_SIGN_KEY } from '../../catalogue/image';
import type { Bought, Sellable } from './sellable';

/** What decides how much a member may buy. */
export interface Buyer {
  bought: Bought;
  isAdultVerified: boolean;
}

/** The picture of a SKU as this buyer may see it. */
export const imageOf = (
  { adult, imageKey, tone, goodsName }: Sellable,
  { isAdultVerified }: Pick<Buyer, 'isAdultVerified'>,
): ImageRef => ({
  key: adult && !isAdultVerified ? ADULT_SIGN_KEY : imageKey,
  tone,
  alt: goodsName,
});

/**
 * Why a SKU cannot be bought, or undefined. Codes are those of the specification (section 8).
 * @param where `add`: before it is added to the basket; `kept`: in the basket or on a sheet
 */
export function problemOf(
  sellable: Sellable | undefined,
  qty: number,
  buyer: Buyer,
  where: 'add' | 'kept',
): BuyProblem | undefined {
  if (!sellable?.isForSale) return buyProblem('5002');
  if (sellable.adult && !buyer.isAdultVerified) return adultProblem;
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
