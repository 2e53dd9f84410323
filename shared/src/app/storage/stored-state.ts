import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Shape } from './shape';
import { localStore } from './storage';

/** The part of a store that readers use. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** State of this browser, equal in all tabs; read it with `useStore`. */
export interface StoredState<T> extends ReadonlyStore<T> {
  /** Stores the result of `change`. The initial state is stored by removing the key. */
  update(change: (state: T) => T): void;
}

const states = new Map<string, unknown>();

/**
 * Returns the state stored under a key, one store for all remotes of the tab. The server and hydration use the
 * initial state. If storage is blocked, the state lasts as long as the document.
 */
export function storedState<T>(key: string, is: Shape<T>, initial: T): StoredState<T> {
  const existing = states.get(key);
  if (existing) return existing as StoredState<T>;
  const { setState, ...store } = createStore<T>(() => initial);
  const set = (state: T) => setState(state, true);
  const read = (otherwise: T) => set(localStore.get(key, is) ?? otherwise);
  const state: StoredState<T> = {
    ...store,
    update(change) {
      // The storage event of another tab's change may not have arrived yet.
      read(store.getState());
      const next = change(store.getState());
      if (next === initial) localStore.remove(key);
      else localStore.set(key, next);
      set(next);
    },
  };
  read(initial);
  // A storage event without a key means that the storage was cleared.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key || event.key === null) read(initial);
  });
  // A document in the back/forward cache receives no storage events.
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && read(initial));
  states.set(key, state);
  return state;
}
