import { useStore } from '@shop/shared/app';
import { useState } from 'react';
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
  return [queue, useStore(queue.pending)];
}
