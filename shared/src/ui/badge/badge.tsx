import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `sale` only for discounts. */
  tone?: 'neutral' | 'accent' | 'sale' | 'good' | 'caution' | 'danger' | 'coin' | 'outline';
  children: ReactNode;
}

/** A label of one or two words: 무료배송, 결제완료. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

/** Badges in one row; they wrap in narrow columns or with large text, so that none is cut. */
export function BadgeRow({ children }: { children: ReactNode }) {
  return <span className={styles.row}>{children}</span>;
}
