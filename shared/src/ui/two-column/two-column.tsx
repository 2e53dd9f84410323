import type { ReactNode } from 'react';
import styles from './two-column.module.css';

export interface TwoColumnProps {
  /** At the right on PC, where it stays in view; below the rest on phones. */
  side: ReactNode;
  children: ReactNode;
}

/** The long part of a page and its sum. */
export function TwoColumn({ side, children }: TwoColumnProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.long}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
