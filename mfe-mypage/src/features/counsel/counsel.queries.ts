import { type App, callInfiniteQuery, callKey, callQuery } from '@shop/shared/app';
import { counselCalls, csCalls } from '@shop/shared/contracts';

/** Answers come at any time, so each visit reads anew. */
export const counselQueries = {
  list: () => ({
    ...callInfiniteQuery(
      counselCalls.list,
      { query: {} },
      (cursor) => ({ query: { cursor: cursor ? Number(cursor) : undefined } }),
      (page) => page.next,
    ),
    staleTime: 0,
  }),
  detail: (counselNo: number) => ({
    ...callQuery(counselCalls.detail, { params: { counselNo } }),
    staleTime: 0,
  }),
};

/** Refetches what shows enquiries after one has changed. */
export function invalidateCounsels(client: App['queryClient']): void {
  for (const call of [counselCalls.list, counselCalls.detail, csCalls.home])
    void client.invalidateQueries({ queryKey: callKey(call) });
}
