import type { ReactNode } from 'react';
import styles from './status-screen.module.css';

interface StatusScreenProps {
  /** What happened, in one line: the page's heading. */
  title: string;
  /** The reason and what to do. */
  reason: ReactNode;
  /** Small details: a path, an error id. */
  detail?: ReactNode;
  /** Buttons and links. */
  actions: ReactNode;
  /** Further help below the actions. */
  children?: ReactNode;
}

/** Layout of error and status pages: heading, reason, actions. */
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
