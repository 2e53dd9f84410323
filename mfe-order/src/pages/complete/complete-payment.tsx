import type { OrderPayment } from '@shop/shared/contracts';
import { dottedDateTime, isAllDigital } from '@shop/shared/domain';
import { PriceLine, PriceLines, wonFigure } from '@shop/shared/ui';
import type { CompletedOrder } from '../../features/order/order.queries';
import styles from './complete.module.css';

export function CompletePayment({ order }: { order: CompletedOrder }) {
  const { amounts, items, payment, recommendation } = order;
  return (
    <section className={styles.payment} aria-label="결제 정보">
      <h2 className={styles.title}>결제 정보</h2>
      <PriceLines>
        <PriceLine label="상품 금액" amountWon={amounts.listWon} />
        <Saved label="상품 할인" amountWon={amounts.discountWon} />
        <Saved label="쿠폰 할인" amountWon={amounts.couponWon} note={amounts.couponName} />
        <Used label="포인트 사용" amountWon={amounts.pointWon} />
        <Used label="코인 사용" amountWon={amounts.coinWon} />
        <Used label="상품권 사용" amountWon={amounts.giftCardWon} />
        {!isAllDigital(items) && (
          <PriceLine
            label="배송비"
            amountWon={amounts.deliveryWon}
            text={amounts.deliveryWon === 0 ? '무료' : undefined}
          />
        )}
        {amounts.areaFeeWon > 0 && (
          <PriceLine label="도서산간 추가" amountWon={amounts.areaFeeWon} />
        )}
        <PriceLine label="결제 금액" amountWon={amounts.payWon} isTotal />
      </PriceLines>
      {payment && <p className={styles.method}>{methodWords(payment)}</p>}
      {payment?.cashReceipt && (
        <p className={styles.method}>
          현금영수증 {payment.cashReceipt.typeName} · {payment.cashReceipt.numberMasked} ·{' '}
          {payment.cashReceipt.stateName}
        </p>
      )}
      {recommendation && (
        <p className={styles.method}>
          추천코드 {recommendation.code} · 구매확정 시 코인 {wonFigure(recommendation.coinWon)}원
        </p>
      )}
      {amounts.earnPointWon > 0 && (
        <p className={styles.earn}>구매확정 시 {wonFigure(amounts.earnPointWon)}P 적립</p>
      )}
    </section>
  );
}

function methodWords(payment: OrderPayment): string {
  const months =
    payment.installmentMonths > 1
      ? `${payment.installmentMonths}개월${payment.isInterestFree ? ' 무이자' : ''}`
      : '일시불';
  return [
    payment.method === 'CARD' ? payment.cardName : payment.methodName,
    payment.method === 'CARD' ? months : payment.cardName,
    payment.approvedAt &&
      `${dottedDateTime(payment.approvedAt)} ${payment.method === 'VIRTUAL_ACCOUNT' ? '입금' : '승인'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface SavedProps {
  label: string;
  amountWon: number;
  note?: string | null;
}

function Saved({ label, amountWon, note }: SavedProps) {
  return amountWon > 0 ? (
    <PriceLine label={label} amountWon={-amountWon} tone="saved" note={note || undefined} />
  ) : null;
}

/** A means of payment, not a discount: the sale color is only for discounts. */
function Used({ label, amountWon }: { label: string; amountWon: number }) {
  return amountWon > 0 ? <PriceLine label={label} amountWon={-amountWon} /> : null;
}
