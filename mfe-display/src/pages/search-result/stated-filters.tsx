import { useNavigate } from '@shop/shared/app';
import { paths, type SearchFilter } from '@shop/shared/contracts';
import { ChipGroup, RemovableChip } from '@shop/shared/ui';

/** The price and the sizes in the search word; the search goes on without the one that is removed. */
export function StatedFilters({ filters }: { filters: readonly SearchFilter[] }) {
  const navigate = useNavigate();
  return (
    <ChipGroup label="검색어에 적은 조건" isToEdge>
      {filters.map(({ text, without }) => (
        <RemovableChip
          key={text}
          label={text}
          onRemove={() => void navigate(without ? paths.searchResult(without) : paths.search())}
        />
      ))}
    </ChipGroup>
  );
}
