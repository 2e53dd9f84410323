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

/** The remainder of a line, source by source: the split stored with the order, less earlier refunds. */
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
  /** Whether the delivery was carried out for some piece, so that its fee is earned. */
  isDelivered: boolean;
}

export interface Refund {
  goodsWon: number;
  couponWon: number;
  deliveryWon: number;
  deliveryClawbackWon: number;
  /** Kept for the way back of returned goods. */
  returnFeeWon: number;
  /** Fees of a return that its refund cannot pay: asked for before the goods are fetched. */
  payWon: number;
  /** The part of `payWon` that pays the way back; the rest is charged for the delivery. */
  paidFeeWon: number;
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
export const zeroWon: SourceWon = {
  cardWon: 0,
  couponWon: 0,
  pointWon: 0,
  coinWon: 0,
  giftCardWon: 0,
};

/** Deducts an amount from a refund, source by source, down to 0. @returns the deduction of each source */
export function keepBack(back: SourceWon, wantedWon: number): SourceWon {
  const kept = { ...zeroWon };
  let missing = wantedWon;
  for (const source of clawbackSources) {
    const part = Math.min(Math.max(missing, 0), back[source]);
    back[source] -= part;
    kept[source] = part;
    missing -= part;
  }
  return kept;
}

const addTo = (sum: SourceWon, part: SourceWon): void => {
  for (const source of sources) sum[source] += part[source];
};

/** The sources of `qty` pieces: whole won, never more than is left, the last piece takes the rest. */
export function takePieces(line: RefundLine, qty: number): SourceWon {
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

/** The fee of sending the pieces of a group that is returned whole, without its free-delivery amount. */
const wayOutFeeOf = (group: RefundGroup, lines: readonly RefundLine[]): number => {
  const loads = new Map<number, DeliveryLoad>();
  for (const { policyNo, leftQty } of lines) {
    const qty = (loads.get(policyNo)?.qty ?? 0) + leftQty;
    loads.set(policyNo, { goodsWon: 0, qty });
  }
  return bundleFeeWon(group.rule, loads) + group.areaFeeWon;
};

export interface Returned {
  /** 반품 배송비, by the buyer's fault. */
  feeWon: number;
  /** False: fees are kept as far as there is money. */
  asksForRest: boolean;
}

/**
 * What goes back when these pieces are canceled before shipping, or returned after delivery. The estimate a shopper sees and the
 * refund itself are both this function.
 *
 * - A group that empties gets its delivery fee back, unless some of it was delivered and the buyer no longer
 *   wants the rest.
 * - A group that falls below its free-delivery amount by the buyer's choice pays the fee out of the refund,
 *   card first, then gift cards, coins, points, as far as there is money.
 * - Goods that are returned by the buyer's choice have been delivered: a group that empties keeps its fee,
 *   pays it where it was free from an amount (왕복), and pays `returned.feeWon` for the way back. What the
 *   refund cannot pay is asked for (`returned.asksForRest`). The seller's fault costs nothing and returns the
 *   first fee.
 * - A coupon comes back when every line it lowered is gone (one that lowered delivery: every line).
 * @throws RangeError when a line has fewer pieces left than requested.
 */
export function refundOf(
  lines: readonly RefundLine[],
  groups: readonly RefundGroup[],
  coupons: readonly RefundCoupon[],
  cancels: readonly { itemNo: number; qty: number }[],
  fault: 'BUYER' | 'SELLER',
  returned?: Returned,
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
  let missingWon = 0;
  const groupsAfter = groups.map((group) => {
    const groupLines = after.filter((line) => line.groupNo === group.groupNo);
    const charged = { ...group.charged };
    if (!groupLines.some((line) => line.qty > 0)) return { groupNo: group.groupNo, charged };
    const isEmptied = groupLines.every((line) => line.staysQty === 0);
    if (isEmptied && !returned && fault === 'BUYER' && group.isDelivered)
      return { groupNo: group.groupNo, charged };
    if (isEmptied && !(returned && fault === 'BUYER')) {
      deliveryWon += sumWon(clawbackSources.map((source) => charged[source]));
      addTo(back, charged);
      return { groupNo: group.groupNo, charged: { ...zeroWon } };
    }
    if (fault === 'SELLER') return { groupNo: group.groupNo, charged };
    const chargedWon = sumWon(sources.map((source) => charged[source]));
    const dueWon = isEmptied
      ? wayOutFeeOf(group, groupLines)
      : feeOf(group, groupLines) + group.areaFeeWon;
    const kept = keepBack(back, dueWon - chargedWon);
    addTo(charged, kept);
    const keptWon = sumWon(sources.map((source) => kept[source]));
    clawbackWon += keptWon;
    const restWon = returned?.asksForRest ? Math.max(dueWon - chargedWon, 0) - keptWon : 0;
    missingWon += restWon;
    charged.cardWon += restWon;
    return { groupNo: group.groupNo, charged };
  });
  const feeWon = fault === 'BUYER' ? (returned?.feeWon ?? 0) : 0;
  const fee = keepBack(back, feeWon);
  const keptFeeWon = sumWon(sources.map((source) => fee[source]));
  const paidFeeWon = returned?.asksForRest ? feeWon - keptFeeWon : 0;
  const comesBack = ({ itemNos }: RefundCoupon): boolean => {
    const lowered = after.filter((line) => itemNos === null || itemNos.includes(line.itemNo));
    return lowered.some((line) => line.qty > 0) && lowered.every((line) => line.staysQty === 0);
  };
  return {
    goodsWon: sumWon(after.map((line) => line.unitPriceWon * line.qty)),
    couponWon,
    deliveryWon,
    deliveryClawbackWon: clawbackWon,
    returnFeeWon: keptFeeWon,
    payWon: missingWon + paidFeeWon,
    paidFeeWon,
    refundWon: back.cardWon,
    pointBackWon: back.pointWon,
    coinBackWon: back.coinWon,
    giftCardBackWon: back.giftCardWon,
    couponsBack: coupons.filter(comesBack).map((coupon) => coupon.issueNo),
    lines: refundedLines,
    groups: groupsAfter,
  };
}
