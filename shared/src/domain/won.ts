import { groupDigits } from './number-text';

/**
 * Sum of integer won.
 * @throws RangeError when it is not a safe integer, because a wrong sum must never be stored
 */
export function sumWon(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  if (!Number.isSafeInteger(total)) throw new RangeError(`${total} is not a safe sum of won.`);
  return total;
}

/** Percent discounts are rounded down to 10 won: 12,345 at 10% is 1,230. */
export const percentWon = (baseWon: number, rate: number): number =>
  Math.floor((baseWon * rate) / 1000) * 10;

/** Points are written differently from money: 12,300P. One point is worth one won. */
export const formatPoint = (points: number): string => `${groupDigits(points)}P`;

/** Points are spent in whole units of this many won. */
export const POINT_UNIT_WON = 10;

/** 12,300원 */
export const formatWon = (amountWon: number): string => `${groupDigits(amountWon)}원`;
