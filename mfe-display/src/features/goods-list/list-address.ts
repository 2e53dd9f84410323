import type { PageLoad } from '@shop/shared/app';
import { DEFAULT_SORT, isFiltered, readFilter, readPage, readSort } from './goods-filter';
import { type GoodsScope, goodsListQueries, listStateOf } from './goods-list.queries';

/** Whether an address shows its list as it is: nothing filtered, usual order, first part. */
export const isPlainList = (search: URLSearchParams): boolean =>
  !isFiltered(readFilter(search)) && readSort(search) === DEFAULT_SORT && readPage(search) === 1;

/** What the list of an address needs: its first part; for the names of conditions in force, the facets. */
export function loadList(scope: GoodsScope, search: URLSearchParams): Required<PageLoad> {
  const state = listStateOf(scope, search);
  return {
    critical: [goodsListQueries.pages(state)],
    deferred: isFiltered(state.filter) ? [goodsListQueries.facets(scope, state.filter)] : [],
  };
}
