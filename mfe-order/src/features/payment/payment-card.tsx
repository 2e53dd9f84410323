import type { PaymentView } from '@shop/shared/contracts';
import { Spinner, Won } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './payment-card.module.css';

export interface PaymentCardProps {
  payment: PaymentView;
  /** Current status. */
  words: string;
  /** Instruction for the shopper. */
  note?: ReactNode;
  isBusy?: boolean;
  children?: ReactNode;
}

const methodWords = ({ method, methodName, cardName, installmentMonths }: PaymentView): string =>
  method === 'CARD'
    ? [cardName, installmentMonths > 1 ? `${installmentMonths}개월 할부` : '일시불']
        .filter(Boolean)
        .join(' · ')
    : methodName;

/** Amount and goods of the payment, visible during every payment step. */
export function PaymentCard({ payment, words, note, isBusy = false, children }: PaymentCardProps) {
  return (
    <section className={styles.card} aria-label="결제 정보">
      <p className={styles.name}>{payment.orderName}</p>
      <p className={styles.amount}>
        <Won amountWon={payment.payWon} />
      </p>
      <p className={styles.method}>{methodWords(payment)}</p>
      <div className={styles.state} role="status">
        {isBusy && <Spinner className={styles.spinner} />}
        <p className={styles.words}>{words}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
