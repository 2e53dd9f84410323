import { callQuery } from '@shop/shared/app';
import { eventCalls } from '@shop/shared/contracts';
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
};
