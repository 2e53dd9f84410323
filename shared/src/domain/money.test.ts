import fc from 'fast-check';
import { couponSavingWon } from './coupon-saving';
import { bundleFeeWon, deliveryFeeWon } from './delivery-fee';
import { installmentPlans } from './installment';
import { payWonOf, sharePrice } from './order-price';
import { quantityProblem } from './quantity';
import { splitWon } from './split-won';
import { percentWon, sumWon } from './won';

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

describe('couponSavingWon', () => {
  const percent = { rate: 10, amountWon: null, maxAmountWon: 5_000, minOrderWon: 20_000 };
  it('floors percent to 10 won and keeps its most and its least', () => {
    expect(percentWon(12_345, 10)).toBe(1_230);
    expect(couponSavingWon(percent, 19_999)).toBe(0);
    expect(couponSavingWon(percent, 23_456)).toBe(2_340);
    expect(couponSavingWon(percent, 900_000)).toBe(5_000);
  });
  it('never saves more than the price', () => {
    expect(
      couponSavingWon({ rate: null, amountWon: 5_000, maxAmountWon: null, minOrderWon: 0 }, 3_000),
    ).toBe(3_000);
  });
});

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

describe('delivery fees', () => {
  const conditional = {
    type: '30',
    condType: '10',
    baseFeeWon: 3_000,
    freeOverWon: 30_000,
    qtyUnit: null,
  } as const;
  const perPiece = {
    type: '20',
    condType: '20',
    baseFeeWon: 2_500,
    freeOverWon: null,
    qtyUnit: 3,
  } as const;
  it('follows the type', () => {
    expect(deliveryFeeWon(conditional, { goodsWon: 29_999, qty: 1 })).toBe(3_000);
    expect(deliveryFeeWon(conditional, { goodsWon: 30_000, qty: 1 })).toBe(0);
    expect(deliveryFeeWon(perPiece, { goodsWon: 1, qty: 7 })).toBe(7_500);
    expect(deliveryFeeWon(conditional, { goodsWon: 0, qty: 0 })).toBe(0);
  });
  it('a bundle pays once, and its threshold looks at all of it', () => {
    const bundle = {
      calc: 'MAX' as const,
      policies: [
        { policyNo: 1, rule: conditional },
        { policyNo: 2, rule: conditional },
      ],
    };
    const loads = (a: number, b: number) =>
      new Map([
        [1, { goodsWon: a, qty: 1 }],
        [2, { goodsWon: b, qty: 1 }],
      ]);
    expect(bundleFeeWon(bundle, loads(10_000, 10_000))).toBe(3_000);
    expect(bundleFeeWon(bundle, loads(15_000, 15_000))).toBe(0);
  });
});

describe('installmentPlans', () => {
  it('takes only 일시불 under 50,000 won', () => {
    expect(installmentPlans(49_999, []).map((plan) => plan.months)).toEqual([0]);
    expect(installmentPlans(50_000, []).length).toBeGreaterThan(5);
  });
  it('marks months without interest and charges the others', () => {
    const plans = installmentPlans(300_000, [{ months: [2, 3], minAmountWon: 100_000 }]);
    expect(plans.find((plan) => plan.months === 3)).toMatchObject({
      isInterestFree: true,
      feeWon: 0,
      monthlyWon: 100_000,
    });
    expect(plans.find((plan) => plan.months === 12)?.feeWon).toBeGreaterThan(0);
  });
  it('loses no won on the way: 400,000 × 18.9 % over 12.5 months owed is 78,750', () => {
    const plan = installmentPlans(400_000, []).find(({ months }) => months === 24);
    expect(plan).toMatchObject({ feeWon: 78_750, totalWon: 478_750, monthlyWon: 22_967 });
  });
});

describe('quantityProblem', () => {
  const limits = { minQty: 2, maxQty: 10, idLimitQty: 12, unitQty: 2 };
  it.each([
    [0, 0, '5040'],
    [-3, 0, '5040'],
    [Number.NaN, 0, '5040'],
    [1, 0, '5040'],
    [3, 0, '5044'],
    [2.5, 0, '5044'],
    [12, 0, '5041'],
    [1e12, 0, '5041'],
    [4, 10, '5042'],
    [2, 12, '5045'],
    [4, 0, undefined],
  ])('quantity %p with %p bought already: %p', (qty, bought, code) => {
    expect(quantityProblem(qty, limits, bought)?.code).toBe(code);
  });
});
