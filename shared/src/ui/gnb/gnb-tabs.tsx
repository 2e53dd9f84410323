import { Link } from '@shop/shared/app';
import { useRef } from 'react';
import { useCurrentInView } from '../tabs/use-current-in-view';
import styles from './gnb-tabs.module.css';

export interface GnbItem {
  text: string;
  to: string;
  /** NEW, HOT … */
  badge?: string | null;
  isCurrent?: boolean;
}

/** The main menu: a scrollable row with the current tab in view. */
export function GnbTabs({
  items,
  label = '주요 메뉴',
}: {
  items: readonly GnbItem[];
  label?: string;
}) {
  const railRef = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.isCurrent)?.to;

  useCurrentInView(railRef, current);

  return (
    <nav className={styles.nav} aria-label={label}>
      <ul ref={railRef} className={styles.rail}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className={styles.tab}
              data-track="gnb"
              aria-current={item.isCurrent ? 'page' : undefined}
            >
              {item.text}
              {item.badge && <span className={styles.badge}>{item.badge}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
