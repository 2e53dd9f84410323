import type { PageLoad } from '@shop/shared/app';
import { isFiltered } from './goods-filter';
import {
  defaultSortOf,
  type GoodsScope,
  goodsListQueries,
  parseListState,
} from './goods-list.queries';

/** Whether the URL shows the unfiltered list in default order from the first page. */
export function isPlainList(scope: GoodsScope, search: URLSearchParams): boolean {
  const { filter, sort, page } = parseListState(scope, search);
  return !isFiltered(filter) && sort === defaultSortOf(scope) && page === 1;
}

/**
 * The queries of a list: its first page, and the facets when filters are active, for their names.
 */
export function loadList(
  scope: GoodsScope,
  search: URLSearchParams,
): Required<Omit<PageLoad, 'fragments'>> {
  const state = parseListState(scope, search);
  return {
    critical: [goodsListQueries.pages(state)],
    deferred: isFiltered(state.filter) ? [goodsListQueries.facets(scope, state.filter)] : [],
  };
}
