import { Children, type ReactNode } from 'react';
import { AfterPaint, type PaintStep } from '../after-paint/after-paint';
import { classNames } from '../class-names/class-names';
import styles from './product-grid.module.css';

export interface ProductGridProps {
  /** ProductCards, keyed. */
  children: ReactNode;
  /** Columns on wide screens; phones have 2 and tablets 3. */
  columns?: 4 | 5 | 6;
  /** Accessible name of the list when it has no heading. */
  label?: string;
}

export function ProductGrid({ children, columns = 4, label }: ProductGridProps) {
  return (
    <ul
      className={classNames(styles.grid, columns === 5 && styles.five, columns === 6 && styles.six)}
      aria-label={label}
    >
      {items(children, FIRST_SCREEN.grid)}
    </ul>
  );
}

/** One row that scrolls sideways on phones and fills the container on PC. */
export function ProductRail({ children, label }: Omit<ProductGridProps, 'columns'>) {
  return (
    <ul className={styles.rail} aria-label={label}>
      {items(children, FIRST_SCREEN.rail)}
    </ul>
  );
}

/** Stacked rows: ProductCards of layout "list". */
export function ProductList({ children, label }: Omit<ProductGridProps, 'columns'>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items(children, FIRST_SCREEN.list)}
    </ul>
  );
}

/** The cards on the first screen of a phone: two rows of a grid, and the edge of a rail's third. */
const FIRST_SCREEN = { grid: 4, rail: 3, list: 6 };

/** The cards behind the first screen are not part of a document's first paint; as many again come next. */
const paintStepOf = (card: number, firstScreen: number): PaintStep | undefined => {
  if (card < firstScreen) return undefined;
  return card < 2 * firstScreen ? 1 : 2;
};

const items = (children: ReactNode, firstScreen: number) =>
  Children.map(children, (child, i) => (
    <AfterPaint as="li" className={styles.item} step={paintStepOf(i, firstScreen)}>
      {child}
    </AfterPaint>
  ));
