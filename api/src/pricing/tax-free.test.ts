import fc from 'fast-check';
import { taxFreePart } from './tax-free';

const won = fc.integer({ min: 0, max: 1_000_000 });

describe('the tax-free part of a refund', () => {
  it.each([
    ['of tax-free goods', 3_000, 3_000, { taxFreeWon: 5_000, taxableWon: 9_000 }, 3_000],
    ['of taxed goods', 3_000, 0, { taxFreeWon: 5_000, taxableWon: 9_000 }, 0],
    // A delivery fee was deducted.
    ['less than the goods cost', 2_000, 3_000, { taxFreeWon: 5_000, taxableWon: 9_000 }, 2_000],
    ['of the last money', 6_000, 0, { taxFreeWon: 5_000, taxableWon: 1_000 }, 5_000],
  ])('%s', (_name, refundWon, wantedWon, left, expected) => {
    expect(taxFreePart(refundWon, wantedWon, left)).toBe(expected);
  });

  it('leaves no part of the payment below 0', () => {
    fc.assert(
      fc.property(won, won, won, won, (refund, wantedWon, taxFreeWon, taxableWon) => {
        const refundWon = Math.min(refund, taxFreeWon + taxableWon);
        const part = taxFreePart(refundWon, wantedWon, { taxFreeWon, taxableWon });
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(taxFreeWon);
        expect(refundWon - part).toBeGreaterThanOrEqual(0);
        expect(refundWon - part).toBeLessThanOrEqual(taxableWon);
      }),
      { numRuns: 2_000 },
    );
  });
});
