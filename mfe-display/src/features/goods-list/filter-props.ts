import type { Facets } from '@shop/shared/contracts';
import type { GoodsFilter } from './goods-filter';
import type { GoodsScope } from './goods-list.queries';

/** Groups of conditions that make no sense in some lists: 브랜드 on a brand's page. */
export type FilterGroup = 'category' | 'brand';

/** What every group of conditions is given. */
export interface FilterProps {
  filter: GoodsFilter;
  facets: Facets;
  onChange: (next: GoodsFilter) => void;
}

/** The list that is narrowed down, and how far it is. */
export interface FilteringProps {
  scope: GoodsScope;
  filter: GoodsFilter;
  without: readonly FilterGroup[];
}
