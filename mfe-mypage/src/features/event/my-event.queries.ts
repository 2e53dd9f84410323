import { callKey, callQuery } from '@shop/shared/app';
import { eventCalls } from '@shop/shared/contracts';
import type { MyEventTab } from './my-event-tab';

/** Events are entered and drawn elsewhere, so each visit reads anew. */
export const myEventQueries = {
  mine: (tab: MyEventTab) => ({
    ...callQuery(eventCalls.mine, { query: { tab } }),
    staleTime: 0,
  }),
  allMine: () => callKey(eventCalls.mine),
};
