import type { ReactNode } from 'react';
import styles from './filter-fields.module.css';

/** A titled group of related filters. */
export function FilterGroupBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
