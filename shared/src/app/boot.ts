/**
 * The router, for the shell, the gateway and the stand-alone frame. Pages do not import it.
 */
export { createRouter, type NavigateOptions, type Router } from './navigation/create-router';
export { createBrowserHistory, createMemoryHistory, type ShownEntry } from './navigation/history';
export { openModals } from './navigation/layer-params';
export { hrefOf } from './navigation/location';
export { createMemoryRouter } from './navigation/memory-router';
export { findRoute, type RouteMatch, resolveMatch } from './navigation/resolve-route';
export {
  isRouteError,
  ROUTES_MISSING_STATUS,
  type Route,
  type RouteError,
  RouteRedirect,
  routeError,
} from './navigation/route';
export { RouterStateContext, useRouter, useRouterState } from './navigation/router-context';
export { RouterProvider } from './navigation/router-provider';
export type { RouterState } from './navigation/router-state';
