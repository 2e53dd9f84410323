/**
 * The part of a refund that counts for goods without VAT, in won. It is what the refunded goods ask for, within what
 * the payment still holds: neither part of the payment may go below 0.
 * @param wantedWon paid for the tax-free goods that are refunded
 * @param left of the payment before this refund: the tax-free part, and the rest
 */
export function taxFreePart(
  refundWon: number,
  wantedWon: number,
  left: { taxFreeWon: number; taxableWon: number },
): number {
  const leastWon = Math.max(refundWon - left.taxableWon, 0);
  return Math.max(Math.min(wantedWon, refundWon, left.taxFreeWon), leastWon);
}
