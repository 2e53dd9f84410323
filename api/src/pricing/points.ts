/** Hundredths of a percent: 100 is 1%. */
const BASIS_POINTS = 10_000n;

/**
 * Points earned on an amount that was paid by card, rounded down to a whole point.
 * @param paidWon amount in won
 * @param rateBp rate in basis points (57 is 0.57%)
 */
export const earnedPoints = (paidWon: number, rateBp: number): number =>
  // The product of an amount and a rate may exceed what a double holds exactly.
  Number((BigInt(paidWon) * BigInt(rateBp)) / BASIS_POINTS);

/** The part of a line's points that remains when some of its pieces were canceled, rounded down. */
export const remainingPoints = (points: number, remainingQty: number, orderedQty: number): number =>
  Math.floor((points * remainingQty) / orderedQty);
