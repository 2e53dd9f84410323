import { events } from '../../events/events';
import type { NativeCaller } from './create-bridge';
import type { Broadcast } from './inbox';

/** What every webview of the app must hear: by its key in a broadcast. */
const sharedEvents = {
  basketChanged: 'basket:changed',
  sessionChanged: 'session:changed',
} as const;
type SharedKey = keyof typeof sharedEvents;

const isShared = (key: string): key is SharedKey => Object.hasOwn(sharedEvents, key);

/** What another webview told is not told back. */
let isHearing = false;

/** A broadcast that is one of our events becomes that event; every one is `app:broadcast` besides. */
export function hearBroadcast({ key, params }: Broadcast): void {
  events.emit('app:broadcast', { key, params });
  if (!isShared(key)) return;
  isHearing = true;
  try {
    events.emit(sharedEvents[key]);
  } finally {
    isHearing = false;
  }
}

/** Tells the app's other webviews what changed in this one. */
export function broadcastEvents(native: NativeCaller): void {
  for (const key of Object.keys(sharedEvents) as SharedKey[]) {
    events.on(sharedEvents[key], () => {
      if (!isHearing) native.tell('broadcastPostMessage', { key, params: {} });
    });
  }
}
