import { Link } from '@shop/shared/app';
import type { CategoryRoot } from '@shop/shared/contracts';
import { type KeyboardEvent, useState } from 'react';
import { LinkArea } from '../link-area/link-area';
import { Spinner } from '../spinner/spinner';
import { nextTab } from '../tabs/tab-keys';
import styles from './mega-menu.module.css';

interface MegaMenuPanelProps {
  id: string;
  categories: readonly CategoryRoot[] | undefined;
  categoryTo: (categoryNo: number) => string;
  onChoose: () => void;
}

/** Up and Down move along the top categories; Tab moves into the children of the current one. */
function handleRootKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const menu = event.currentTarget.closest('ul');
  const roots = [...(menu?.querySelectorAll<HTMLElement>('[data-root]') ?? [])];
  const next = nextTab(event.key, roots.indexOf(event.currentTarget), roots.length);
  if (next === undefined) return;
  event.preventDefault();
  roots[next]?.focus();
}

export function MegaMenuPanel({ id, categories, categoryTo, onChoose }: MegaMenuPanelProps) {
  const [shownNo, setShownNo] = useState<number>();
  if (!categories) {
    return (
      <div id={id} className={styles.panel} role="status">
        <span className={styles.waiting}>
          <Spinner />
          불러오는 중
        </span>
      </div>
    );
  }
  const shown = categories.find((root) => root.categoryNo === shownNo) ?? categories[0];
  return (
    <nav id={id} aria-label="전체 카테고리">
      <LinkArea className={styles.panel} onFollow={onChoose}>
        <ul className={styles.roots}>
          {categories.map((root) => (
            <li key={root.categoryNo}>
              <Link
                to={categoryTo(root.categoryNo)}
                className={styles.root}
                data-root=""
                data-shown={root === shown || undefined}
                onPointerEnter={() => setShownNo(root.categoryNo)}
                onFocus={() => setShownNo(root.categoryNo)}
                onKeyDown={handleRootKeys}
              >
                {root.name}
              </Link>
              {root === shown && (
                <div className={styles.branches}>
                  {root.children.map((branch) => (
                    <section key={branch.categoryNo} className={styles.branch}>
                      <Link to={categoryTo(branch.categoryNo)} className={styles.branchName}>
                        {branch.name}
                      </Link>
                      <ul>
                        {branch.children.map((leaf) => (
                          <li key={leaf.categoryNo}>
                            <Link to={categoryTo(leaf.categoryNo)} className={styles.leaf}>
                              {leaf.name}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </section>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ul>
      </LinkArea>
    </nav>
  );
}
