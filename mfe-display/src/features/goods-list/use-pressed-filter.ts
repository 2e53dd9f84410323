import { useState } from 'react';
import { filterQuery, type GoodsFilter } from './goods-filter';

const textOf = (filter: GoodsFilter): string => JSON.stringify(filterQuery(filter));

/**
 * An optimistic filter: a click shows at once, before the URL changes. Any other change of the URL
 * replaces it.
 */
export function usePressedFilter(filter: GoodsFilter): {
  pressed: GoodsFilter;
  press: (next: GoodsFilter) => void;
} {
  const address = textOf(filter);
  const [state, setState] = useState({ address, pressed: filter });
  if (state.address !== address) setState({ address, pressed: filter });
  return {
    pressed: state.address === address ? state.pressed : filter,
    press: (next) => setState({ address, pressed: next }),
  };
}
