import { bundleFeeWon, deliveryFeeWon } from './delivery-fee';

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
  it.each([
    ['10', 0],
    ['20', 3_000],
    ['40', 0],
  ] as const)('type %s without a condition costs %i', (type, feeWon) => {
    const rule = { type, condType: null, baseFeeWon: 3_000, freeOverWon: null, qtyUnit: null };
    expect(deliveryFeeWon(rule, { goodsWon: 10_000, qty: 2 })).toBe(feeWon);
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
