import { useState, useSyncExternalStore } from 'react';
import { createWishQueue, type WishQueue, type WishQueueConfig } from './wish-queue';

/** A queue for as long as the page stands, and what of it is not answered yet. */
export function useWishQueue<W>(
  make: () => WishQueueConfig<W>,
): [queue: WishQueue<W>, pending: W | undefined] {
  const [queue] = useState(() => createWishQueue(make()));
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, () => undefined);
  return [queue, pending];
}
