import { callInfiniteQuery, callQuery } from '@shop/shared/app';
import { addressCalls } from '@shop/shared/contracts';

export const addressQueries = {
  /** The member's address book: the default address first, then by last use. */
  book: () => callQuery(addressCalls.list, {}),
  search: (q: string) =>
    callInfiniteQuery(
      addressCalls.search,
      { query: { q } },
      (page) => ({ query: { q, page: Number(page ?? 1) } }),
      ({ page, pageCount }) => (page < pageCount ? String(page + 1) : undefined),
    ),
};
