import { createPath, type Path, parsePath, type To } from 'react-router-dom';

export type { To } from 'react-router-dom';

/** What a navigation stores in the entry that it makes; a page may add what only it reads. */
export interface LocationState {
  /** The navigation opened this layer. */
  openedModal?: string;
  keepsScroll?: boolean;
  [name: string]: unknown;
}

/** One history entry. */
export interface ShopLocation extends Path {
  /** Of the navigation that made the entry; null when there was none. */
  state: LocationState | null;
  /** Unique for each entry. */
  key: string;
}

/** How the current location was reached. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export const createKey = (): string => Math.random().toString(36).slice(2, 10);

export const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

const withoutBareMark = (search: string): string => (search === '?' ? '' : search);

/** Resolves a target against the current location: `?tab=2` keeps the path, `#top` path and query. */
export function resolvePath(to: To, from: Path): Path {
  const { pathname, search, hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  if (!pathname)
    return {
      pathname: from.pathname,
      search: withoutBareMark(search ?? (hash ? from.search : '')),
      hash,
    };
  const url = new URL(pathname, `http://shop.invalid${from.pathname}`);
  return { pathname: url.pathname, search: withoutBareMark(search ?? ''), hash };
}

export function createLocation(
  to: To,
  {
    from,
    state = null,
    key = createKey(),
  }: { from: Path; state?: LocationState | null; key?: string },
): ShopLocation {
  return { ...resolvePath(to, from), state, key };
}

export const isSamePage = (one: Path, other: Path): boolean =>
  one.pathname === other.pathname && one.search === other.search;
