import { sumWon } from '@shop/shared/domain';
import { type BundleRule, bundleFeeWon, type DeliveryLoad } from './delivery-fee';
import { splitWon } from './split-won';

/** Money by the source it came from. */
export interface SourceWon {
  cardWon: number;
  couponWon: number;
  pointWon: number;
  coinWon: number;
  giftCardWon: number;
}

/** A coupon of the order that the member has not got back yet. */
export interface RefundCoupon {
  issueNo: number;
  /** The lines that it lowered; null for one that lowered delivery. */
  itemNos: readonly number[] | null;
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
  /** Back by the way it was paid. */
  refundWon: number;
  pointBackWon: number;
  coinBackWon: number;
  giftCardBackWon: number;
  /** Issue numbers of the coupons that the member gets back. */
  couponsBack: number[];
  lines: ({ itemNo: number; qty: number } & SourceWon)[];
  /** What is charged for delivery afterwards. */
  groups: { groupNo: number; charged: RefundGroup['charged'] }[];
}

const sources = ['cardWon', 'couponWon', 'pointWon', 'coinWon', 'giftCardWon'] as const;
/** In this order a lost free delivery is paid. */
const clawbackSources = ['cardWon', 'giftCardWon', 'coinWon', 'pointWon'] as const;
const zeroWon: SourceWon = { cardWon: 0, couponWon: 0, pointWon: 0, coinWon: 0, giftCardWon: 0 };

const addTo = (sum: SourceWon, part: SourceWon): void => {
  for (const source of sources) sum[source] += part[source];
};

/** The sources of `qty` pieces: whole won, never more than is left, the last piece takes the rest. */
function takePieces(line: RefundLine, qty: number): SourceWon {
  if (qty === line.leftQty) return line.left;
  const weights = sources.map((source) => line.left[source]);
  const parts = splitWon(line.unitPriceWon * qty, weights);
  const taken = { ...zeroWon };
  for (const [at, source] of sources.entries()) taken[source] = parts[at] ?? 0;
  return taken;
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
 *   card first, then gift cards, coins, points, as far as there is money.
 * - A coupon comes back when every line it lowered is gone (one that lowered delivery: every line).
 * @throws RangeError when a line has fewer pieces left than requested.
 */
export function refundOf(
  lines: readonly RefundLine[],
  groups: readonly RefundGroup[],
  coupons: readonly RefundCoupon[],
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
  for (const part of refundedLines) addTo(back, part);
  const couponWon = back.couponWon;
  let deliveryWon = 0;
  let clawbackWon = 0;
  const groupsAfter = groups.map((group) => {
    const groupLines = after.filter((line) => line.groupNo === group.groupNo);
    const charged = { ...group.charged };
    if (!groupLines.some((line) => line.qty > 0)) return { groupNo: group.groupNo, charged };
    if (groupLines.every((line) => line.staysQty === 0)) {
      deliveryWon += sumWon(clawbackSources.map((source) => charged[source]));
      addTo(back, charged);
      return { groupNo: group.groupNo, charged: { ...zeroWon } };
    }
    if (fault === 'SELLER') return { groupNo: group.groupNo, charged };
    const chargedWon = sumWon(sources.map((source) => charged[source]));
    let missing = feeOf(group, groupLines) + group.areaFeeWon - chargedWon;
    for (const source of clawbackSources) {
      if (missing <= 0) break;
      const part = Math.min(missing, back[source]);
      back[source] -= part;
      charged[source] += part;
      clawbackWon += part;
      missing -= part;
    }
    return { groupNo: group.groupNo, charged };
  });
  const comesBack = ({ itemNos }: RefundCoupon): boolean => {
    const lowered = after.filter((line) => itemNos === null || itemNos.includes(line.itemNo));
    return lowered.some((line) => line.qty > 0) && lowered.every((line) => line.staysQty === 0);
  };
  return {
    goodsWon: sumWon(after.map((line) => line.unitPriceWon * line.qty)),
    couponWon,
    deliveryWon,
    deliveryClawbackWon: clawbackWon,
    refundWon: back.cardWon,
    pointBackWon: back.pointWon,
    coinBackWon: back.coinWon,
    giftCardBackWon: back.giftCardWon,
    couponsBack: coupons.filter(comesBack).map((coupon) => coupon.issueNo),
    lines: refundedLines,
    groups: groupsAfter,
  };
}
