import { sumWon } from '@shop/shared/domain';
import { sharePrice } from './benefit-split';
import type { BundleRule } from './delivery-fee';
import { type RefundCoupon, type RefundGroup, type RefundLine, refundOf } from './refund';

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
function order(goods: { unitPriceWon: number; qty: number }[], giftCardWon = 0) {
  const goodsWon = sumWon(goods.map((line) => line.unitPriceWon * line.qty));
  const feeWon = goodsWon >= 30_000 ? 0 : 3_000;
  const parts = goods.map((line, at) => ({
    key: `i${at}`,
    amountWon: line.unitPriceWon * line.qty,
  }));
  const shares = sharePrice([...parts, { key: 'fee', amountWon: feeWon }], {
    couponWonByKey: new Map(),
    pointWon: 0,
    coinWon: 0,
    giftCardWon,
  });
  const lines: RefundLine[] = goods.map((line, at) => {
    const { key: _key, amountWon: _amountWon, ...left } = shares[at] as (typeof shares)[number];
    return {
      itemNo: at,
      groupNo: 1,
      policyNo: 1,
      unitPriceWon: line.unitPriceWon,
      leftQty: line.qty,
      left,
    };
  });
  const { key: _key, amountWon: _amountWon, ...charged } = shares.at(-1) as (typeof shares)[number];
  const groups: RefundGroup[] = [
    { groupNo: 1, rule: freeFrom30k, areaFeeWon: 0, isDelivered: false, charged },
  ];
  return { lines, groups };
}

describe('refundOf', () => {
  it('takes the lost free delivery out of the refund, unless it is the seller’s fault', () => {
    const { lines, groups } = order([{ unitPriceWon: 20_000, qty: 2 }]);
    expect(refundOf(lines, groups, [], [{ itemNo: 0, qty: 1 }], 'BUYER')).toMatchObject({
      refundWon: 17_000,
      deliveryClawbackWon: 3_000,
    });
    expect(refundOf(lines, groups, [], [{ itemNo: 0, qty: 1 }], 'SELLER')).toMatchObject({
      refundWon: 20_000,
      deliveryClawbackWon: 0,
    });
  });

  it('keeps the fee of a delivery that was carried out when the buyer cancels what is left', () => {
    const { lines, groups } = order([{ unitPriceWon: 10_000, qty: 1 }]);
    const delivered = groups.map((group) => ({ ...group, isDelivered: true }));
    const back = (of: RefundGroup[], fault: 'BUYER' | 'SELLER') =>
      refundOf(lines, of, [], [{ itemNo: 0, qty: 1 }], fault);
    expect(back(groups, 'BUYER')).toMatchObject({ refundWon: 13_000, deliveryWon: 3_000 });
    expect(back(delivered, 'BUYER')).toMatchObject({
      refundWon: 10_000,
      deliveryWon: 0,
      groups: [{ charged: { cardWon: 3_000 } }],
    });
    expect(back(delivered, 'SELLER')).toMatchObject({ refundWon: 13_000, deliveryWon: 3_000 });
  });

  it('refuses more pieces than are left', () => {
    const { lines, groups } = order([{ unitPriceWon: 1_000, qty: 1 }]);
    expect(() => refundOf(lines, groups, [], [{ itemNo: 0, qty: 2 }], 'BUYER')).toThrow(RangeError);
  });

  it('returns a coupon with the last line that it lowered, one of delivery with the last of all', () => {
    const { lines, groups } = order([
      { unitPriceWon: 20_000, qty: 1 },
      { unitPriceWon: 20_000, qty: 2 },
    ]);
    const coupons: RefundCoupon[] = [
      { issueNo: 1, itemNos: [0] },
      { issueNo: 2, itemNos: [0, 1] },
      { issueNo: 3, itemNos: null },
    ];
    const back = (cancels: { itemNo: number; qty: number }[]) =>
      refundOf(lines, groups, coupons, cancels, 'BUYER').couponsBack;
    expect(back([{ itemNo: 1, qty: 1 }])).toEqual([]);
    expect(back([{ itemNo: 0, qty: 1 }])).toEqual([1]);
    expect(
      back([
        { itemNo: 0, qty: 1 },
        { itemNo: 1, qty: 2 },
      ]),
    ).toEqual([1, 2, 3]);
  });

  it('asks for fees of a return that its refund cannot pay, unless the goods are sent already', () => {
    const { lines, groups } = order([
      { unitPriceWon: 29_000, qty: 1 },
      { unitPriceWon: 1_500, qty: 1 },
    ]);
    const cancels = [{ itemNo: 0, qty: 1 }];
    const small = [{ itemNo: 1, qty: 1 }];
    const asked = { feeWon: 3_000, asksForRest: true };
    expect(refundOf(lines, groups, [], cancels, 'BUYER', asked)).toMatchObject({
      ...{ refundWon: 23_000, deliveryClawbackWon: 3_000, returnFeeWon: 3_000, payWon: 0 },
    });
    // 1,500 won of goods: the lost free delivery takes them, and 1,500 of it and the way back are asked for.
    const refund = refundOf(lines, groups, [], small, 'BUYER', asked);
    expect(refund).toMatchObject({
      ...{ refundWon: 0, deliveryClawbackWon: 1_500, returnFeeWon: 0 },
      ...{ payWon: 4_500, paidFeeWon: 3_000 },
    });
    expect(refund.groups[0]?.charged.cardWon).toBe(3_000);
    const sent = { feeWon: 0, asksForRest: false };
    expect(refundOf(lines, groups, [], small, 'BUYER', sent)).toMatchObject({ payWon: 0 });
    expect(refundOf(lines, groups, [], small, 'SELLER', asked)).toMatchObject({
      ...{ payWon: 0, refundWon: 1_500 },
    });
  });

  it('returns what a gift card paid to the gift card', () => {
    const { lines, groups } = order([{ unitPriceWon: 40_000, qty: 1 }], 15_000);
    expect(refundOf(lines, groups, [], [{ itemNo: 0, qty: 1 }], 'BUYER')).toMatchObject({
      refundWon: 25_000,
      giftCardBackWon: 15_000,
    });
  });
});
