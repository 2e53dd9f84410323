/** Minimum amount for installments; below it only 일시불 is available. */
export const MIN_INSTALLMENT_WON = 50_000;
/** 0 is 일시불. */
export const installmentMonths = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24] as const;
/** Yearly fee by number of months, per mille. An integer, so that no won is lost to rounding. */
const yearlyFeePermille = (months: number): number =>
  months <= 3 ? 129 : months <= 6 ? 149 : months <= 12 ? 169 : 189;

/** Months that a card offers interest-free now, with the minimum amount. */
export interface InterestFreeOffer {
  months: readonly number[];
  minAmountWon: number;
}

export interface InstallmentPlan {
  /** 0 is 일시불. */
  months: number;
  isInterestFree: boolean;
  /** The payment of the first month; later ones are never higher. */
  monthlyWon: number;
  /** Total interest over all months. */
  feeWon: number;
  totalWon: number;
}

function planOf(amountWon: number, months: number, isInterestFree: boolean): InstallmentPlan {
  const count = Math.max(months, 1);
  // Equal principal with interest on the remaining debt, as Korean card companies compute it.
  const owedMonths = (count + 1) / 2;
  const feeWon =
    months === 0 || isInterestFree
      ? 0
      : Math.floor((amountWon * yearlyFeePermille(months) * owedMonths) / 12_000);
  const firstInterestWon = feeWon === 0 ? 0 : (amountWon * yearlyFeePermille(months)) / 12_000;
  return {
    months,
    isInterestFree,
    monthlyWon: Math.ceil(amountWon / count + firstInterestWon),
    feeWon,
    totalWon: amountWon + feeWon,
  };
}

/** Every plan of a card for this amount, 일시불 first; only 일시불 below 50,000 won. */
export function installmentPlans(
  amountWon: number,
  offers: readonly InterestFreeOffer[],
): InstallmentPlan[] {
  const free = new Set(
    offers.filter((offer) => amountWon >= offer.minAmountWon).flatMap((offer) => offer.months),
  );
  return installmentMonths
    .filter((months) => months === 0 || amountWon >= MIN_INSTALLMENT_WON)
    .map((months) => planOf(amountWon, months, free.has(months)));
}

/** 할부 철회권·항변권 (L10): from 200,000 won in three or more months. */
export const hasWithdrawalRight = (amountWon: number, months: number): boolean =>
  amountWon >= 200_000 && months >= 3;
