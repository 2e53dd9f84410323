import { Link } from '@shop/shared/app';
import type { CategoryRoot } from '@shop/shared/contracts';
import { useId, useState } from 'react';
import { ChevronRightIcon } from '../icon';
import { LinkArea } from '../link-area/link-area';
import { handleTabKeys } from '../tabs/tab-keys';
import styles from './full-menu.module.css';

export interface FullMenuProps {
  categories: readonly CategoryRoot[];
  categoryTo: (categoryNo: number) => string;
  /** The current category, selected initially. */
  currentNo?: number;
  /** Called when a category is clicked, to close the surrounding modal. */
  onChoose?: () => void;
}

/** The mobile category tree: top categories in a rail, their children beside it. */
export function FullMenu({ categories, categoryTo, currentNo, onChoose }: FullMenuProps) {
  const id = useId();
  const [shownNo, setShownNo] = useState(currentNo);
  const shown = categories.find((root) => root.categoryNo === shownNo) ?? categories[0];
  if (!shown) return null;
  return (
    <div className={styles.menu}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label="카테고리"
        aria-orientation="vertical"
        className={styles.rail}
        onKeyDown={(event) => handleTabKeys(event, true)}
      >
        {categories.map((root) => (
          <button
            key={root.categoryNo}
            type="button"
            role="tab"
            id={`${id}-${root.categoryNo}`}
            aria-selected={root === shown}
            aria-controls={root === shown ? `${id}-panel` : undefined}
            tabIndex={root === shown ? 0 : -1}
            className={styles.root}
            onClick={() => setShownNo(root.categoryNo)}
          >
            {root.name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.categoryNo}`}
        className={styles.panel}
      >
        <LinkArea onFollow={onChoose}>
          <Link to={categoryTo(shown.categoryNo)} className={styles.all}>
            {shown.name} 전체 보기
            <ChevronRightIcon size={18} />
          </Link>
          {shown.children.map((branch) => (
            <section key={branch.categoryNo} className={styles.branch}>
              <Link to={categoryTo(branch.categoryNo)} className={styles.branchName}>
                {branch.name}
              </Link>
              <ul className={styles.leaves}>
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
        </LinkArea>
      </div>
    </div>
  );
}
