import { Section } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './sheet-part.module.css';

/** One block of the sheet: its question and the answer so far. */
export function SheetPart({
  title,
  end,
  children,
}: {
  title: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section title={title} end={end} className={styles.part}>
      {children}
    </Section>
  );
}
