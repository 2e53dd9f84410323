/** How one kind of wish is folded, sent and mourned. */
export interface WishQueueConfig<W> {
  /** The two wishes as one; the later wins where they touch. */
  fold: (earlier: W, later: W) => W;
  /** Sends a wish and puts the answer where it is read. */
  send: (wish: W) => Promise<void>;
  /** The wish is dropped; what is shown falls back to what the server last said. */
  onError: (error: unknown) => void;
  /** Quiet time after a press before it is sent: several presses become one request. */
  delayMs: number;
}

export interface WishQueue<W> {
  add: (wish: W) => void;
  /** Sends what waits at once; false when any of it was refused. */
  flush: () => Promise<boolean>;
  /** What the shopper wants and the server has not answered yet. */
  pending: () => W | undefined;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the page ahead of the server without ever disagreeing with it: wishes show at once, go out
 * one request at a time, and those made meanwhile are folded into the next one. So answers cannot
 * overtake each other, and an old answer cannot undo a newer press. Outlives the page that made it:
 * a press just before leaving is still sent.
 */
export function createWishQueue<W>(config: WishQueueConfig<W>): WishQueue<W> {
  let waiting: W | undefined;
  let sending: W | undefined;
  let pending: W | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();

  const fold = (a: W | undefined, b: W | undefined): W | undefined =>
    a === undefined ? b : b === undefined ? a : config.fold(a, b);

  const changed = () => {
    pending = fold(sending, waiting);
    for (const listener of listeners) listener();
  };

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
    add: (wish) => {
      waiting = fold(waiting, wish);
      changed();
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), config.delayMs);
    },
    flush,
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
