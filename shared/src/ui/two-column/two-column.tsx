import type { ReactNode } from 'react';
import styles from './two-column.module.css';

export interface TwoColumnProps {
  /** A sticky right column on PC, below the main part on phones. */
  side: ReactNode;
  children: ReactNode;
  /** Less important parts: below the main part on PC, below both on phones. */
  after?: ReactNode;
}

/** The main part of a page and its summary. */
export function TwoColumn({ side, children, after }: TwoColumnProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.long}>{children}</div>
      <div className={styles.side}>{side}</div>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}
