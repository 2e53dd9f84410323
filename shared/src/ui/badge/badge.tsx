import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `sale` only for money saved. */
  tone?: 'neutral' | 'accent' | 'sale' | 'good' | 'caution' | 'danger' | 'coin' | 'outline';
  children: ReactNode;
}

/** One or two words about a thing: 무료배송, 결제완료. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}

/** Badges in one row; in very narrow columns or with large text in two, since nothing may be lost. */
export function BadgeRow({ children }: { children: ReactNode }) {
  return <span className={styles.row}>{children}</span>;
}
