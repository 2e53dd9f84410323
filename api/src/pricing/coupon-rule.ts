import type { CouponTerms } from './coupon-saving';
import type { PricedSku } from './priced-sku';

/**
 * GOODS and DUPLICATE lower one line each, a DUPLICATE on top of a GOODS coupon. BASKET and CARD lower all
 * lines they are for, DELIVERY the delivery fees.
 */
export type CouponKind = 'GOODS' | 'DUPLICATE' | 'BASKET' | 'DELIVERY' | 'CARD';

/** The Korean name of each kind, without 쿠폰, in the sequence in which they are applied. */
export const couponKindNames: Record<CouponKind, string> = {
  GOODS: '상품',
  DUPLICATE: '중복',
  BASKET: '장바구니',
  CARD: '카드',
  DELIVERY: '배송비',
};

/** ME035: 10 goods, 20 brand, 30 planned shop. */
export interface CouponTarget {
  type: '10' | '20' | '30';
  no: number;
}

/** What decides where and how much a coupon saves, and what it combines with. */
export interface CouponRule extends CouponTerms {
  issueNo: number;
  couponNo: number;
  name: string;
  kind: CouponKind;
  /** Coupons combine within one group only; null is the common group. */
  stackableGroup: string | null;
  /** Null: the coupon is for everything that is not excluded. */
  targetType: CouponTarget['type'] | null;
  targets: CouponTarget[];
  excludes: CouponTarget[];
  useFrom: Date | null;
  /** Platforms (ME026) of which the order's is none; empty when the coupon fits the order's. */
  otherPlatforms: readonly string[];
}

const isNamed = (list: readonly CouponTarget[], sellable: PricedSku): boolean =>
  list.some(
    ({ type, no }) =>
      (type === '10' && no === sellable.goodsNo) ||
      (type === '20' && no === sellable.brandNo) ||
      (type === '30' && sellable.planShopNos.includes(no)),
  );

/** May this coupon lower this line? */
export const isTarget = (coupon: CouponRule, sellable: PricedSku): boolean =>
  (coupon.targetType === null || isNamed(coupon.targets, sellable)) &&
  !isNamed(coupon.excludes, sellable);

export const isLineCoupon = ({ kind }: CouponRule): boolean =>
  kind === 'GOODS' || kind === 'DUPLICATE';
