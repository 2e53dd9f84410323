import type { ReactNode } from 'react';
import styles from './status-screen.module.css';

interface StatusScreenProps {
  /** One line of what happened: the page's heading. */
  title: string;
  /** Why, and what to do about it. */
  reason: ReactNode;
  /** Exact and small: an address, an error id. */
  detail?: ReactNode;
  /** Ways on. */
  actions: ReactNode;
  /** What else may help, below the ways on. */
  children?: ReactNode;
}

/** What every page that stands in for another one looks like: what, why, one or two ways on. */
export function StatusScreen({ title, reason, detail, actions, children }: StatusScreenProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.reason}>{reason}</p>
      {detail && <div className={styles.detail}>{detail}</div>}
      <div className={styles.actions}>{actions}</div>
      {children && <div className={styles.more}>{children}</div>}
    </main>
  );
}
