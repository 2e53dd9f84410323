import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** What is missing: "장바구니가 비어 있어요". */
  title: string;
  /** The reason, or an alternative. */
  reason?: ReactNode;
  /** One action: a Button or ButtonLink. */
  action?: ReactNode;
}

/** Title, reason and one action of an empty page or list. */
export function EmptyState({ title, reason, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
