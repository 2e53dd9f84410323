import type { Facets } from '@shop/shared/contracts';
import type { GoodsFilter } from './goods-filter';
import type { GoodsScope } from './goods-list.queries';

/** Filter groups that some lists omit, such as 브랜드 on a brand page. */
export type FilterGroup = 'category' | 'brand';

/** The props of every filter group. */
export interface FilterProps {
  filter: GoodsFilter;
  facets: Facets;
  onChange: (next: GoodsFilter) => void;
}

/** The list to filter and its current filter. */
export interface FilteringProps {
  scope: GoodsScope;
  filter: GoodsFilter;
  hiddenGroups: readonly FilterGroup[];
}
