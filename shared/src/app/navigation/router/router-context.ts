import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { createSearchParams, type URLSearchParamsInit } from 'react-router-dom';
import { usePageIsShown } from '../page-stack/page-shown';
import type { NavigateOptions, Router } from './create-router';
import type { NavigationType, ShopLocation } from './location';
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

/** The location of the page around this component. */
export const useLocation = (): ShopLocation => useRouterState().location;

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

/** How the page around this component was reached. */
export const useNavigationType = (): NavigationType => useRouterState().type;

/** The route of the page around this component. */
export const useRouteMatch = (): RouteMatch | undefined => useRouterState().match;

/** Whether the page is the first one and its markup came from the server. */
export const useIsFromServer = (): boolean => useRouterState().isFromServer;

/** Why the page is not shown; undefined when it is. */
export const useRouteError = (): unknown => useRouterState().error;

/** The same function for the life of the document; a relative target starts from the current location. */
export const useNavigate = (): Router['navigate'] => {
  const router = useRouter();
  return useCallback((to, options) => router.navigate(to, options), [router]);
};

type SetSearchParams = (
  next: URLSearchParamsInit | ((current: URLSearchParams) => URLSearchParamsInit),
  options?: NavigateOptions,
) => void;

/**
 * The query of the page, and a function that navigates to another one. The updater form reads the
 * latest URL, so that two quick clicks both count.
 */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const router = useRouter();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetSearchParams>(
    (next, options) => {
      const current = new URLSearchParams(router.latestSearch);
      const init = typeof next === 'function' ? next(current) : next;
      void router.navigate(`?${createSearchParams(init)}`, options);
    },
    [router],
  );
  return [params, setParams];
}
