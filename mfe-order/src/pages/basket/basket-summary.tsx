import type { BasketTotals } from '@shop/shared/contracts';
import { PriceLine, PriceLines } from '@shop/shared/ui';
import styles from './basket-summary.module.css';
import { OwnCardLine } from './own-card-line';

/** Totals of the selected items, computed by the server; dimmed while an update is pending. */
export function BasketSummary({
  totals,
  hasPendingMutation,
  hasCoupons,
}: {
  totals: BasketTotals;
  hasPendingMutation: boolean;
  /** A line shows the price with coupons, which these totals leave to the order sheet. */
  hasCoupons: boolean;
}) {
  return (
    <section className={styles.summary} aria-label="결제 예정 금액" aria-busy={hasPendingMutation}>
      <h2 className={styles.title}>결제 예정 금액</h2>
      <PriceLines>
        <PriceLine label="상품 금액" amountWon={totals.listWon} />
        {totals.discountWon > 0 && (
          <PriceLine label="상품 할인" amountWon={-totals.discountWon} tone="saved" />
        )}
        <PriceLine
          label="배송비"
          amountWon={totals.deliveryWon}
          text={totals.deliveryWon === 0 ? '무료' : undefined}
        />
        <PriceLine label="총 결제 예정 금액" amountWon={totals.payWon} isTotal />
      </PriceLines>
      {totals.ownCard && <OwnCardLine offer={totals.ownCard} />}
      {hasCoupons && (
        <p className={styles.note}>쿠폰은 주문서에서 가장 큰 할인으로 자동 적용돼요</p>
      )}
    </section>
  );
}
