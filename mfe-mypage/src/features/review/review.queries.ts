import { type App, callInfiniteQuery, callKey, callQuery } from '@shop/shared/app';
import { reviewCalls } from '@shop/shared/contracts';

export const reviewQueries = {
  /** What can be written; read anew at each visit, because orders change it. */
  writable: () => ({ ...callQuery(reviewCalls.writable, {}), staleTime: 0 }),
  written: () =>
    callInfiniteQuery(
      reviewCalls.written,
      { query: {} },
      (cursor) => ({ query: { cursor: cursor ? Number(cursor) : undefined } }),
      (page) => page.next,
    ),
  /** An order line with its review; read anew each time, because it decides what can be written. */
  form: (itemNo: number) => ({
    ...callQuery(reviewCalls.form, { params: { itemNo } }),
    staleTime: 0,
  }),
};

/** Everything that shows or counts reviews, also of the product. */
const readers = [
  reviewCalls.writable,
  reviewCalls.written,
  reviewCalls.form,
  reviewCalls.list,
  reviewCalls.summary,
  reviewCalls.photos,
];

/** Refetches all of it after the member's review has changed. */
export function invalidateReviews(client: App['queryClient']): void {
  for (const call of readers) void client.invalidateQueries({ queryKey: callKey(call) });
}
