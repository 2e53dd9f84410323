import { events } from '../../events/events';
import type { NativeCaller } from './create-bridge';
import type { Broadcast } from './message-receiver';

/** What every webview of the app must hear: by its key in a broadcast. */
const broadcastedEvents = {
  basketChanged: 'basket:changed',
  sessionChanged: 'session:changed',
} as const;
type BroadcastedKey = keyof typeof broadcastedEvents;

const isBroadcastedKey = (key: string): key is BroadcastedKey =>
  Object.hasOwn(broadcastedEvents, key);

/** What another webview told is not told back. */
let isRelaying = false;

/** A broadcast that is one of our events becomes that event; every one is `app:broadcast` besides. */
export function handleBroadcast({ key, params }: Broadcast): void {
  events.emit('app:broadcast', { key, params });
  if (!isBroadcastedKey(key)) return;
  isRelaying = true;
  try {
    events.emit(broadcastedEvents[key]);
  } finally {
    isRelaying = false;
  }
}

/** Tells the app's other webviews what changed in this one. */
export function startBroadcasting(native: NativeCaller): void {
  for (const key of Object.keys(broadcastedEvents) as BroadcastedKey[]) {
    events.on(broadcastedEvents[key], () => {
      if (!isRelaying) native.notify('broadcastPostMessage', { key, params: {} });
    });
  }
}
