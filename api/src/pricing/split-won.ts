import { sumWon } from '@shop/shared/domain';

/**
 * Splits `totalWon` over weights by largest remainder: the parts are whole won, add up exactly, and no
 * part is larger than its cap (by default its own weight).
 * @throws RangeError when the caps cannot hold the total.
 */
export function splitWon(
  totalWon: number,
  weights: readonly number[],
  caps: readonly number[] = weights,
): number[] {
  if (totalWon === 0) return weights.map(() => 0);
  const weightSum = sumWon(weights);
  if (totalWon < 0 || totalWon > sumWon(caps) || weightSum <= 0) {
    throw new RangeError(`${totalWon} won cannot be split over ${weights.join(', ')}.`);
  }
  // Integer arithmetic throughout: a product of two amounts of won can pass what a number holds.
  const shares = weights.map((weight) => {
    const product = BigInt(totalWon) * BigInt(weight);
    return { part: Number(product / BigInt(weightSum)), rest: product % BigInt(weightSum) };
  });
  const parts = shares.map(({ part }, at) => Math.min(part, caps[at] ?? 0));
  let remainingWon = totalWon - sumWon(parts);
  const byRemainder = shares
    .map(({ rest }, at) => ({ rest, at }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  // One won each by remainder, then the amount above caps to parts below theirs.
  for (const { at } of byRemainder) {
    if (remainingWon === 0) return parts;
    if ((parts[at] ?? 0) < (caps[at] ?? 0)) {
      parts[at] = (parts[at] ?? 0) + 1;
      remainingWon -= 1;
    }
  }
  for (const { at } of byRemainder) {
    const room = Math.min(remainingWon, (caps[at] ?? 0) - (parts[at] ?? 0));
    parts[at] = (parts[at] ?? 0) + room;
    remainingWon -= room;
  }
  return parts;
}
