import type { OrderDetail } from '@shop/shared/contracts';
import { isAllDigital } from '@shop/shared/domain';
import { PriceLine, PriceLines, wonFigure } from '@shop/shared/ui';
import styles from './order-detail.module.css';

/** In these states no more points will be earned. */
const settled: readonly OrderDetail['state'][] = [
  'BUY_CONFIRM',
  'CANCEL_DONE',
  'PAY_FAIL',
  'EXPIRED',
];

/** Amounts of the order, line by line. */
export function OrderMoney({ order }: { order: OrderDetail }) {
  const { amounts } = order;
  // The expected points cover the whole order, so they no longer apply after a partial refund.
  const willEarn = order.refunds.length === 0 && !settled.includes(order.state);
  return (
    <section className={styles.money} aria-labelledby="order-money">
      <h2 id="order-money">결제 금액</h2>
      <PriceLines>
        <PriceLine label="상품 금액" amountWon={amounts.listWon} />
        {amounts.discountWon > 0 && (
          <PriceLine label="상품 할인" amountWon={-amounts.discountWon} tone="saved" />
        )}
        {amounts.couponWon > 0 && (
          <PriceLine
            label="쿠폰 할인"
            amountWon={-amounts.couponWon}
            tone="saved"
            note={amounts.couponName || undefined}
          />
        )}
        {amounts.pointWon > 0 && <PriceLine label="포인트 사용" amountWon={-amounts.pointWon} />}
        {amounts.coinWon > 0 && <PriceLine label="코인 사용" amountWon={-amounts.coinWon} />}
        {amounts.giftCardWon > 0 && (
          <PriceLine label="상품권 사용" amountWon={-amounts.giftCardWon} />
        )}
        {!isAllDigital(order.items) && (
          <PriceLine
            label="배송비"
            amountWon={amounts.deliveryWon}
            text={amounts.deliveryWon === 0 ? '무료' : undefined}
          />
        )}
        {amounts.areaFeeWon > 0 && (
          <PriceLine label="도서산간 추가" amountWon={amounts.areaFeeWon} />
        )}
        <PriceLine label="총 결제 금액" amountWon={amounts.payWon} isTotal />
        {amounts.claimPaidWon > 0 && (
          <PriceLine label="반품·교환 비용 결제" amountWon={amounts.claimPaidWon} />
        )}
        {amounts.refundedWon > 0 && (
          <PriceLine label="환불된 금액" amountWon={-amounts.refundedWon} />
        )}
        {amounts.claimPaidWon > 0 && (
          <PriceLine
            label="남은 결제 금액"
            amountWon={amounts.payWon + amounts.claimPaidWon - amounts.refundedWon}
            isTotal
          />
        )}
      </PriceLines>
      {willEarn && amounts.earnPointWon > 0 && (
        <p className={styles.earn}>구매확정 시 {wonFigure(amounts.earnPointWon)}P 적립</p>
      )}
    </section>
  );
}
