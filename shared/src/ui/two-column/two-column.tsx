import type { ReactNode } from 'react';
import styles from './two-column.module.css';

export interface TwoColumnProps {
  /** A sticky right column on PC, below the main part on phones. */
  side: ReactNode;
  children: ReactNode;
}

/** The main part of a page and its summary. */
export function TwoColumn({ side, children }: TwoColumnProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.long}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
