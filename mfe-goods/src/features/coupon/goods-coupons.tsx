import { useModalParam } from '@shop/shared/app';
import { type Fragments, paths } from '@shop/shared/contracts';
import { CouponSheet } from './coupon-sheet';
import { useCouponDownload } from './use-coupon-download';

/** 쿠폰 받기 with everything that it needs, for members. */
export function GoodsCoupons({ goodsNo, modalId }: Fragments['goods/coupons']) {
  const { isOpen, close } = useModalParam(modalId);
  const { take, isBusy } = useCouponDownload(goodsNo, { returnTo: paths.basket() });
  return (
    <CouponSheet open={isOpen} onClose={close} goodsNo={goodsNo} isBusy={isBusy} onTake={take} />
  );
}
