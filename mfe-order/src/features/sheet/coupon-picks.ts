import type { CouponKind, SheetCoupon } from '@shop/shared/contracts';

/** Kinds in the order in which they are applied. */
export const couponKinds: readonly { kind: CouponKind; title: string; rule: string }[] = [
  { kind: 'GOODS', title: '상품 쿠폰', rule: '상품마다 한 장' },
  { kind: 'DUPLICATE', title: '중복 쿠폰', rule: '상품 쿠폰에 더해 한 장' },
  { kind: 'BASKET', title: '장바구니 쿠폰', rule: '한 주문에 한 장' },
  { kind: 'CARD', title: '카드 쿠폰', rule: '한 주문에 한 장' },
  { kind: 'DELIVERY', title: '배송비 쿠폰', rule: '한 주문에 한 장' },
];

const isOncePerOrder = (kind: CouponKind): boolean => kind !== 'GOODS' && kind !== 'DUPLICATE';

/**
 * Adds or removes a coupon. An added one replaces those that it cannot be used with: of another group, and of
 * its own kind where an order takes one.
 */
export function togglePick(
  picked: readonly number[],
  coupon: SheetCoupon,
  coupons: readonly SheetCoupon[],
): number[] {
  if (picked.includes(coupon.issueNo)) return picked.filter((no) => no !== coupon.issueNo);
  const staying = coupons.filter(
    ({ issueNo, kind, stackableGroup }) =>
      picked.includes(issueNo) &&
      stackableGroup === coupon.stackableGroup &&
      !(kind === coupon.kind && isOncePerOrder(kind)),
  );
  return [...staying.map(({ issueNo }) => issueNo), coupon.issueNo];
}
