import { Link } from '@shop/shared/app';
import { classNames } from '../class-names/class-names';
import styles from './tabs.module.css';

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

/** Looks like Tabs, but each choice is an address: another page, or a place further down this one. */
export function LinkTabs({ label, items, look = 'line', isSticky }: LinkTabsProps) {
  return (
    <nav
      aria-label={label}
      className={classNames(styles.list, styles[look], isSticky && styles.sticky)}
    >
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          className={styles.tab}
          aria-current={item.isCurrent ? (item.to.startsWith('#') ? 'true' : 'page') : undefined}
        >
          {item.text}
          {item.count && <span className={styles.tabCount}>{item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
