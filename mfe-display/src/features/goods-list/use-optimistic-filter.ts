import { useState } from 'react';
import { filterQuery, type GoodsFilter } from './goods-filter';

const keyOf = (filter: GoodsFilter): string => JSON.stringify(filterQuery(filter));

/**
 * The optimistic filter and its setter: a click shows at once, before the URL changes. Any other
 * change of the URL replaces it.
 */
export function useOptimisticFilter(
  filter: GoodsFilter,
): [filter: GoodsFilter, setFilter: (next: GoodsFilter) => void] {
  const key = keyOf(filter);
  const [state, setState] = useState({ key, filter });
  if (state.key !== key) setState({ key, filter });
  return [state.key === key ? state.filter : filter, (next) => setState({ key, filter: next })];
}
