import { isSamePage, type NavigationType, type ShopLocation } from './location';
import type { RouteMatch } from './resolve-route';
import type { RouterState } from './router-state';

/** Holds the page that is rendered hidden before its link is clicked; at most one. */
export interface PreparedPage {
  /** The router's state after a navigation to the prepared page; undefined when none is prepared. */
  current: () => RouterState | undefined;
  subscribe: (listener: () => void) => () => void;
  set: (state: RouterState | undefined) => void;
}

export function createPreparedPage(): PreparedPage {
  const listeners = new Set<() => void>();
  let prepared: RouterState | undefined;
  return {
    current: () => prepared,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (state) => {
      if (prepared === state) return;
      prepared = state;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** Whether a navigation leads to the prepared page with the same location, so that its state can be used. */
export const leadsTo = (
  prepared: RouterState,
  { location, type }: { location: ShopLocation; type: NavigationType },
  match: RouteMatch | undefined,
): boolean =>
  type === 'PUSH' &&
  location.state === null &&
  location.hash === '' &&
  match?.route === prepared.match?.route &&
  isSamePage(location, prepared.location);
