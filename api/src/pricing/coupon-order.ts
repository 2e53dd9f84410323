import { formatWon, sumWon } from '@shop/shared/domain';
import { type CouponRule, isLineCoupon, isTarget } from './coupon-rule';
import type { DeliveryUnit } from './delivery-units';
import { lineWon, type PricedLine, type PricedSku } from './priced-sku';

/** An order as coupons see it: amounts before any coupon, with the key of each price part. */
export interface CouponOrder {
  lines: { key: string; sellable: PricedSku; amountWon: number }[];
  /** Delivery fees above 0, without area fees. */
  fees: { key: string; amountWon: number }[];
  goodsWon: number;
  /** The chosen card is the mall's own, which CARD coupons need. */
  isOwnCard: boolean;
  now: Date;
}

export const lineKey = (sellable: PricedSku): string => `i${sellable.skuNo}`;
export const unitFeeKey = (unit: DeliveryUnit): string => `d${unit.key}`;

export function couponOrderOf(
  lines: readonly PricedLine[],
  units: readonly DeliveryUnit[],
  context: { isOwnCard: boolean; now: Date },
): CouponOrder {
  return {
    lines: lines.map((line) => ({
      key: lineKey(line.sellable),
      sellable: line.sellable,
      amountWon: lineWon(line),
    })),
    fees: units
      .filter((unit) => unit.feeWon > 0)
      .map((unit) => ({ key: unitFeeKey(unit), amountWon: unit.feeWon })),
    goodsWon: sumWon(lines.map(lineWon)),
    ...context,
  };
}

/**
 * The positions of the lines that a coupon may lower. Its least amount is compared with amounts before any
 * coupon, so that one coupon never makes another unusable.
 */
export function targetLines(coupon: CouponRule, order: CouponOrder): number[] {
  const targets = order.lines.flatMap((line, at) => (isTarget(coupon, line.sellable) ? [at] : []));
  if (!isLineCoupon(coupon)) return targets;
  return targets.filter((at) => (order.lines[at]?.amountWon ?? 0) >= coupon.minOrderWon);
}

const tooLittle = (coupon: CouponRule, baseWon: number): string | null =>
  baseWon >= coupon.minOrderWon
    ? null
    : `${formatWon(coupon.minOrderWon - baseWon)} 더 담으면 사용할 수 있어요 (최소 ${formatWon(coupon.minOrderWon)})`;

function amountReason(coupon: CouponRule, order: CouponOrder): string | null {
  if (coupon.kind === 'DELIVERY') {
    return (
      tooLittle(coupon, order.goodsWon) ??
      (order.fees.length === 0 ? '배송비가 없는 주문이에요' : null)
    );
  }
  const amounts = order.lines
    .filter((line) => isTarget(coupon, line.sellable))
    .map((line) => line.amountWon);
  if (amounts.length === 0) return '쿠폰을 쓸 수 있는 상품이 없어요';
  return tooLittle(coupon, isLineCoupon(coupon) ? Math.max(...amounts) : sumWon(amounts));
}

const places: Record<string, string> = { '10': 'PC 웹', '20': '모바일 웹', '30': '앱' };

const placesOf = ({ otherPlatforms }: CouponRule): string =>
  otherPlatforms.map((platform) => places[platform] ?? '다른 곳').join('·');

/** Why a coupon cannot be used on this order at all; null when it can. */
export function unusableReason(coupon: CouponRule, order: CouponOrder): string | null {
  if (coupon.useFrom && coupon.useFrom > order.now) return '아직 사용 기간이 아니에요';
  if (coupon.otherPlatforms.length > 0) return `${placesOf(coupon)}에서만 쓸 수 있는 쿠폰이에요`;
  if (coupon.kind === 'CARD' && !order.isOwnCard) return '행사 카드로 결제할 때 사용할 수 있어요';
  return amountReason(coupon, order);
}
