/** The value added tax (10%) that an amount contains, rounded to whole won. */
export const vatOf = (amountWon: number): number => amountWon - Math.round(amountWon / 1.1);
