import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './bullet-list.module.css';

export interface BulletListProps {
  items: readonly ReactNode[];
  /** `note` begins each line with ※, for what limits the line above it. */
  look?: 'dot' | 'dash' | 'number' | 'note';
  /** Quieter and smaller, below a form or a table. */
  isSmall?: boolean;
}

/** Sentences in a list: conditions, steps, notes. The second line hangs below the first one's words. */
export function BulletList({ items, look = 'dot', isSmall = false }: BulletListProps) {
  const List = look === 'number' ? 'ol' : 'ul';
  return (
    // Safari forgets that a list without markers is one.
    <List role="list" className={classNames(styles.list, styles[look], isSmall && styles.small)}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change their order
        <li key={at} className={styles.item}>
          {item}
        </li>
      ))}
    </List>
  );
}
