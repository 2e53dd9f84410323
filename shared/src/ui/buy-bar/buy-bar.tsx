import type { ReactNode } from 'react';
import { StickyBar } from '../sticky-bar/sticky-bar';
import styles from './buy-bar.module.css';

export interface BuyBarProps {
  /** Above the actions while the bar floats: the price, or why it cannot be bought. */
  price?: ReactNode;
  /** Secondary actions: 찜, 선물하기. */
  side?: ReactNode;
  /** The actions, the main one last. */
  children: ReactNode;
}

/** Price and actions: fixed to the bottom on phones, inline in the column on PC. */
export function BuyBar({ price, side, children }: BuyBarProps) {
  return (
    <StickyBar label="구매" className={styles.bar}>
      {side && <div className={styles.side}>{side}</div>}
      {price && <div className={styles.price}>{price}</div>}
      <div className={styles.actions}>{children}</div>
    </StickyBar>
  );
}
