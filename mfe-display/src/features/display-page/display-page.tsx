import { classNames } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

/** A page of this remote: the content width, and the distance between its sections. */
export function PageFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" className={classNames(styles.page, className)}>
      {children}
    </main>
  );
}

/** The page's one h1, where the design shows it. */
export function PageTitle({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{children}</h1>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
