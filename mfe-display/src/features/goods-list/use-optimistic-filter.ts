import { useState } from 'react';
import { filterQuery, type GoodsFilter } from './goods-filter';

const keyOf = (filter: GoodsFilter): string => JSON.stringify(filterQuery(filter));

/**
 * An optimistic filter: a click shows at once, before the URL changes. Any other change of the URL
 * replaces it.
 */
export function useOptimisticFilter(filter: GoodsFilter): {
  optimisticFilter: GoodsFilter;
  setOptimisticFilter: (next: GoodsFilter) => void;
} {
  const urlKey = keyOf(filter);
  const [state, setState] = useState({ urlKey, optimisticFilter: filter });
  if (state.urlKey !== urlKey) setState({ urlKey, optimisticFilter: filter });
  return {
    optimisticFilter: state.urlKey === urlKey ? state.optimisticFilter : filter,
    setOptimisticFilter: (next) => setState({ urlKey, optimisticFilter: next }),
  };
}
