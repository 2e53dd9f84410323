import type { GoodsPrice } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';

/** What the last 30 days say about today's price; undefined when there was no other price. */
export function lowPriceText({ salePriceWon, lowest30DaysWon }: GoodsPrice): string | undefined {
  if (lowest30DaysWon === null) return undefined;
  return salePriceWon < lowest30DaysWon
    ? '최근 30일 중 가장 낮은 가격이에요'
    : `최근 30일 최저가 ${formatWon(lowest30DaysWon)}`;
}

/** What else there is to say about the price: per unit, and how it stands to the last 30 days. */
export const priceNotes = (price: GoodsPrice): string[] =>
  [
    price.unitPrice ? `${price.unitPrice.per}당 ${formatWon(price.unitPrice.priceWon)}` : undefined,
    lowPriceText(price),
  ].filter((note) => note !== undefined);
