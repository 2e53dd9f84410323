/** Below this a card takes 일시불 only. */
export const MIN_INSTALLMENT_WON = 50_000;
/** 0 is 일시불. */
export const installmentMonths = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24] as const;
/** Yearly fee by number of months (long ones cost more), per mille: whole, so that no won is lost. */
const yearlyFeePermille = (months: number): number =>
  months <= 3 ? 129 : months <= 6 ? 149 : months <= 12 ? 169 : 189;

/** Months a card offers without interest now, from which amount. */
export interface InterestFreeOffer {
  months: readonly number[];
  minAmountWon: number;
}

export interface InstallmentPlan {
  /** 0 is 일시불. */
  months: number;
  isInterestFree: boolean;
  /** What the first month takes; the later ones are never more. */
  monthlyWon: number;
  /** The whole interest over all months. */
  feeWon: number;
  totalWon: number;
}

function planOf(amountWon: number, months: number, isInterestFree: boolean): InstallmentPlan {
  const count = Math.max(months, 1);
  // Equal principal, interest on what is still owed: the usual way of Korean card companies.
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

/** Every plan a card offers for this amount, 일시불 first; only that below 50,000 won. */
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
