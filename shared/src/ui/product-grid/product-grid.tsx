import { Children, type ReactNode, useContext } from 'react';
import { classNames } from '../class-names/class-names';
import { BelowFirstScreen, paintLater } from '../foundation/paint-later';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** ProductCards, keyed. */
  children: ReactNode;
  /** Columns on wide screens; phones have 2 and tablets 3. */
  columns?: 4 | 5;
  /** Accessible name of the list when it has no heading. */
  label?: string;
}

export function ProductGrid({ children, columns = 4, label }: ProductGridProps) {
  return (
    <ul className={classNames(styles.grid, columns === 5 && styles.five)} aria-label={label}>
      <Items firstScreen={FIRST_SCREEN.grid}>{children}</Items>
    </ul>
  );
}

/** One row that scrolls sideways on phones and fills the container on PC. */
export function ProductRail({ children, label }: Omit<ProductGridProps, 'columns'>) {
  return (
    <ul className={styles.rail} aria-label={label}>
      <Items firstScreen={FIRST_SCREEN.rail}>{children}</Items>
    </ul>
  );
}

/** Stacked rows: ProductCards of layout "list". */
export function ProductList({ children, label }: Omit<ProductGridProps, 'columns'>) {
  return (
    <ul className={styles.list} aria-label={label}>
      <Items firstScreen={FIRST_SCREEN.list}>{children}</Items>
    </ul>
  );
}

/** The cards on the first screen of a phone: two rows of a grid, and the edge of a rail's third. */
const FIRST_SCREEN = { grid: 4, rail: 3, list: 6 };

function Items({ children, firstScreen }: { children: ReactNode; firstScreen: number }) {
  const isBelow = useContext(BelowFirstScreen);
  return Children.map(children, (child, i) => (
    <li className={styles.item} {...paintLater(isBelow || i >= firstScreen)}>
      {child}
    </li>
  ));
}
