import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './sticky-bar.module.css';

export interface StickyBarProps {
  children: ReactNode;
  /** What the bar is for: the accessible name of its region. */
  label: string;
  /** From 1024 px on it stands in its place instead of floating. Default true. */
  isInlineOnDesktop?: boolean;
  className?: string;
}

/** A bar at the lower edge of the screen; the page keeps the room it covers. */
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
