import { useSyncExternalStore } from 'react';

/**
 * A value that a lazily loaded chunk provides, such as data of the signed-in member on a page that is cached for
 * all visitors. Undefined on the server and until that chunk sets it.
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
