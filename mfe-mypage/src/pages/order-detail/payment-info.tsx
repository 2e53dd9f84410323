import type { OrderClaimPayment, OrderPayment } from '@shop/shared/contracts';
import { dottedDateTime, formatWon, isPaidState } from '@shop/shared/domain';
import { ButtonLink, InfoTable } from '@shop/shared/ui';
import { NO_CASH_RECEIPT } from '../../features/order/no-cash-receipt';
import { type ReceiptKind, receiptKinds, receiptPath } from '../../features/order/receipt-path';
import styles from './order-detail.module.css';

const installmentText = ({ installmentMonths, isInterestFree }: OrderPayment): string =>
  installmentMonths > 1 ? `${installmentMonths}개월${isInterestFree ? ' 무이자' : ''}` : '일시불';

const receiptKindsOf = ({ cashReceipt }: OrderPayment): ReceiptKind[] =>
  cashReceipt ? ['card', 'statement', 'cash'] : ['card', 'statement'];

interface PaymentInfoProps {
  orderNo: string;
  payment: OrderPayment;
  claimPayments: readonly OrderClaimPayment[];
}

const claimPaymentText = (payment: OrderClaimPayment): string =>
  [
    [payment.methodName, payment.cardName].filter(Boolean).join(' '),
    formatWon(payment.payWon),
    ...(payment.canceledWon > 0 ? [`${formatWon(payment.canceledWon)} 취소`] : []),
  ].join(' · ');

/** How it was paid, and the papers about it. */
export function PaymentInfo({ orderNo, payment, claimPayments }: PaymentInfoProps) {
  const rows = [
    {
      key: '결제 수단',
      value:
        payment.method === 'CARD'
          ? `${payment.cardName ?? '카드'} ${installmentText(payment)}`
          : [payment.methodName, payment.cardName].filter(Boolean).join(' · '),
    },
    { key: '결제 상태', value: payment.stateName },
    ...(payment.approvedAt
      ? [
          {
            key: payment.method === 'VIRTUAL_ACCOUNT' ? '입금 일시' : '승인 일시',
            value: dottedDateTime(payment.approvedAt),
          },
        ]
      : []),
    ...(payment.approvedNo && payment.method !== 'VIRTUAL_ACCOUNT'
      ? [{ key: '승인번호', value: payment.approvedNo }]
      : []),
    ...(payment.cashReceipt
      ? [
          {
            key: '현금영수증',
            value: `${payment.cashReceipt.typeName} · ${payment.cashReceipt.numberMasked} · ${payment.cashReceipt.stateName}`,
          },
        ]
      : []),
    ...claimPayments.map((claim) => ({
      key: `${claim.kindName} 비용`,
      value: claimPaymentText(claim),
    })),
  ];
  return (
    <>
      <InfoTable caption="결제 정보" rows={rows} />
      {claimPayments.length > 0 && <p className={styles.note}>{NO_CASH_RECEIPT}</p>}
      {payment.approvedAt && isPaidState(payment.state) && (
        <p className={styles.receipts}>
          {receiptKindsOf(payment).map((kind) => (
            <ButtonLink key={kind} to={receiptPath(orderNo, kind)} size="small" variant="outline">
              {receiptKinds[kind]}
            </ButtonLink>
          ))}
        </p>
      )}
    </>
  );
}
