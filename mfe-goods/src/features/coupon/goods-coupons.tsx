import { type GoodsCouponsProps, paths } from '@shop/shared/contracts';
import { CouponSheet } from './coupon-sheet';
import { useCouponDownload } from './use-coupon-download';

/** 쿠폰 받기 with everything that it needs, for members. */
export function GoodsCoupons({ goodsNo, open, onClose, onTaken }: GoodsCouponsProps) {
  const { take, isBusy } = useCouponDownload(goodsNo, { returnTo: paths.basket(), onTaken });
  return (
    <CouponSheet open={open} onClose={onClose} goodsNo={goodsNo} isBusy={isBusy} onTake={take} />
  );
}
