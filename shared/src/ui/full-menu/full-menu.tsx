import { Link } from '@shop/shared/app';
import type { CategoryRoot } from '@shop/shared/contracts';
import { type ReactNode, useId, useState } from 'react';
import { ChevronRightIcon } from '../icon';
import { LinkArea } from '../link-area/link-area';
import { Picture } from '../picture/picture';
import { handleTabKeys } from '../tabs/tab-keys';
import styles from './full-menu.module.css';

export interface FullMenuProps {
  categories: readonly CategoryRoot[];
  categoryTo: (categoryNo: number) => string;
  /** The current category, selected initially. */
  currentNo?: number;
  /** Called when a category is clicked, to close the surrounding modal. */
  onChoose?: () => void;
  /** Content below the categories of the right pane. */
  children?: ReactNode;
}

/**
 * The category tree in two panes: top categories at the left, subcategories of the selected one at the right. All
 * panels are in the document, so that crawlers without JavaScript find their links.
 */
export function FullMenu({ categories, categoryTo, currentNo, onChoose, children }: FullMenuProps) {
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
            aria-controls={`${id}-panel-${root.categoryNo}`}
            tabIndex={root === shown ? 0 : -1}
            className={styles.root}
            onClick={() => setShownNo(root.categoryNo)}
          >
            {root.name}
          </button>
        ))}
      </div>
      <div className={styles.right}>
        {categories.map((root) => (
          <div
            key={root.categoryNo}
            role="tabpanel"
            id={`${id}-panel-${root.categoryNo}`}
            aria-labelledby={`${id}-${root.categoryNo}`}
            hidden={root !== shown}
          >
            <LinkArea onFollow={onChoose}>
              <Branches root={root} categoryTo={categoryTo} />
            </LinkArea>
          </div>
        ))}
        {children}
      </div>
    </div>
  );
}

/** Categories of the second and third level. */
function Branches({
  root,
  categoryTo,
}: {
  root: CategoryRoot;
  categoryTo: FullMenuProps['categoryTo'];
}) {
  return (
    <>
      <Link to={categoryTo(root.categoryNo)} className={styles.all}>
        {root.name} 전체 보기
        <ChevronRightIcon size={18} />
      </Link>
      <div className={styles.branches}>
        {root.children.map((branch) => (
          <section key={branch.categoryNo} className={styles.branch}>
            <Link to={categoryTo(branch.categoryNo)} className={styles.branchName}>
              {branch.image && (
                <Picture
                  className={styles.picture}
                  image={branch.image}
                  alt=""
                  width={160}
                  height={160}
                  sizes="(min-width: 768px) 56px, 40px"
                />
              )}
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
      </div>
    </>
  );
}
