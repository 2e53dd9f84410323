import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './bullet-list.module.css';

export interface BulletListProps {
  items: readonly ReactNode[];
  /** `note` begins each line with ※, for a restriction of the text above. */
  look?: 'dot' | 'dash' | 'number' | 'note';
  /** Smaller and in a secondary colour, below a form or a table. */
  isSmall?: boolean;
}

/** A list of sentences: conditions, steps, notes. Wrapped lines align with the text. */
export function BulletList({ items, look = 'dot', isSmall = false }: BulletListProps) {
  const List = look === 'number' ? 'ol' : 'ul';
  return (
    // Safari drops the list role of a list without markers.
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
