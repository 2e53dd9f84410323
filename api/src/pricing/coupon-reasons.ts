import type { CouponCombination } from './coupon-combination';
import { type CouponOrder, targetLines, unusableReason } from './coupon-order';
import { type CouponRule, couponKindNames, isLineCoupon } from './coupon-rule';

/** Coupons of different groups cannot be used together. */
export const mixesGroups = (coupons: readonly CouponRule[]): boolean =>
  new Set(coupons.map((coupon) => coupon.stackableGroup)).size > 1;

/** The name, and 쿠폰 once: most names end with it. */
const quoted = (name: string): string => (name.endsWith('쿠폰') ? `‘${name}’` : `‘${name}’ 쿠폰`);

/** Why a coupon is not in a combination for this order; null for one that is, or that could be added. */
export function leftOutReason(
  coupon: CouponRule,
  order: CouponOrder,
  { taken }: CouponCombination,
): string | null {
  if (taken.some((one) => one.coupon.issueNo === coupon.issueNo)) return null;
  const unusable = unusableReason(coupon, order);
  if (unusable) return unusable;
  const other = taken.find((one) => one.coupon.stackableGroup !== coupon.stackableGroup);
  if (other) return `${quoted(other.coupon.name)}과 함께 사용할 수 없어요`;
  const sameKind = taken.filter((one) => one.coupon.kind === coupon.kind);
  if (sameKind.length === 0) return null;
  if (!isLineCoupon(coupon)) {
    return `${couponKindNames[coupon.kind]} 쿠폰은 한 주문에 한 장만 사용할 수 있어요`;
  }
  const occupied = new Set(sameKind.flatMap((one) => [...one.savings.keys()]));
  const isFull = targetLines(coupon, order).every((at) => occupied.has(order.lines[at]?.key ?? ''));
  return isFull ? '이 상품에는 다른 쿠폰을 이미 적용했어요' : null;
}
