import { sumWon } from '@shop/shared/domain';
import { type BundleRule, bundleFeeWon, type DeliveryLoad } from './delivery-fee';
import { splitWon } from './split-won';

/** Money by the source it came from. */
export interface SourceWon {
  cardWon: number;
  couponWon: number;
  pointWon: number;
  coinWon: number;
}

/** A line as it stands: what is left of it, source by source (the split stored with the order, less what went back). */
export interface RefundLine {
  itemNo: number;
  groupNo: number;
  policyNo: number;
  unitPriceWon: number;
  /** Pieces not canceled yet. */
  leftQty: number;
  left: SourceWon;
  hadCoupon: boolean;
}

/** Goods that travel together, and what is charged for it now. */
export interface RefundGroup {
  groupNo: number;
  rule: BundleRule;
  /** Delivery and area fee charged now, by source. */
  charged: SourceWon;
  areaFeeWon: number;
}

export interface Refund {
  goodsWon: number;
  couponWon: number;
  deliveryWon: number;
  deliveryClawbackWon: number;
  /** Back to the card. */
  refundWon: number;
  pointBackWon: number;
  coinBackWon: number;
  isCouponBack: boolean;
  lines: ({ itemNo: number; qty: number } & SourceWon)[];
  /** What is charged for delivery afterwards. */
  groups: { groupNo: number; charged: RefundGroup['charged'] }[];
}

const zeroWon: SourceWon = { cardWon: 0, couponWon: 0, pointWon: 0, coinWon: 0 };

/** The sources of `qty` pieces: whole won, never more than is left, the last piece takes the rest. */
function takePieces(line: RefundLine, qty: number): SourceWon {
  if (qty === line.leftQty) return line.left;
  const weights = [line.left.cardWon, line.left.couponWon, line.left.pointWon, line.left.coinWon];
  const [cardWon = 0, couponWon = 0, pointWon = 0, coinWon = 0] = splitWon(
    line.unitPriceWon * qty,
    weights,
  );
  return { cardWon, couponWon, pointWon, coinWon };
}

const feeOf = (group: RefundGroup, lines: readonly (RefundLine & { staysQty: number })[]) => {
  const loads = new Map<number, DeliveryLoad>();
  for (const line of lines) {
    const load = loads.get(line.policyNo) ?? { goodsWon: 0, qty: 0 };
    loads.set(line.policyNo, {
      goodsWon: load.goodsWon + line.unitPriceWon * line.staysQty,
      qty: load.qty + line.staysQty,
    });
  }
  return bundleFeeWon(group.rule, loads);
};

/**
 * What goes back when these pieces are canceled before shipping. The estimate a shopper sees and the
 * refund itself are both this function.
 *
 * - A group that empties gets its delivery fee back.
 * - A group that falls below its free-delivery amount by the buyer's choice pays the fee out of the refund,
 *   card first, then coins, then points, as far as there is money.
 * - The coupon comes back when every line it lowered is gone (one that lowered delivery: every line). Whether
 *   there was a coupon at all is the caller's to know.
 * @throws RangeError when a line has fewer pieces left than requested.
 */
export function refundOf(
  lines: readonly RefundLine[],
  groups: readonly RefundGroup[],
  cancels: readonly { itemNo: number; qty: number }[],
  fault: 'BUYER' | 'SELLER',
): Refund {
  const wanted = new Map(cancels.map(({ itemNo, qty }) => [itemNo, qty]));
  const after = lines.map((line) => {
    const qty = wanted.get(line.itemNo) ?? 0;
    if (qty < 0 || qty > line.leftQty)
      throw new RangeError(`Line ${line.itemNo} has no ${qty} left.`);
    return { ...line, qty, staysQty: line.leftQty - qty };
  });
  if (after.every((line) => line.qty === 0)) throw new RangeError('Nothing is canceled.');
  const refundedLines = after
    .filter((line) => line.qty > 0)
    .map((line) => ({ itemNo: line.itemNo, qty: line.qty, ...takePieces(line, line.qty) }));

  const back = { ...zeroWon };
  for (const part of refundedLines) {
    back.cardWon += part.cardWon;
    back.couponWon += part.couponWon;
    back.pointWon += part.pointWon;
    back.coinWon += part.coinWon;
  }
  let deliveryWon = 0;
  let clawbackWon = 0;
  const groupsAfter = groups.map((group) => {
    const groupLines = after.filter((line) => line.groupNo === group.groupNo);
    const charged = { ...group.charged };
    if (!groupLines.some((line) => line.qty > 0)) return { groupNo: group.groupNo, charged };
    if (groupLines.every((line) => line.staysQty === 0)) {
      deliveryWon += charged.cardWon + charged.pointWon + charged.coinWon;
      back.cardWon += charged.cardWon;
      back.pointWon += charged.pointWon;
      back.coinWon += charged.coinWon;
      return { groupNo: group.groupNo, charged: { ...zeroWon } };
    }
    if (fault === 'SELLER') return { groupNo: group.groupNo, charged };
    const chargedWon = charged.cardWon + charged.pointWon + charged.coinWon + charged.couponWon;
    let missing = feeOf(group, groupLines) + group.areaFeeWon - chargedWon;
    for (const source of ['cardWon', 'coinWon', 'pointWon'] as const) {
      if (missing <= 0) break;
      const part = Math.min(missing, back[source]);
      back[source] -= part;
      charged[source] += part;
      clawbackWon += part;
      missing -= part;
    }
    return { groupNo: group.groupNo, charged };
  });
  const couponLines = after.filter((line) => line.hadCoupon);
  return {
    goodsWon: sumWon(after.map((line) => line.unitPriceWon * line.qty)),
    couponWon: back.couponWon,
    deliveryWon,
    deliveryClawbackWon: clawbackWon,
    refundWon: back.cardWon,
    pointBackWon: back.pointWon,
    coinBackWon: back.coinWon,
    isCouponBack:
      couponLines.length === 0
        ? after.every((line) => line.staysQty === 0)
        : couponLines.some((line) => line.qty > 0) &&
          couponLines.every((line) => line.staysQty === 0),
    lines: refundedLines,
    groups: groupsAfter,
  };
}
