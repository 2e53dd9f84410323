import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { type GoodsListQuery, type GoodsSort, searchCalls } from '@shop/shared/contracts';
import {
  DEFAULT_SORT,
  filterQuery,
  type GoodsFilter,
  readFilter,
  readPage,
  readSort,
} from './goods-filter';

/** Where the goods of a list come from. */
export type GoodsScope = Pick<
  GoodsListQuery,
  'categoryNo' | 'brandNo' | 'planShopNo' | 'sectionNo' | 'q' | 'exact'
>;

/** A list as an address describes it. */
export interface ListState {
  scope: GoodsScope;
  filter: GoodsFilter;
  sort: GoodsSort;
  page: number;
}

export const listStateOf = (scope: GoodsScope, search: URLSearchParams): ListState => ({
  scope,
  filter: readFilter(search),
  sort: readSort(search),
  page: readPage(search),
});

/** A list that was read stays as it was seen, so that Back finds every card in its place. */
const KEPT_MS = 10 * 60_000;

export const goodsListQueries = {
  pages: ({ scope, filter, sort, page }: ListState) => {
    const query: GoodsListQuery = {
      ...scope,
      ...filterQuery(filter),
      sort: sort === DEFAULT_SORT ? undefined : sort,
      page: page > 1 ? page : undefined,
    };
    return {
      ...callInfiniteQuery(
        searchCalls.goods,
        { query },
        (cursor) => ({ query: cursor ? { ...query, cursor } : query }),
        (part) => part.nextCursor,
      ),
      staleTime: KEPT_MS,
    };
  },
  /** What the list could be narrowed down to, and how many goods each choice would leave. */
  facets: (scope: GoodsScope, filter: GoodsFilter) =>
    callQuery(searchCalls.facet, { query: { ...scope, ...filterQuery(filter) } }),
};
