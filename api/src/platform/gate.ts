/** Too many wait for their turn already. */
export class GateFull extends Error {
  override name = 'GateFull';
}

/**
 * Limits how many pieces of work run at once, and how many wait.
 * @returns a function that runs the work in its turn and rejects with `GateFull` when too many wait
 */
export function createGate(atOnce: number, maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= maxWaiting) throw new GateFull();
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over the place, so that a newcomer cannot take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
