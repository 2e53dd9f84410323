import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { favoriteCalls } from '@shop/shared/contracts';
import type { FavoriteChoice } from './favorite-choice';

/**
 * Read anew at each visit, and not while the page is shown: what the member has just unmarked stays, so that a
 * second press takes it back.
 */
export const favoriteQueries = {
  list: ({ filter, folderNo }: Pick<FavoriteChoice, 'filter' | 'folderNo'>) => {
    const query = { filter, folderNo };
    return {
      ...callInfiniteQuery(
        favoriteCalls.list,
        { query },
        (cursor) => ({ query: { ...query, cursor: cursor ? Number(cursor) : undefined } }),
        (page) => page.next,
      ),
      staleTime: 0,
    };
  },
  others: () => ({ ...callQuery(favoriteCalls.others, {}), staleTime: 0 }),
};
