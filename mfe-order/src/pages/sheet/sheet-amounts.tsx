import type { SheetAmounts as Amounts } from '@shop/shared/contracts';
import { PriceLine, PriceLines, wonFigure } from '@shop/shared/ui';
import styles from './sheet-amounts.module.css';

/** Amounts line by line, computed by the server. */
export function SheetAmounts({
  amounts,
  taxFreeWon,
  hasPendingMutation,
}: {
  amounts: Amounts;
  taxFreeWon: number;
  hasPendingMutation: boolean;
}) {
  return (
    <section className={styles.amounts} aria-label="결제 금액" aria-busy={hasPendingMutation}>
      <h2 className={styles.title}>결제 금액</h2>
      <PriceLines>
        <PriceLine label="상품 금액" amountWon={amounts.listWon} />
        <Saved label="상품 할인" amountWon={amounts.discountWon} />
        <Saved label="쿠폰 할인" amountWon={amounts.couponWon - amounts.deliveryCouponWon} />
        <Used label="포인트 사용" amountWon={amounts.pointWon} />
        <Used label="코인 사용" amountWon={amounts.coinWon} />
        <Used label="상품권 사용" amountWon={amounts.giftCardWon} />
        <PriceLine
          label="배송비"
          amountWon={amounts.deliveryWon}
          text={amounts.deliveryWon === 0 ? '무료' : undefined}
        />
        {amounts.areaFeeWon > 0 && (
          <PriceLine label="도서산간 추가" amountWon={amounts.areaFeeWon} />
        )}
        <Saved label="배송비 쿠폰" amountWon={amounts.deliveryCouponWon} />
        <PriceLine label="총 결제 금액" amountWon={amounts.payWon} isTotal />
      </PriceLines>
      {taxFreeWon > 0 && (
        <p className={styles.note}>부가세 면세 상품 {wonFigure(taxFreeWon)}원 포함</p>
      )}
      {amounts.earnPointWon > 0 && (
        <p className={styles.earn}>구매확정 시 {wonFigure(amounts.earnPointWon)}P 적립</p>
      )}
    </section>
  );
}

function Saved({ label, amountWon }: { label: string; amountWon: number }) {
  return amountWon > 0 ? <PriceLine label={label} amountWon={-amountWon} tone="saved" /> : null;
}

/** A means of payment, not a discount: the sale color is only for discounts. */
function Used({ label, amountWon }: { label: string; amountWon: number }) {
  return amountWon > 0 ? <PriceLine label={label} amountWon={-amountWon} /> : null;
}
