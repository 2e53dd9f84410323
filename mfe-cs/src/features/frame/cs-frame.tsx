import { PageFrame } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './cs-frame.module.css';

/** Layout of a customer service page: sections in one column, centered on wide screens. */
export function CsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame title={title}>
      <div className={styles.content}>{children}</div>
    </PageFrame>
  );
}
