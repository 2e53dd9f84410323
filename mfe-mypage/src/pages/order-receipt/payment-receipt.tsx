import { type OrderClaimPayment, type OrderDetail, site } from '@shop/shared/contracts';
import { dottedDateTime, isPaidState } from '@shop/shared/domain';
import { EmptyState, InfoTable, wonFigure } from '@shop/shared/ui';
import { NO_CASH_RECEIPT } from '../../features/order/no-cash-receipt';
import styles from './order-receipt.module.css';
import { ReceiptSellers } from './receipt-sellers';
import { taxRows } from './vat';

interface Row {
  key: string;
  value: string;
}

const installmentText = (months: number): string => (months > 1 ? `${months}개월` : '일시불');

/** A payment for a return or exchange, with what went back of it. */
const claimRows = (payment: OrderClaimPayment): Row[] => {
  const name = `${payment.kindName} 비용`;
  const by = [payment.methodName, payment.cardName, payment.approvedNo].filter(Boolean);
  return [
    { key: `${name} 결제`, value: by.join(' · ') },
    ...(payment.approvedAt
      ? [{ key: `${name} 일시`, value: dottedDateTime(payment.approvedAt) }]
      : []),
    { key: `${name} 금액`, value: `${wonFigure(payment.payWon)}원` },
    ...(payment.canceledWon > 0
      ? [{ key: `${name} 취소`, value: `${wonFigure(payment.canceledWon)}원` }]
      : []),
  ];
};

/** 결제 영수증: what was charged in all payments, with the tax in it, and what went back since. */
export function PaymentReceipt({ order }: { order: OrderDetail }) {
  const { payment, amounts, claimPayments } = order;
  if (!payment?.approvedAt)
    return <EmptyState title="아직 결제하지 않은 주문이에요" reason="결제한 뒤 다시 열어 주세요" />;
  if (!isPaidState(payment.state))
    return (
      <EmptyState
        title="영수증을 볼 수 없는 주문이에요"
        reason="결제가 취소되어 증빙으로 쓸 수 없어요"
      />
    );
  const paidWon = payment.payWon + amounts.claimPaidWon - amounts.refundedWon;
  const rows: Row[] = [
    { key: '상점', value: site.name },
    { key: '주문번호', value: order.orderNo },
    { key: '상품', value: order.items.map(({ goodsName }) => goodsName).join(', ') },
    { key: '결제 수단', value: [payment.methodName, payment.cardName].filter(Boolean).join(' · ') },
    ...(payment.method === 'CARD'
      ? [{ key: '할부', value: installmentText(payment.installmentMonths) }]
      : []),
    ...(payment.approvedNo ? [{ key: '승인번호', value: payment.approvedNo }] : []),
    { key: '승인 일시', value: dottedDateTime(payment.approvedAt) },
    { key: '승인 금액', value: `${wonFigure(payment.payWon)}원` },
    ...(payment.canceledWon > 0
      ? [{ key: '취소 금액', value: `${wonFigure(payment.canceledWon)}원` }]
      : []),
    ...claimPayments.flatMap(claimRows),
    ...taxRows(paidWon, amounts.taxFreeWon).map(({ key, won }) => ({
      key,
      value: `${wonFigure(won)}원`,
    })),
  ];
  return (
    <>
      <InfoTable caption="결제 영수증" rows={rows} />
      <ReceiptSellers sellers={order.sellers} />
      {claimPayments.length > 0 && <p className={styles.note}>{NO_CASH_RECEIPT}</p>}
    </>
  );
}
