import { sumWon } from '@shop/shared/domain';
import fc from 'fast-check';
import { sharePrice } from './benefit-split';
import type { BundleRule } from './delivery-fee';
import { type RefundGroup, type RefundLine, refundOf } from './refund';

const freeFrom30k: BundleRule = {
  calc: 'MAX',
  policies: [
    {
      policyNo: 1,
      rule: { type: '30', condType: '10', baseFeeWon: 3_000, freeOverWon: 30_000, qtyUnit: null },
    },
  ],
};

/** An order of one seller, as it would be stored. */
function order(
  goods: { unitPriceWon: number; qty: number }[],
  use: { couponWon: number; pointWon: number; coinWon: number },
) {
  const goodsWon = sumWon(goods.map((line) => line.unitPriceWon * line.qty));
  const feeWon = goodsWon >= 30_000 ? 0 : 3_000;
  const parts = goods.map((line, at) => ({
    key: `i${at}`,
    amountWon: line.unitPriceWon * line.qty,
  }));
  const shares = sharePrice([...parts, { key: 'fee', amountWon: feeWon }], {
    coupon: { savingWon: use.couponWon, keys: parts.map((part) => part.key) },
    pointWon: use.pointWon,
    coinWon: use.coinWon,
  });
  const lines: RefundLine[] = goods.map((line, at) => {
    const { cardWon, couponWon, pointWon, coinWon } = shares[at] as (typeof shares)[number];
    return {
      itemNo: at,
      groupNo: 1,
      policyNo: 1,
      unitPriceWon: line.unitPriceWon,
      leftQty: line.qty,
      left: { cardWon, couponWon, pointWon, coinWon },
      hadCoupon: couponWon > 0,
    };
  });
  const fee = shares.at(-1) as (typeof shares)[number];
  const groups: RefundGroup[] = [
    {
      groupNo: 1,
      rule: freeFrom30k,
      areaFeeWon: 0,
      charged: { cardWon: fee.cardWon, couponWon: 0, pointWon: fee.pointWon, coinWon: fee.coinWon },
    },
  ];
  return { lines, groups, payWon: sumWon(shares.map((share) => share.cardWon)) };
}

const money = fc.integer({ min: 1, max: 200_000 });
const goodsList = fc.array(
  fc.record({ unitPriceWon: money, qty: fc.integer({ min: 1, max: 5 }) }),
  { minLength: 1, maxLength: 4 },
);

describe('refundOf', () => {
  it('refunds exactly the paid amounts for any mix and order of partial cancels', () => {
    fc.assert(
      fc.property(
        goodsList,
        fc.nat(50),
        fc.nat(100),
        fc.nat(100),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 }),
        (goods, c, p, k, picks) => {
          const goodsWon = sumWon(goods.map((line) => line.unitPriceWon * line.qty));
          const couponWon = Math.floor((goodsWon * c) / 100);
          const pointWon = Math.floor(((goodsWon - couponWon) * p) / 100);
          const coinWon = Math.floor(((goodsWon - couponWon - pointWon) * k) / 100);
          let { lines, groups, payWon } = order(goods, { couponWon, pointWon, coinWon });
          const back = { card: 0, point: 0, coin: 0, coupons: 0 };
          const cancel = (cancels: { itemNo: number; qty: number }[]) => {
            const refund = refundOf(lines, groups, cancels, 'BUYER');
            back.card += refund.refundWon;
            back.point += refund.pointBackWon;
            back.coin += refund.coinBackWon;
            back.coupons += refund.isCouponBack && couponWon > 0 ? 1 : 0;
            expect(
              Math.min(refund.refundWon, refund.pointBackWon, refund.coinBackWon),
            ).toBeGreaterThanOrEqual(0);
            expect(back.card).toBeLessThanOrEqual(payWon);
            expect(back.point).toBeLessThanOrEqual(pointWon);
            expect(back.coin).toBeLessThanOrEqual(coinWon);
            groups = groups.map((group) => ({
              ...group,
              charged:
                refund.groups.find((g) => g.groupNo === group.groupNo)?.charged ?? group.charged,
            }));
            lines = lines.map((line) => {
              const part = refund.lines.find((one) => one.itemNo === line.itemNo);
              if (!part) return line;
              return {
                ...line,
                leftQty: line.leftQty - part.qty,
                left: {
                  cardWon: line.left.cardWon - part.cardWon,
                  couponWon: line.left.couponWon - part.couponWon,
                  pointWon: line.left.pointWon - part.pointWon,
                  coinWon: line.left.coinWon - part.coinWon,
                },
              };
            });
          };
          for (const pick of picks) {
            const live = lines.filter((line) => line.leftQty > 0);
            const line = live[pick % Math.max(live.length, 1)];
            if (line) cancel([{ itemNo: line.itemNo, qty: 1 + (pick % line.leftQty) }]);
          }
          const rest = lines
            .filter((line) => line.leftQty > 0)
            .map((line) => ({ itemNo: line.itemNo, qty: line.leftQty }));
          if (rest.length > 0) cancel(rest);
          expect(back).toEqual({
            card: payWon,
            point: pointWon,
            coin: coinWon,
            coupons: couponWon > 0 ? 1 : 0,
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('takes the lost free delivery out of the refund, unless it is the seller’s fault', () => {
    const { lines, groups } = order([{ unitPriceWon: 20_000, qty: 2 }], {
      couponWon: 0,
      pointWon: 0,
      coinWon: 0,
    });
    expect(refundOf(lines, groups, [{ itemNo: 0, qty: 1 }], 'BUYER')).toMatchObject({
      refundWon: 17_000,
      deliveryClawbackWon: 3_000,
    });
    expect(refundOf(lines, groups, [{ itemNo: 0, qty: 1 }], 'SELLER')).toMatchObject({
      refundWon: 20_000,
      deliveryClawbackWon: 0,
    });
  });

  it('refuses more pieces than are left', () => {
    const { lines, groups } = order([{ unitPriceWon: 1_000, qty: 1 }], {
      couponWon: 0,
      pointWon: 0,
      coinWon: 0,
    });
    expect(() => refundOf(lines, groups, [{ itemNo: 0, qty: 2 }], 'BUYER')).toThrow(RangeError);
  });
});
