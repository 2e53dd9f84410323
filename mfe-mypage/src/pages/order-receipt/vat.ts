/** The value added tax (10%) that an amount contains, rounded to whole won. */
export const vatOf = (amountWon: number): number => amountWon - Math.round(amountWon / 1.1);

/**
 * The lines of a receipt for an amount with tax.
 * @param taxFreeWon of it, for goods without VAT
 */
export function taxRows(paidWon: number, taxFreeWon: number): { key: string; won: number }[] {
  const vatWon = vatOf(paidWon - taxFreeWon);
  return [
    { key: taxFreeWon > 0 ? '과세 공급가액' : '공급가액', won: paidWon - taxFreeWon - vatWon },
    { key: '부가세', won: vatWon },
    ...(taxFreeWon > 0 ? [{ key: '면세 금액', won: taxFreeWon }] : []),
    { key: '합계', won: paidWon },
  ];
}
