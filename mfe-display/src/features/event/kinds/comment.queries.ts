import { callInfiniteQuery } from '@shop/shared/app';
import { eventCalls } from '@shop/shared/contracts';

/** Comments of an event, newest first. Others write too, so each visit reads anew. */
export const commentsQuery = (eventNo: number) => ({
  ...callInfiniteQuery(
    eventCalls.comments,
    { params: { eventNo }, query: {} },
    (cursor) => ({
      params: { eventNo },
      query: { cursor: cursor ? Number(cursor) : undefined },
    }),
    (page) => page.next,
  ),
  staleTime: 0,
});
