import { useWhenIdle } from '@shop/shared/app';
import type { GoodsDetail } from '@shop/shared/contracts';
import { ChevronRightIcon, DownloadIcon, lazy, useSheet, Won } from '@shop/shared/ui';
import { COUPON_SHEET, useCouponDownload } from '../../features/coupon/use-coupon-download';
import { PRELOAD_DELAY_MS } from '../../features/deferred/preload-delay';
import { bestPriceLabel } from '../../features/price/best-price-label';
import styles from './facts.module.css';

const benefitSheet = lazy(() =>
  import(/* webpackChunkName: "goods.benefit-sheet" */ '../../features/price/benefit-sheet').then(
    ({ BenefitSheet }) => BenefitSheet,
  ),
);

const couponSheet = lazy(() =>
  import(/* webpackChunkName: "goods.coupon-sheet" */ '../../features/coupon/coupon-sheet').then(
    ({ CouponSheet }) => CouponSheet,
  ),
);

/**
 * The best price and that with the mall's own card, with buttons for their calculation and the coupons. What is sold out promises no
 * price.
 */
export function BenefitLine({ goods }: { goods: GoodsDetail }) {
  const { price, coupons, goodsNo } = goods;
  const benefits = useSheet('benefit');
  const withCard = useSheet('card-benefit');
  const couponList = useSheet(COUPON_SHEET);
  const download = useCouponDownload(goodsNo);
  const isIdle = useWhenIdle(PRELOAD_DELAY_MS);
  const hasBest = price.bestPriceWon < price.salePriceWon;
  const { cardOffer } = price;
  if (goods.soldOut || (!hasBest && !cardOffer && coupons.length === 0)) return null;
  return (
    <div className={styles.benefit}>
      {hasBest && (
        <button
          type="button"
          className={styles.benefitRow}
          aria-haspopup="dialog"
          onPointerEnter={benefitSheet.preload}
          onClick={benefits.open}
        >
          {bestPriceLabel(price)}
          <strong>
            <Won amountWon={price.bestPriceWon} />
          </strong>
          <ChevronRightIcon size={18} />
        </button>
      )}
      {cardOffer && (
        <button
          type="button"
          className={styles.benefitRow}
          aria-haspopup="dialog"
          onPointerEnter={benefitSheet.preload}
          onClick={withCard.open}
        >
          {cardOffer.cardName}로 사면
          <strong>
            <Won amountWon={cardOffer.priceWon} />
          </strong>
          <ChevronRightIcon size={18} />
        </button>
      )}
      {coupons.length > 0 && (
        <button
          type="button"
          className={styles.benefitRow}
          aria-haspopup="dialog"
          onPointerEnter={couponSheet.preload}
          onClick={couponList.open}
        >
          쿠폰 받기
          <span className={styles.soft}>{coupons.length}장</span>
          <DownloadIcon size={18} />
        </button>
      )}
      {(isIdle || benefits.isOpen) && (
        <benefitSheet.Component open={benefits.isOpen} onClose={benefits.close} price={price} />
      )}
      {cardOffer && (isIdle || withCard.isOpen) && (
        <benefitSheet.Component
          open={withCard.isOpen}
          onClose={withCard.close}
          price={price}
          isWithCard
        />
      )}
      {(isIdle || couponList.isOpen) && (
        <couponSheet.Component
          open={couponList.isOpen}
          onClose={couponList.close}
          goodsNo={goodsNo}
          isBusy={download.isBusy}
          onTake={download.take}
        />
      )}
    </div>
  );
}
