import fc from 'fast-check';
import type { CouponRule, DeliveryRule, PricedLine } from '../pricing';

/** Random orders, coupons and money for property tests of the pricing rules. */

const deliveryRule: fc.Arbitrary<DeliveryRule> = fc.record({
  type: fc.constantFrom('10', '20', '30', '40'),
  condType: fc.constantFrom('10', '20', null),
  baseFeeWon: fc.constantFrom(0, 2_500, 3_000, 3_333),
  freeOverWon: fc.constantFrom(20_000, 50_000),
  qtyUnit: fc.integer({ min: 1, max: 3 }),
});

/** Up to `maxLines` lines of different SKUs over three sellers. */
export const randomLines = (maxLines: number, maxWon = 90_000): fc.Arbitrary<PricedLine[]> =>
  fc
    .array(
      fc.record({
        qty: fc.integer({ min: 1, max: 4 }),
        unitPriceWon: fc.integer({ min: 1, max: maxWon }),
        brandNo: fc.integer({ min: 1, max: 3 }),
        sellerNo: fc.integer({ min: 1, max: 3 }),
        hasAreaFee: fc.boolean(),
        rule: deliveryRule,
      }),
      { minLength: 1, maxLength: maxLines },
    )
    .map((lines) =>
      lines.map(({ qty, unitPriceWon, brandNo, sellerNo, hasAreaFee, rule }, at) => ({
        qty,
        sellable: {
          skuNo: at + 1,
          goodsNo: at + 1,
          brandNo,
          planShopNos: [],
          sellerNo,
          unitPriceWon,
          pointRateBp: 100,
          delivery: {
            policyNo: at + 1,
            bundleNo: sellerNo,
            calc: 'MAX',
            rule,
            hasAreaFee,
            isSent: true,
          },
        },
      })),
    );

const couponRule = fc.record({
  couponNo: fc.integer({ min: 1, max: 6 }),
  kind: fc.constantFrom('GOODS', 'DUPLICATE', 'BASKET', 'DELIVERY', 'CARD'),
  value: fc.oneof(
    fc.record({ rate: fc.integer({ min: 1, max: 100 }), amountWon: fc.constant(null) }),
    fc.record({ rate: fc.constant(null), amountWon: fc.integer({ min: 1, max: 30_000 }) }),
  ),
  maxAmountWon: fc.constantFrom(null, 1_000, 5_555),
  minOrderWon: fc.constantFrom(0, 0, 10_000, 40_000),
  stackableGroup: fc.constantFrom(null, null, null, 'ALONE'),
  brandNo: fc.constantFrom(null, null, 1, 2),
  excludedBrandNo: fc.constantFrom(null, null, 3),
});

/** Up to `max` coupons of all kinds; some are issues of the same coupon. */
export const randomCoupons = (max: number): fc.Arbitrary<CouponRule[]> =>
  fc.array(couponRule, { maxLength: max }).map((list) => {
    const byNo = new Map(list.map((coupon) => [coupon.couponNo, coupon]));
    return list.map(({ couponNo }, at): CouponRule => {
      const coupon = byNo.get(couponNo) as (typeof list)[number];
      const brand = (no: number) => [{ type: '20' as const, no }];
      return {
        ...coupon.value,
        issueNo: at + 1,
        couponNo,
        name: `쿠폰 ${couponNo}`,
        kind: coupon.kind,
        maxAmountWon: coupon.maxAmountWon,
        minOrderWon: coupon.minOrderWon,
        stackableGroup: coupon.stackableGroup,
        targetType: coupon.brandNo === null ? null : '20',
        targets: coupon.brandNo === null ? [] : brand(coupon.brandNo),
        excludes: coupon.excludedBrandNo === null ? [] : brand(coupon.excludedBrandNo),
        useFrom: null,
        otherPlatforms: [],
      };
    });
  });
