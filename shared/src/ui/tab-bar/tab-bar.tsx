import { Link } from '@shop/shared/app';
import type { ReactNode } from 'react';
import styles from './tab-bar.module.css';

export type TabBarItem = {
  text: string;
  icon: ReactNode;
  isCurrent?: boolean;
} & ({ to: string; onClick?: never } | { onClick: () => void; to?: never });

/** The mobile bottom bar. An item is a link (`to`) or a button (`onClick`). */
export function TabBar({ items }: { items: readonly TabBarItem[] }) {
  return (
    <nav className={styles.bar} aria-label="하단 메뉴" data-bottom-bar="">
      <ul className={styles.items}>
        {items.map(({ text, icon, isCurrent, to, onClick }) => (
          <li key={text}>
            {to === undefined ? (
              <button type="button" className={styles.item} onClick={onClick}>
                {icon}
                {text}
              </button>
            ) : (
              <Link to={to} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
                {icon}
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
