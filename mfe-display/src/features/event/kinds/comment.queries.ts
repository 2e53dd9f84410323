import { callInfiniteQuery } from '@shop/shared/app';
import { type CallReply, eventCalls } from '@shop/shared/contracts';

type CommentsPage = CallReply<typeof eventCalls.comments>;

/**
 * Comments of an event, newest first. Others write too, so each visit reads anew.
 * @param latest the first page, as the event has it
 */
export const commentsQuery = (eventNo: number, latest?: CommentsPage) => ({
  ...callInfiniteQuery(
    eventCalls.comments,
    { params: { eventNo }, query: {} },
    (cursor) => ({
      params: { eventNo },
      query: { cursor: cursor ? Number(cursor) : undefined },
    }),
    (page) => page.next,
  ),
  initialData: latest ? { pages: [latest], pageParams: [undefined] } : undefined,
  staleTime: 0,
});
