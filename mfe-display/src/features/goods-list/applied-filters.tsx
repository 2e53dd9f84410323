import { keepPreviousData, useQuery } from '@shop/shared/app';
import { Chip, ChipGroup, RemovableChip } from '@shop/shared/ui';
import { appliedOf } from './applied';
import styles from './applied-filters.module.css';
import type { FilteringProps } from './filter-props';
import { type GoodsFilter, isFiltered, noFilter } from './goods-filter';
import { goodsListQueries } from './goods-list.queries';

/** The conditions in force, each to be taken away by a press, and all at once. */
export function AppliedFilters({
  scope,
  filter,
  onChange,
}: FilteringProps & { onChange: (filter: GoodsFilter) => void }) {
  const isOn = isFiltered(filter);
  // Only the facets know what a brand or category of the address is called.
  const { data } = useQuery({
    ...goodsListQueries.facets(scope, filter),
    enabled: isOn,
    placeholderData: keepPreviousData,
  });
  if (!isOn) return null;
  return (
    <div className={styles.applied}>
      <ChipGroup label="적용한 조건">
        <Chip onClick={() => onChange(noFilter)}>조건 초기화</Chip>
        {appliedOf(filter, data).map(({ id, label, without }) => (
          <RemovableChip key={id} label={label} onRemove={() => onChange(without)} />
        ))}
      </ChipGroup>
    </div>
  );
}
