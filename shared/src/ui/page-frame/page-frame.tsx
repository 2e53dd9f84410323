import type { ReactNode } from 'react';
import { PageMain } from '../page-main/page-main';
import styles from './page-frame.module.css';

/** The page's main element. On phones the header shows the title, so the h1 is visually hidden. */
export function PageFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <PageMain className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </PageMain>
  );
}
