import { useModalParam } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { ChevronRightIcon, DownloadIcon, Won } from '@shop/shared/ui';
import { COUPON_SHEET, useCouponDownload } from '../../features/coupon/use-coupon-download';
import { later } from '../../features/later/later';
import styles from './facts.module.css';

const benefitSheet = later(() =>
  import(/* webpackChunkName: "goods.benefit-sheet" */ '../../features/price/benefit-sheet').then(
    ({ BenefitSheet }) => BenefitSheet,
  ),
);

const couponSheet = later(() =>
  import(/* webpackChunkName: "goods.coupon-sheet" */ '../../features/coupon/coupon-sheet').then(
    ({ CouponSheet }) => CouponSheet,
  ),
);

/** 최대혜택가 with its sum behind it, and the coupons that bring it about. */
export function BenefitLine({ goods }: { goods: GoodsDetail }) {
  const { price, coupons, goodsNo } = goods;
  const benefits = useModalParam('benefit');
  const couponList = useModalParam(COUPON_SHEET);
  const download = useCouponDownload(goodsNo);
  const hasBest = price.bestPriceWon < price.salePriceWon;
  if (!hasBest && coupons.length === 0) return null;
  return (
    <div className={styles.benefit}>
      {hasBest && (
        <button
          type="button"
          className={styles.benefitRow}
          aria-haspopup="dialog"
          onPointerEnter={benefitSheet.warm}
          onClick={benefits.open}
        >
          최대혜택가
          <strong>
            <Won amountWon={price.bestPriceWon} />
          </strong>
          <ChevronRightIcon size={18} />
        </button>
      )}
      {coupons.length > 0 && (
        <button
          type="button"
          className={styles.benefitRow}
          aria-haspopup="dialog"
          onPointerEnter={couponSheet.warm}
          onClick={couponList.open}
        >
          쿠폰 받기
          <span className={styles.soft}>{coupons.length}장</span>
          <DownloadIcon size={18} />
        </button>
      )}
      <benefitSheet.Part open={benefits.isOpen} onClose={benefits.close} price={price} />
      <couponSheet.Part
        open={couponList.isOpen}
        onClose={couponList.close}
        goodsNo={goodsNo}
        isBusy={download.isBusy}
        onTake={download.take}
      />
    </div>
  );
}
