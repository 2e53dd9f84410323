import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  children: ReactNode;
  /** The accessible name of its region. */
  label: string;
  className?: string;
}

/** A bar fixed to the bottom of a phone's screen, inline from 1024 px on. */
export function StickyBar({ children, label, className }: StickyBarProps) {
  return (
    <section className={classNames(styles.bar, className)} aria-label={label} data-bottom-bar="">
      {children}
    </section>
  );
}
