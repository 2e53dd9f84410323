import { Link } from '@shop/shared/app';
import { type CategoryRoot, paths } from '@shop/shared/contracts';
import { ChevronRightIcon, ChipGroup, ChipLink, EmptyState, Picture } from '@shop/shared/ui';
import styles from './category-tree.module.css';

/** All categories in three levels. */
export function CategoryTree({ categories }: { categories: readonly CategoryRoot[] }) {
  if (categories.length === 0) {
    return <EmptyState title="아직 카테고리가 없어요" reason="곧 새로운 상품을 준비할게요" />;
  }
  return (
    <div className={styles.roots}>
      <nav className={styles.jump} aria-label="카테고리 바로가기">
        <ChipGroup label="큰 카테고리" isToEdge>
          {categories.map(({ categoryNo, name }) => (
            <ChipLink key={categoryNo} to={`#c${categoryNo}`}>
              {name}
            </ChipLink>
          ))}
        </ChipGroup>
      </nav>
      {categories.map((root) => (
        <section
          key={root.categoryNo}
          className={styles.root}
          id={`c${root.categoryNo}`}
          aria-labelledby={`h${root.categoryNo}`}
        >
          <h2 id={`h${root.categoryNo}`}>
            <Link to={paths.category(root.categoryNo)} className={styles.rootLink}>
              <Picture
                className={styles.picture}
                image={root.image}
                alt=""
                width={160}
                height={160}
                sizes="40px"
              />
              {root.name}
              <ChevronRightIcon size={18} />
            </Link>
          </h2>
          <dl>
            {root.children.map((branch) => (
              <div key={branch.categoryNo} className={styles.branch}>
                <dt>
                  <Link to={paths.category(branch.categoryNo)} className={styles.branchLink}>
                    {branch.name}
                  </Link>
                </dt>
                {branch.children.map((leaf) => (
                  <dd key={leaf.categoryNo}>
                    <Link to={paths.category(leaf.categoryNo)} className={styles.leafLink}>
                      {leaf.name}
                    </Link>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
