import { sumWon } from '@shop/shared/domain';
import fc from 'fast-check';
import { splitWon } from './split-won';

const amount = fc.integer({ min: 0, max: 50_000_000 });

describe('splitWon', () => {
  it('always adds up, and no part is larger than its weight', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, ratio) => {
          const total = Math.floor(sumWon(weights) * ratio);
          const parts = splitWon(total, weights);
          expect(sumWon(parts)).toBe(total);
          parts.forEach((part, at) => {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(weights[at] as number);
          });
        },
      ),
    );
  });

  it('gives the odd won to the largest remainder', () => {
    expect(splitWon(100, [300, 300, 300])).toEqual([34, 33, 33]);
    expect(splitWon(1000, [1, 9999])).toEqual([0, 1000]);
  });

  it('refuses more than there is', () => {
    expect(() => splitWon(11, [5, 5])).toThrow(RangeError);
  });
});
