import { installmentPlans } from './installment';
import { quantityProblem } from './quantity';

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
