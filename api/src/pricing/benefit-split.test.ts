import { sumWon } from '@shop/shared/domain';
import fc from 'fast-check';
import { payWonOf, sharePrice } from './benefit-split';

const amount = fc.integer({ min: 0, max: 50_000_000 });

describe('sharePrice', () => {
  it('adds up by part and by source', () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 8 }),
        fc.nat(100),
        fc.nat(100),
        fc.nat(100),
        (amounts, c, p, k) => {
          const parts = amounts.map((amountWon, at) => ({ key: String(at), amountWon }));
          const keys = parts.filter((_, at) => at % 2 === 0).map((part) => part.key);
          const target = sumWon(
            parts.filter((part) => keys.includes(part.key)).map((part) => part.amountWon),
          );
          const savingWon = Math.floor((target * c) / 100);
          const rest = sumWon(amounts) - savingWon;
          const pointWon = Math.floor((rest * p) / 100);
          const coinWon = Math.floor(((rest - pointWon) * k) / 100);
          const shares = sharePrice(parts, { coupon: { savingWon, keys }, pointWon, coinWon });
          expect(sumWon(shares.map((share) => share.couponWon))).toBe(savingWon);
          expect(payWonOf(shares)).toBe(rest - pointWon - coinWon);
          for (const share of shares) {
            expect(share.cardWon).toBeGreaterThanOrEqual(0);
            expect(share.couponWon + share.pointWon + share.coinWon + share.cardWon).toBe(
              share.amountWon,
            );
          }
        },
      ),
    );
  });
});
