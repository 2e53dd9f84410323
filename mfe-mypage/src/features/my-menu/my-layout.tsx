import { Link, useLocation } from '@shop/shared/app';
import { PageFrame } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styles from './my-layout.module.css';
import { myMenu } from './my-menu';

/** Layout of a 마이페이지 page, with the menu at the left on PC. */
export function MyLayout({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageFrame title={title}>
      <div className={styles.columns}>
        <nav className={styles.menu} aria-label="마이페이지 메뉴">
          <ul>
            {myMenu.map(({ text, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className={styles.item}
                  aria-current={to === pathname ? 'page' : undefined}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </PageFrame>
  );
}
