import { keepPreviousData, useQuery } from '@shop/shared/app';
import { Chip, ChipGroup, RemovableChip } from '@shop/shared/ui';
import { appliedOf } from './applied';
import type { FilteringProps } from './filter-props';
import { type GoodsFilter, noFilter } from './goods-filter';
import { goodsListQueries } from './goods-list.queries';

/** The active filters, each with a remove button, and a button that removes all. */
export function AppliedFilters({
  scope,
  filter,
  onChange,
}: FilteringProps & { onChange: (filter: GoodsFilter) => void }) {
  // The facets contain the names of the brands and categories in the query.
  const { data } = useQuery({
    ...goodsListQueries.facets(scope, filter),
    placeholderData: keepPreviousData,
  });
  return (
    <ChipGroup label="적용한 조건">
      <Chip onClick={() => onChange(noFilter)}>조건 초기화</Chip>
      {appliedOf(filter, data).map(({ id, label, filterWithout }) => (
        <RemovableChip key={id} label={label} onRemove={() => onChange(filterWithout)} />
      ))}
    </ChipGroup>
  );
}
