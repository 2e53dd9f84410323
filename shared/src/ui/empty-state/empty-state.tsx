import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** What is not there: "장바구니가 비어 있어요". */
  title: string;
  /** Why, or what to do instead. */
  reason?: ReactNode;
  /** One way on: a Button or ButtonLink. */
  action?: ReactNode;
}

/** One line of what, one of why, one action. */
export function EmptyState({ title, reason, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
