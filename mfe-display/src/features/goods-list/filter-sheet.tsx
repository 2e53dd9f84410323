import { keepPreviousData, useQuery } from '@shop/shared/app';
import { groupDigits } from '@shop/shared/domain';
import { BottomSheet, Button, Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { useDeferredValue, useState } from 'react';
import { FilterFields } from './filter-fields';
import type { FilteringProps } from './filter-props';
import { type GoodsFilter, noFilter } from './goods-filter';
import { goodsListQueries } from './goods-list.queries';

export interface FilterSheetProps extends FilteringProps {
  onClose: () => void;
  onApply: (filter: GoodsFilter) => void;
}

/** The filter sheet on phones. The list does not change until the count button is clicked. */
export function FilterSheet({ scope, filter, hiddenGroups, onClose, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter);
  const facets = useQuery({
    ...goodsListQueries.facets(scope, draft),
    placeholderData: keepPreviousData,
  });
  // The press draws the sheet with its heading; the groups, even of the cache, follow in a frame of
  // their own.
  const data = useDeferredValue(facets.data, undefined);
  const { error, isFetching, refetch } = facets;
  return (
    <BottomSheet
      open
      title="필터"
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => setDraft(noFilter)}>
            조건 초기화
          </Button>
          <Button onClick={() => onApply(draft)}>{countWords(facets.data?.total)}</Button>
        </>
      }
    >
      <Resource
        query={{ data, error, isFetching, refetch }}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={10} />
          </SkeletonGroup>
        }
      >
        {(counted) => (
          <FilterFields
            filter={draft}
            facets={counted}
            hiddenGroups={hiddenGroups}
            onChange={setDraft}
          />
        )}
      </Resource>
    </BottomSheet>
  );
}

const countWords = (total: number | undefined): string =>
  total === undefined ? '상품 보기' : `${groupDigits(total)}개 보기`;
