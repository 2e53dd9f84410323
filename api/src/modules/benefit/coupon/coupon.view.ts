import type { SheetCoupon } from '@shop/shared/contracts';
import type { CouponEffect } from '../../../pricing';
import { type HeldCoupon, toMemberCoupon } from './coupon.repository';

export const toSheetCoupon = (coupon: HeldCoupon, effect: CouponEffect): SheetCoupon => {
  const { targets: _targets, excludes: _excludes, useFrom: _useFrom, ...row } = coupon;
  return {
    ...toMemberCoupon(row),
    isUsable: effect.savingWon > 0,
    savingWon: effect.savingWon,
    reason: effect.reason,
  };
};
