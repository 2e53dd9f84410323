import { PageFrame } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './cs-frame.module.css';

/** A page of customer service: its parts under each other, in the middle of a desk. */
export function CsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageFrame title={title}>
      <div className={styles.content}>{children}</div>
    </PageFrame>
  );
}
