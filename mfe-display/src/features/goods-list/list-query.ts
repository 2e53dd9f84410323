import type { PageLoad } from '@shop/shared/app';
import { DEFAULT_SORT, isFiltered, readFilter, readPage, readSort } from './goods-filter';
import { type GoodsScope, goodsListQueries, parseListState } from './goods-list.queries';

/** Whether the URL shows the unfiltered list in default order from the first page. */
export const isPlainList = (search: URLSearchParams): boolean =>
  !isFiltered(readFilter(search)) && readSort(search) === DEFAULT_SORT && readPage(search) === 1;

/**
 * The queries of a list: its first page, and the facets when filters are active, for their names.
 */
export function loadList(scope: GoodsScope, search: URLSearchParams): Required<PageLoad> {
  const state = parseListState(scope, search);
  return {
    critical: [goodsListQueries.pages(state)],
    deferred: isFiltered(state.filter) ? [goodsListQueries.facets(scope, state.filter)] : [],
  };
}
