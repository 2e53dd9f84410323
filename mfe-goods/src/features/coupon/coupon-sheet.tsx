import { BottomSheet } from '@shop/shared/ui';
import { CouponList, TakeAllButton, useIssuableCoupons } from './coupon-list';

export interface CouponSheetProps {
  open: boolean;
  onClose: () => void;
  goodsNo: number;
  isBusy: boolean;
  onTake: (couponNos: readonly number[]) => void;
}

/** 쿠폰 받기: the coupons for these goods, largest saving first. */
export function CouponSheet({ open, onClose, goodsNo, isBusy, onTake }: CouponSheetProps) {
  const issuable = useIssuableCoupons(goodsNo, open);
  const list = { issuable, isBusy, onTake };
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="쿠폰 받기"
      footer={issuable.available.length > 1 && <TakeAllButton {...list} />}
    >
      <CouponList {...list} />
    </BottomSheet>
  );
}
