import { type App, callInfiniteQuery, callKey, callQuery } from '@shop/shared/app';
import { couponCalls, type EventDetail, eventCalls, pointCalls } from '@shop/shared/contracts';
import type { EventListState } from './event-url';

/** An event changes with each entry of anybody, so each visit reads anew. */
export const eventQueries = {
  list: ({ tab, kind, page }: EventListState) => ({
    ...callQuery(eventCalls.list, { query: { tab, kind, page: page > 1 ? page : undefined } }),
    staleTime: 0,
  }),
  detail: (eventNo: number) => ({
    ...callQuery(eventCalls.detail, { params: { eventNo } }),
    staleTime: 0,
  }),
  result: (eventNo: number) => ({
    ...callQuery(eventCalls.result, { params: { eventNo } }),
    staleTime: 0,
  }),
  comments: (eventNo: number) => ({
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
  }),
};

/** Shows an event as it is after an entry, and reads anew what else shows it. */
export function writeEvent(client: App['queryClient'], detail: EventDetail): void {
  client.setQueryData(eventQueries.detail(detail.eventNo).queryKey, detail);
  for (const call of [
    eventCalls.list,
    eventCalls.comments,
    eventCalls.mine,
    couponCalls.mine,
    pointCalls.history,
  ])
    void client.invalidateQueries({ queryKey: callKey(call) });
}
