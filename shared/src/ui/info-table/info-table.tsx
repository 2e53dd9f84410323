import { orPlaceholder } from '@shop/shared/domain';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './info-table.module.css';

export interface InfoTableProps {
  /** Caption for screen readers. */
  caption: string;
  rows: readonly { key: string; value: ReactNode }[];
}

/** A table of names and values: 상품정보제공고시, seller details, terms of delivery. */
export function InfoTable({ caption, rows }: InfoTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {rows.map(({ key, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name
          <tr key={at}>
            <th scope="row">{key}</th>
            <td>{typeof value === 'string' ? orPlaceholder(value) : value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
