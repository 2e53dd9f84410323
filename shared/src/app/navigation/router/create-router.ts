import { createPath } from 'react-router-dom';
import type { RouterHistory } from './history';
import {
  createLocation,
  isSamePage,
  type NavigationType,
  type ShopLocation,
  type To,
} from './location';
import { andThen, type MaybePromise } from './maybe-promise';
import { createNavigator, type Navigate, type ShopNavigator } from './navigator';
import { createPreparedPage, leadsTo, type PreparedPage } from './prepared-page';
import { findRoute, type Resolution, type RouteMatch, resolveMatch } from './resolve-route';
import {
  ROUTES_MISSING_STATUS,
  type Route,
  type RouteError,
  type RouteRedirect,
  routeError,
} from './route';
import type { RouterState } from './router-state';

export interface Router {
  readonly state: RouterState;
  /** For the library's hooks. */
  readonly navigator: ShopNavigator;
  readonly routes: readonly Route[];
  addRoutes: (routes: readonly Route[]) => void;
  readonly prepared: PreparedPage;
  /**
   * Prepares a page that will probably be opened next, instead of the one that was prepared before. Does
   * nothing when its code or data are missing.
   */
  prepare: (to: To) => void;
  /**
   * Resolves when the target is shown, or when it could be and another navigation has overtaken it.
   * With a number of steps it resolves at once; the listeners are called when the browser has moved.
   */
  navigate: Navigate;
  /** Calls the listener after each navigation. @returns the function that stops calling it */
  subscribe: (listener: (state: RouterState) => void) => () => void;
  /** Stops listening to the history. */
  dispose: () => void;
}

export interface RouterOptions {
  routes: readonly Route[];
  history: RouterHistory;
  /** Loads the routes of a path's owner; undefined when they are there. */
  ensureRoutes?: (pathname: string) => MaybePromise<void>;
  /** The server rendered the first page: it is shown without running its loader again. */
  hydration?: { error?: RouteError | undefined } | undefined;
  /** Leaves the document. */
  loadDocument?: (url: string, isReplace: boolean) => void;
}

interface Navigation {
  location: ShopLocation;
  type: NavigationType;
}

const ORIGIN = 'http://shop.invalid';
const urlOf = (location: ShopLocation): URL =>
  new URL(createPath(location), globalThis.location?.origin ?? ORIGIN);

const loadInBrowser = (url: string, isReplace: boolean): void =>
  isReplace ? location.replace(url) : location.assign(url);

/**
 * Navigates between pages. The next page is shown in the same task as the click when its code is
 * there; its data may arrive later. The latest navigation wins.
 */
export function createRouter({
  routes: firstRoutes,
  history,
  ensureRoutes = () => undefined,
  hydration,
  loadDocument = loadInBrowser,
}: RouterOptions): Router {
  const listeners = new Set<(state: RouterState) => void>();
  const prepared = createPreparedPage();
  let routes = [...firstRoutes];
  let latest: Navigation | undefined;
  const firstLocation = history.location();
  let state: RouterState = {
    location: firstLocation,
    type: 'POP',
    match: hydration && findRoute(routes, firstLocation.pathname),
    error: hydration?.error,
    isReady: hydration !== undefined,
    isFromServer: hydration !== undefined,
  };

  const stateOf = (
    { location, type }: Navigation,
    match: RouteMatch | undefined,
    error?: unknown,
  ): RouterState => ({ location, type, match, error, isReady: true, isFromServer: false });

  const show = (navigation: Navigation, match: RouteMatch | undefined, error?: unknown) => {
    const ahead = error === undefined ? prepared.current() : undefined;
    state = ahead && leadsTo(ahead, navigation, match) ? ahead : stateOf(navigation, match, error);
    if (navigation.type === 'PUSH') history.push(state.location);
    if (navigation.type === 'REPLACE') history.replace(state.location);
    for (const listener of [...listeners]) listener(state);
    prepared.set(undefined);
  };

  const prepare = (to: To): void => {
    const location = createLocation(to, { from: state.location });
    const match = findRoute(routes, location.pathname);
    const before = prepared.current();
    // Hover and pointerdown prepare the same page.
    if (before && leadsTo(before, { location, type: 'PUSH' }, match)) return;
    const url = urlOf(location);
    const request = { url, query: url.searchParams, params: match?.params ?? {} };
    const canDraw =
      !isSamePage(location, state.location) && match?.route.handle?.canDraw(request) === true;
    prepared.set(
      canDraw ? { ...stateOf({ location, type: 'PUSH' }, match), isPrepared: true } : undefined,
    );
  };

  const follow = ({ to, mode }: RouteRedirect, { type, location }: Navigation) => {
    // The entry of a redirecting URL is already in the history after Back, so it is replaced.
    const isReplace = mode === 'replace' || type !== 'PUSH';
    if (mode === 'document' || !to.startsWith('/')) return loadDocument(to, isReplace);
    return start({
      location: createLocation(to, { from: location }),
      type: isReplace ? 'REPLACE' : 'PUSH',
    });
  };

  const finish = (navigation: Navigation, resolution: Resolution): MaybePromise<void> => {
    if (latest !== navigation) return undefined;
    if (resolution.kind === 'redirect') return follow(resolution.redirect, navigation);
    show(navigation, resolution.match, resolution.kind === 'error' ? resolution.error : undefined);
  };

  const resolve = ({ location }: Navigation): MaybePromise<Resolution> => {
    const resolveHere = () => resolveMatch(findRoute(routes, location.pathname), urlOf(location));
    const missing = {
      kind: 'error',
      match: undefined,
      error: routeError(ROUTES_MISSING_STATUS),
    } as const;
    const loading = ensureRoutes(location.pathname);
    return loading instanceof Promise ? loading.then(resolveHere, () => missing) : resolveHere();
  };

  const start = (navigation: Navigation): MaybePromise<void> => {
    latest = navigation;
    return andThen(resolve(navigation), (resolution) => finish(navigation, resolution));
  };

  /** A hash on the same page only scrolls. */
  const isHashOnly = ({ location }: Navigation): boolean =>
    state.isReady &&
    location.hash !== '' &&
    location.hash !== state.location.hash &&
    isSamePage(location, state.location);

  const open = (navigation: Navigation): MaybePromise<void> => {
    if (!isHashOnly(navigation)) return start(navigation);
    latest = navigation;
    show(navigation, state.match, state.error);
  };

  const stop = history.listen(() => void open({ location: history.location(), type: 'POP' }));
  if (!hydration) void start({ location: state.location, type: 'POP' });

  const router: Router = {
    // Called late, because the shell wraps `navigate`.
    navigator: createNavigator((...target) => router.navigate(...target)),
    get state() {
      return state;
    },
    get routes() {
      return routes;
    },
    addRoutes: (added) => {
      routes = [...added, ...routes];
    },
    prepared,
    prepare,
    navigate: async (to, { replace = false, state: entryState } = {}) => {
      if (typeof to === 'number') return history.go(to);
      const location = createLocation(to, { from: state.location, state: entryState ?? null });
      return open({ location, type: replace ? 'REPLACE' : 'PUSH' });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: stop,
  };
  return router;
}
