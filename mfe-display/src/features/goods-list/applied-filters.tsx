import { keepPreviousData, useQuery } from '@shop/shared/app';
import { Chip, ChipGroup, RemovableChip } from '@shop/shared/ui';
import { appliedOf } from './applied';
import type { FilteringProps } from './filter-props';
import { type GoodsFilter, noFilter } from './goods-filter';
import { goodsListQueries } from './goods-list.queries';

/** The conditions in force, each to be taken away by a press, and all at once. */
export function AppliedFilters({
  scope,
  filter,
  onChange,
}: FilteringProps & { onChange: (filter: GoodsFilter) => void }) {
  // Only the facets know what a brand or category of the address is called.
  const { data } = useQuery({
    ...goodsListQueries.facets(scope, filter),
    placeholderData: keepPreviousData,
  });
  return (
    <ChipGroup label="적용한 조건">
      <Chip onClick={() => onChange(noFilter)}>조건 초기화</Chip>
      {appliedOf(filter, data).map(({ id, label, without }) => (
        <RemovableChip key={id} label={label} onRemove={() => onChange(without)} />
      ))}
    </ChipGroup>
  );
}
