import { createPath } from 'react-router-dom';
import { like } from '../../storage/shape';
import { sessionStore } from '../../storage/storage';
import {
  createKey,
  createLocation,
  type LocationState,
  type ShopLocation,
  type To,
} from './location';

/** The stack of entries that a router writes to. */
export interface RouterHistory {
  location: () => ShopLocation;
  push: (location: ShopLocation) => void;
  replace: (location: ShopLocation) => void;
  go: (delta: number) => void;
  /** Calls the listener after Back and Forward. @returns the function that stops listening */
  listen: (listener: () => void) => () => void;
}

/** The base of addresses that have a path, so nothing of it is used. */
const NOWHERE = { pathname: '/', search: '', hash: '' };

/** What an entry stores in `history.state`. `idx` counts the entries of this tab, across documents. */
export interface EntryState {
  usr?: LocationState | null;
  key?: string;
  idx?: number;
}

/** The entry of the page that is shown. */
export interface ShownEntry {
  /** Path, query and hash. */
  href: string;
  state: EntryState;
}

/** The position that the last document of this tab was left at, and the entries that precede its position 0. */
const LEFT_KEY = 'shop.left';

/**
 * The position of an entry that a document opens. One that replaced the last entry has its position.
 * @returns with the number of entries before position 0
 */
const none: readonly number[] = [];

function positionOfNewEntry(): [position: number, before: number] {
  const ahead = history.length - 1;
  const [at, before] = sessionStore.get(LEFT_KEY, like([0])) ?? none;
  if (at === undefined || before === undefined) return [0, ahead];
  return [Math.max(0, Math.min(at + 1, ahead - before)), before];
}

/** What the router has stored in the current entry. */
export const entryState = (): EntryState => history.state ?? {};

const currentEntry = (): ShownEntry => {
  const { pathname, search, hash } = globalThis.location;
  return { href: pathname + search + hash, state: entryState() };
};

/**
 * The browser's own history. An entry that the router did not write (the first one of a document, or
 * one of a plain `#anchor` link) gets a key when it is first read, so that each entry has its own.
 * @param entryBefore returns the entry of the page that is shown while the current one was made for the
 *   next push, which then replaces it
 */
export function createBrowserHistory(
  entryBefore: () => ShownEntry | undefined = () => undefined,
): RouterHistory {
  const shownEntry = (): ShownEntry => entryBefore() ?? currentEntry();
  const [newPosition, before] = positionOfNewEntry();
  let position = shownEntry().state.idx ?? newPosition - 1;
  addEventListener('pagehide', () => sessionStore.set(LEFT_KEY, [position, before]));

  const write = (
    method: 'pushState' | 'replaceState',
    { state, key, ...path }: ShopLocation,
    idx: number,
  ): void => {
    position = idx;
    history[method]({ usr: state, key, idx }, '', createPath(path));
  };

  const location = (): ShopLocation => {
    const { href, state } = shownEntry();
    const { usr = null, key, idx } = state;
    const found = createLocation(href, { from: NOWHERE, state: usr, key: key ?? createKey() });
    // Only a step forward makes an entry that the router has not written.
    if (key === undefined) write('replaceState', found, idx ?? position + 1);
    else position = idx ?? Math.max(position, newPosition);
    return found;
  };

  return {
    location,
    push: (next) => write(entryBefore() ? 'replaceState' : 'pushState', next, position + 1),
    replace: (next) => write('replaceState', next, position),
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
  let stack = entries.map((to) => createLocation(to, { from: NOWHERE }));
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
