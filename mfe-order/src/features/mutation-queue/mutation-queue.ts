import { createStore, type ReadonlyStore } from '@shop/shared/app';

/** How mutations of one kind are merged, sent and rolled back. */
export interface MutationQueueConfig<M> {
  /** Merges two mutations; the later one wins on conflict. */
  merge: (earlier: M, later: M) => M;
  /** Sends a mutation and writes the response to the query cache. */
  send: (mutation: M) => Promise<void>;
  /** Called after a mutation is dropped; the page then shows the last server state. */
  onError: (error: unknown) => void;
  /** Debounce delay, which merges several changes into one request. */
  delayMs: number;
}

export interface MutationQueue<M> {
  add: (mutation: M) => void;
  /** Sends pending mutations now; resolves to false when one was rejected. */
  flush: () => Promise<boolean>;
  /** The merged mutation that the server has not confirmed yet. */
  pending: ReadonlyStore<M | undefined>;
}

/**
 * Optimistic mutation queue: changes show at once and go out one request at a time, and changes
 * made during a request are merged into the next one. Responses therefore cannot arrive out of
 * order or overwrite newer input. The queue outlives its page, so that a change made just before
 * leaving is still sent.
 */
export function createMutationQueue<M>(config: MutationQueueConfig<M>): MutationQueue<M> {
  let waiting: M | undefined;
  let sending: M | undefined;
  const pending = createStore<M | undefined>(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;

  const merge = (a: M | undefined, b: M | undefined): M | undefined =>
    a === undefined ? b : b === undefined ? a : config.merge(a, b);

  const changed = () => pending.setState(merge(sending, waiting), true);

  const run = async (): Promise<boolean> => {
    let isAccepted = true;
    while (waiting !== undefined) {
      sending = waiting;
      waiting = undefined;
      try {
        await config.send(sending);
      } catch (error) {
        isAccepted = false;
        config.onError(error);
      }
      sending = undefined;
      changed();
    }
    return isAccepted;
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    add: (mutation) => {
      waiting = merge(waiting, mutation);
      changed();
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), config.delayMs);
    },
    flush,
    pending,
  };
}
