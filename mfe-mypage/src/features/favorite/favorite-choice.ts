import { type FavoriteFilter, paths } from '@shop/shared/contracts';
import { optionalNumberParam } from '@shop/shared/domain';

/** What the URL of 찜 chooses. */
export interface FavoriteChoice {
  /** Goods, brands and plan shops, recently viewed goods, or restock and opening alerts. */
  tab: 'goods' | 'others' | 'recent' | 'restock';
  filter: FavoriteFilter;
  folderNo: number | undefined;
}

export const favoriteFilters: readonly { filter: FavoriteFilter; text: string }[] = [
  { filter: 'all', text: '전체' },
  { filter: 'drop', text: '가격 내림' },
  { filter: 'back', text: '재입고' },
  { filter: 'sale', text: '품절 제외' },
];

const otherTabs = ['others', 'recent', 'restock'] as const;

/** Unknown values count as absent. */
export const readFavoriteChoice = (query: URLSearchParams): FavoriteChoice => ({
  tab: otherTabs.find((tab) => tab === query.get('tab')) ?? 'goods',
  filter: favoriteFilters.find(({ filter }) => filter === query.get('filter'))?.filter ?? 'all',
  folderNo: optionalNumberParam(query, 'folderNo'),
});

export const favoritePath = ({ tab, filter, folderNo }: FavoriteChoice): string =>
  paths.favorites({
    tab: tab === 'goods' ? undefined : tab,
    filter: filter === 'all' ? undefined : filter,
    folderNo,
  });
