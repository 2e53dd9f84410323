import { type App, callKey } from '@shop/shared/app';
import { couponCalls, type EventDetail, eventCalls, pointCalls } from '@shop/shared/contracts';
import { eventQueries } from './event.queries';

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
