import { useInfiniteQuery } from '@shop/shared/app';
import type { GoodsList } from '@shop/shared/contracts';
import { goodsListQueries, type ListState } from './goods-list.queries';

const scopeText = ({ scope }: ListState): string => JSON.stringify(scope);

interface Shown {
  scope: string;
}

/**
 * An infinite list. While another filter or sort order loads, the previous goods stay visible with
 * `isOld` set. The goods of another category or search word do not.
 */
export function useGoodsList(state: ListState) {
  const query = useInfiniteQuery({
    ...goodsListQueries.pages(state),
    meta: { scope: scopeText(state) } satisfies Shown,
    placeholderData: (before, previous) =>
      previous?.meta?.scope === scopeText(state) ? before : undefined,
  });
  const parts: readonly GoodsList[] = query.data?.pages ?? [];
  return {
    query,
    first: parts[0],
    items: parts.flatMap(({ items }) => items),
    isOld: query.isPlaceholderData,
  };
}
