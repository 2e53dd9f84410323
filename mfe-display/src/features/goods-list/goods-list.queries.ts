import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { type GoodsListQuery, type GoodsSort, searchCalls } from '@shop/shared/contracts';
import { defaultGoodsSort } from '@shop/shared/domain';
import { filterQuery, type GoodsFilter, readFilter, readPage, readSort } from './goods-filter';

/** The source of the goods in a list. */
export type GoodsScope = Pick<
  GoodsListQuery,
  'categoryNo' | 'brandNo' | 'planShopNo' | 'sectionNo' | 'bundleSellerNo' | 'type' | 'q' | 'exact'
>;

/** The order of a list without `sort` in its URL. */
export const defaultSortOf = ({ type }: GoodsScope): GoodsSort => defaultGoodsSort(type);

/** The state of a list as stored in the URL. */
export interface ListState {
  scope: GoodsScope;
  filter: GoodsFilter;
  sort: GoodsSort;
  page: number;
}

export const parseListState = (scope: GoodsScope, search: URLSearchParams): ListState => ({
  scope,
  filter: readFilter(search),
  sort: readSort(search, defaultSortOf(scope)),
  page: readPage(search),
});

/** A loaded list stays cached, so that Back restores every card in its position. */
const KEPT_MS = 10 * 60_000;

export const goodsListQueries = {
  pages: ({ scope, filter, sort, page }: ListState) => {
    const query: GoodsListQuery = {
      ...scope,
      ...filterQuery(filter),
      sort: sort === defaultSortOf(scope) ? undefined : sort,
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
  /** The available filters with the number of matching goods of each. */
  facets: (scope: GoodsScope, filter: GoodsFilter) =>
    callQuery(searchCalls.facet, { query: { ...scope, ...filterQuery(filter) } }),
};
