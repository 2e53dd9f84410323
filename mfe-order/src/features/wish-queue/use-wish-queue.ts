import { useState, useSyncExternalStore } from 'react';
import { createWishQueue, type WishQueue, type WishQueueConfig } from './wish-queue';

/** Creates a mutation queue for the lifetime of the component and returns its pending mutation. */
export function useWishQueue<W>(
  make: () => WishQueueConfig<W>,
): [queue: WishQueue<W>, pending: W | undefined] {
  const [queue] = useState(() => createWishQueue(make()));
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, () => undefined);
  return [queue, pending];
}
