import { useState, useSyncExternalStore } from 'react';
import {
  createMutationQueue,
  type MutationQueue,
  type MutationQueueConfig,
} from './mutation-queue';

/** Creates a mutation queue for the lifetime of the component and returns its pending mutation. */
export function useMutationQueue<M>(
  make: () => MutationQueueConfig<M>,
): [queue: MutationQueue<M>, pending: M | undefined] {
  const [queue] = useState(() => createMutationQueue(make()));
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, () => undefined);
  return [queue, pending];
}
