import { useState } from 'react';
import { filterQuery, type GoodsFilter } from './goods-filter';

const textOf = (filter: GoodsFilter): string => JSON.stringify(filterQuery(filter));

/**
 * The filter as it was pressed last: a press shows at once, before the address has followed. When
 * the address changes for any other reason, it is right.
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
