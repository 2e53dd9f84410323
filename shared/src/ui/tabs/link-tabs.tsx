import { Link } from '@shop/shared/app';
import { useRef } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './tabs.module.css';
import { useCurrentInView } from './use-current-in-view';

export interface LinkTabItem {
  text: string;
  to: string;
  count?: string;
  isCurrent?: boolean;
}

export interface LinkTabsProps {
  label: string;
  items: readonly LinkTabItem[];
  look?: 'line' | 'chip';
  isSticky?: boolean;
}

/** Looks like Tabs, but each tab is a link to another page or to an anchor of this one. */
export function LinkTabs({ label, items, look = 'line', isSticky }: LinkTabsProps) {
  const railRef = useRef<HTMLElement>(null);
  useCurrentInView(railRef, items.find((item) => item.isCurrent)?.to);
  return (
    <nav
      ref={railRef}
      aria-label={label}
      className={classNames(styles.list, styles[look], isSticky && styles.sticky)}
    >
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.tab}
          data-track="tab"
          aria-current={item.isCurrent ? (item.to.includes('#') ? 'true' : 'page') : undefined}
        >
          {item.text}
          {item.count && <span className={styles.tabCount}>{item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
