import { type CategoryDetail, paths } from '@shop/shared/contracts';
import {
  Breadcrumb,
  ChipGroup,
  ChipLink,
  classNames,
  Skeleton,
  SkeletonGroup,
} from '@shop/shared/ui';
import { PageTitle } from '../../features/display-page/display-page';
import { categoryChips } from './category-chips';
import styles from './category-head.module.css';

/** The breadcrumb, name and chips of a category. */
export function CategoryHead({ category }: { category: CategoryDetail }) {
  const steps = category.breadcrumb.map(({ categoryNo, name }) => ({
    name,
    to: categoryNo === category.categoryNo ? undefined : paths.category(categoryNo),
  }));
  return (
    <div className={styles.head}>
      <div className={classNames(styles.way, steps.length === 1 && styles.top)}>
        <Breadcrumb steps={[{ name: '홈', to: paths.home() }, ...steps]} />
      </div>
      <PageTitle isInHeader>{category.name}</PageTitle>
      <ChipGroup label="카테고리" isToEdge>
        {categoryChips(category).map(({ categoryNo, name }) => (
          <ChipLink
            key={categoryNo}
            to={paths.category(categoryNo)}
            isCurrent={categoryNo === category.categoryNo}
          >
            {name}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  );
}

export function CategoryHeadSkeleton() {
  return (
    <SkeletonGroup className={styles.head}>
      <Skeleton shape="title" width="half" className={styles.titleSkeleton} />
      <Skeleton shape="button" />
    </SkeletonGroup>
  );
}
