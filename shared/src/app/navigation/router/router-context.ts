import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation as useLibraryLocation } from 'react-router-dom';
import { usePageIsShown } from '../page-stack/page-shown';
import type { Router } from './create-router';
import type { ShopLocation } from './location';
import type { RouteMatch } from './resolve-route';
import type { RouterState } from './router-state';

export const RouterContext = createContext<Router | null>(null);
export const RouterStateContext = createContext<RouterState | null>(null);

export const useRouter = (): Router => {
  const router = useContext(RouterContext);
  if (!router) throw new Error('This needs a <RouterProvider> above it.');
  return router;
};

export const useRouterState = (): RouterState => {
  const state = useContext(RouterStateContext);
  if (!state) throw new Error('This needs a <RouterProvider> above it.');
  return state;
};

/** The router library's `useLocation`, typed with the state that the shop's navigations store in an entry. */
export const useLocation: () => ShopLocation = useLibraryLocation;

/**
 * The location with the layers that are open now: when one opens or closes, `useLocation` follows
 * after the next paint (see createPageState). A hidden page keeps its own.
 */
export function useLayerLocation(): ShopLocation {
  const router = useRouter();
  const isShown = usePageIsShown();
  const own = useLocation();
  const latest = useSyncExternalStore(
    router.subscribe,
    () => router.state.location,
    () => own,
  );
  return isShown && latest.pathname === own.pathname ? latest : own;
}

/** The route of the page around this component. */
export const useRouteMatch = (): RouteMatch | undefined => useRouterState().match;

/** Whether the page is the first one and its markup came from the server. */
export const useIsFromServer = (): boolean => useRouterState().isFromServer;

/** Why the page is not shown; undefined when it is. */
export const useRouteError = (): unknown => useRouterState().error;
