import { Section } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './sheet-part.module.css';

/** One titled section of the order sheet. */
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
