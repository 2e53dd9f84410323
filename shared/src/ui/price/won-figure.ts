import { groupDigits } from '@shop/shared/domain';

/** 12900 → "12,900". 원 is added beside it in a smaller size. */
export function wonFigure(amountWon: number): string {
  return groupDigits(Math.round(amountWon));
}

/** Whole per cent saved, rounded down so that it is never overstated; 0 when nothing is saved. */
export function discountRate(priceWon: number, listPriceWon: number): number {
  if (listPriceWon <= 0 || priceWon >= listPriceWon) return 0;
  return Math.floor(((listPriceWon - priceWon) / listPriceWon) * 100);
}
