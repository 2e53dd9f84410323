import { useSyncExternalStore } from 'react';

/**
 * A place for what belongs to one shopper on pages that are the same for everybody. It is in no HTML and in
 * no page's first code: undefined until its code is loaded and given.
 */
export function createSlot<T>() {
  let given: T | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    provide: (value: T): void => {
      given = value;
      for (const listener of listeners) listener();
    },
    useSlot: (): T | undefined =>
      useSyncExternalStore(
        subscribe,
        () => given,
        () => undefined,
      ),
  };
}
