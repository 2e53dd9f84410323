import { ProductRail } from '@shop/shared/ui';
import { Children, type ReactNode } from 'react';
import styles from './goods-rail.module.css';

const FEW = 4;

interface GoodsRailProps {
  /** Accessible name of the list. */
  label: string;
  /** ProductCards, keyed. */
  children: ReactNode;
}

/** A rail of goods in the column beside the menu, which up to four cards share on PC. */
export function GoodsRail({ label, children }: GoodsRailProps) {
  return (
    <div className={Children.count(children) <= FEW ? styles.few : undefined}>
      <ProductRail label={label}>{children}</ProductRail>
    </div>
  );
}
