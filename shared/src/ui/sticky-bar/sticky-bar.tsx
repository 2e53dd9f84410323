import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  children: ReactNode;
  /** The accessible name of its region. */
  label: string;
  /** From 1024 px on it is inline instead of fixed. Default true. */
  isInlineOnDesktop?: boolean;
  className?: string;
}

/** A bar fixed to the bottom of the screen; the page reserves its height. */
export function StickyBar({
  children,
  label,
  isInlineOnDesktop = true,
  className,
}: StickyBarProps) {
  return (
    <section
      className={classNames(styles.bar, isInlineOnDesktop && styles.inline, className)}
      aria-label={label}
      data-bottom-bar=""
    >
      {children}
    </section>
  );
}
