import { keepPreviousData, useQuery } from '@shop/shared/app';
import { Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import styles from './filter-column.module.css';
import { FilterFields } from './filter-fields';
import type { FilteringProps } from './filter-props';
import type { GoodsFilter } from './goods-filter';
import { goodsListQueries } from './goods-list.queries';

/** The filter column on desktop. Each click applies immediately. */
export function FilterColumn({
  scope,
  filter,
  hiddenGroups,
  onChange,
}: FilteringProps & { onChange: (filter: GoodsFilter) => void }) {
  const facets = useQuery({
    ...goodsListQueries.facets(scope, filter),
    placeholderData: keepPreviousData,
  });
  return (
    <aside className={styles.column} aria-label="필터">
      <h2 className={styles.title}>필터</h2>
      <Resource query={facets} skeleton={<ColumnSkeleton />}>
        {(data) => (
          <FilterFields
            filter={filter}
            facets={data}
            hiddenGroups={hiddenGroups}
            onChange={onChange}
          />
        )}
      </Resource>
    </aside>
  );
}

function ColumnSkeleton() {
  return (
    <SkeletonGroup>
      <TextSkeleton lines={12} />
    </SkeletonGroup>
  );
}
