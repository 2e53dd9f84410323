import { Won } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './submit-with-sum.module.css';

interface SubmitWithSumProps {
  /** 환불 예정 금액, 결제할 금액 */
  label: string;
  /** Undefined until it is known: its line keeps its height. */
  amountWon: number | undefined;
  children: ReactNode;
}

/** The buttons of a request below the sum that it is sent with. */
export function SubmitWithSum({ label, amountWon, children }: SubmitWithSumProps) {
  return (
    <div className={styles.footer}>
      <p className={styles.sum}>
        {label} <strong>{amountWon === undefined ? '–' : <Won amountWon={amountWon} />}</strong>
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
