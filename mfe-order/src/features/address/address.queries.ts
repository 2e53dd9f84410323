import { callInfiniteQuery } from '@shop/shared/app';
import { addressCalls } from '@shop/shared/contracts';

export const addressQueries = {
  search: (q: string) =>
    callInfiniteQuery(
      addressCalls.search,
      { query: { q } },
      (page) => ({ query: { q, page: Number(page ?? 1) } }),
      ({ page, pageCount }) => (page < pageCount ? String(page + 1) : undefined),
    ),
};
