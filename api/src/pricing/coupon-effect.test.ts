import { type CouponRule, type CouponTarget, couponEffect, lineKey } from './coupon-effect';
import type { PricedLine } from './priced-sku';

const lineOf = (skuNo: number, brandNo: number, planShopNos: number[]): PricedLine => ({
  sellable: {
    skuNo,
    goodsNo: skuNo * 10,
    brandNo,
    planShopNos,
    sellerNo: 1,
    unitPriceWon: 10_000,
    pointRateBp: 0,
    delivery: {
      policyNo: 1,
      bundleNo: null,
      calc: 'MAX',
      rule: { type: '10', condType: null, baseFeeWon: 0, freeOverWon: null, qtyUnit: null },
      hasAreaFee: false,
    },
  },
  qty: 1,
});

const coat = lineOf(1, 7, [3]);
const mug = lineOf(2, 8, [4]);

const couponFor = (more: Partial<CouponRule>): CouponRule => ({
  kind: 'BASKET',
  rate: 10,
  amountWon: null,
  maxAmountWon: null,
  minOrderWon: 0,
  targetType: null,
  targets: [],
  excludes: [],
  useFrom: null,
  ...more,
});

const loweredBy = (coupon: CouponRule): string[] =>
  couponEffect(coupon, [coat, mug], [], { isOwnCard: false, now: new Date(0) }).keys;

/** ME035, each naming the coat alone. */
const targets: [meaning: string, target: CouponTarget][] = [
  ['10 goods', { type: '10', no: 10 }],
  ['20 brand', { type: '20', no: 7 }],
  ['30 planned shop', { type: '30', no: 3 }],
];

it('lowers every line when it has no target', () => {
  expect(loweredBy(couponFor({}))).toEqual([lineKey(coat.sellable), lineKey(mug.sellable)]);
});

it.each(targets)('lowers only what its target %s names', (_meaning, target) => {
  const coupon = couponFor({ targetType: target.type, targets: [target] });
  expect(loweredBy(coupon)).toEqual([lineKey(coat.sellable)]);
});

it.each(targets)('leaves out what its exclusion by %s names', (_meaning, target) => {
  expect(loweredBy(couponFor({ excludes: [target] }))).toEqual([lineKey(mug.sellable)]);
});

it('says that there is nothing to lower', () => {
  const coupon = couponFor({ targetType: '20', targets: [{ type: '20', no: 99 }] });
  const effect = couponEffect(coupon, [coat, mug], [], { isOwnCard: false, now: new Date(0) });
  expect(effect).toMatchObject({ savingWon: 0, reason: '쿠폰을 쓸 수 있는 상품이 없어요' });
});
