import type { SheetCoupon } from '@shop/shared/contracts';
import { type HeldCoupon, toMemberCoupon } from './coupon.repository';

/** A coupon of the member, compared with a combination of the sheet. */
export const toSheetCoupon = (
  coupon: HeldCoupon,
  effect: Pick<SheetCoupon, 'isUsable' | 'isTaken' | 'savingWon' | 'goodsName' | 'reason'>,
): SheetCoupon => {
  const {
    targets: _targets,
    excludes: _excludes,
    useFrom: _useFrom,
    otherPlatforms: _otherPlatforms,
    stackableGroup,
    ...row
  } = coupon;
  return { ...toMemberCoupon(row), ...effect, stackableGroup };
};
