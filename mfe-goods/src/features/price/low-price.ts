import type { GoodsPrice } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';

/**
 * Compares the price with the lowest of the last 30 days. Undefined when there was no other price.
 */
export function lowPriceText({ salePriceWon, lowest30DaysWon }: GoodsPrice): string | undefined {
  if (lowest30DaysWon === null) return undefined;
  return salePriceWon < lowest30DaysWon
    ? '최근 30일 중 가장 낮은 가격이에요'
    : `최근 30일 최저가 ${formatWon(lowest30DaysWon)}`;
}

/** Notes on the price: the unit price and the comparison with the last 30 days. */
export const priceNotes = (price: GoodsPrice): string[] =>
  [
    price.unitPrice ? `${price.unitPrice.per}당 ${formatWon(price.unitPrice.priceWon)}` : undefined,
    lowPriceText(price),
  ].filter((note) => note !== undefined);
