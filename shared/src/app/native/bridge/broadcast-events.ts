import { isTableKey, tableKeys } from '@shop/shared/domain';
import { events } from '../../events/events';
import type { NativeCaller } from './create-bridge';
import type { Broadcast } from './message-receiver';

/** Events that every webview of the app must receive, by their broadcast key. */
const broadcastedEvents = {
  basketChanged: 'basket:changed',
  sessionChanged: 'session:changed',
} as const;
type BroadcastedKey = keyof typeof broadcastedEvents;

/** True while a received broadcast is emitted, so that it is not broadcast again. */
let isRelaying = false;

/** Emits every broadcast as `app:broadcast` and, if it has one, as its shop event. */
export function handleBroadcast({ key, params }: Broadcast): void {
  events.emit('app:broadcast', { key, params });
  if (!isTableKey<BroadcastedKey>(broadcastedEvents, key)) return;
  isRelaying = true;
  try {
    events.emit(broadcastedEvents[key]);
  } finally {
    isRelaying = false;
  }
}

/** Broadcasts this webview's events to the app's other webviews. */
export function startBroadcasting(native: NativeCaller): void {
  for (const key of tableKeys<BroadcastedKey>(broadcastedEvents)) {
    events.on(broadcastedEvents[key], () => {
      if (!isRelaying) native.notify('broadcastPostMessage', { key, params: {} });
    });
  }
}
