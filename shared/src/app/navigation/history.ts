import { createPath } from 'react-router-dom';
import { createLocation, FIRST_KEY, type ShopLocation, type To } from './location';

/** The stack of entries that a router writes to. */
export interface RouterHistory {
  location: () => ShopLocation;
  push: (location: ShopLocation) => void;
  replace: (location: ShopLocation) => void;
  go: (delta: number) => void;
  /** Calls the listener after Back and Forward. @returns the function that stops listening */
  listen: (listener: () => void) => () => void;
}

/** What an entry stores in `history.state`. `idx` counts the entries of this tab. */
interface EntryState {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const entryState = (): EntryState => (history.state as EntryState | null) ?? {};

/**
 * The browser's own history.
 * @param isFirstPushDone the entry of the first navigation is in the history already, so that it is
 *   replaced
 */
export function createBrowserHistory(isFirstPushDone = false): RouterHistory {
  let isPushDone = isFirstPushDone;
  const { idx } = entryState();
  if (idx === undefined) history.replaceState({ ...entryState(), idx: 0 }, '');
  const write = (method: 'pushState' | 'replaceState', location: ShopLocation, step: number) =>
    history[method](
      { usr: location.state, key: location.key, idx: (entryState().idx ?? 0) + step },
      '',
      createPath(location),
    );
  return {
    location: () => {
      const { pathname, search, hash } = globalThis.location;
      const { usr = null, key = FIRST_KEY } = entryState();
      return { pathname, search, hash, state: usr, key };
    },
    push: (location) => {
      write(isPushDone ? 'replaceState' : 'pushState', location, 1);
      isPushDone = false;
    },
    replace: (location) => write('replaceState', location, 0),
    go: (delta) => history.go(delta),
    listen: (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

/** A history in memory, for tests and for rendering without a browser. */
export function createMemoryHistory(
  entries: readonly To[],
  index = entries.length - 1,
): RouterHistory {
  const start = { pathname: '/', search: '', hash: '' };
  let stack = entries.map((to) => createLocation(to, { from: start, key: FIRST_KEY }));
  let at = index;
  const listeners = new Set<() => void>();
  return {
    location: () => stack[at] as ShopLocation,
    push: (location) => {
      stack = [...stack.slice(0, at + 1), location];
      at += 1;
    },
    replace: (location) => {
      stack[at] = location;
    },
    go: (delta) => {
      const next = at + delta;
      if (!stack[next]) return;
      at = next;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
