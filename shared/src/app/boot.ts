/**
 * The router, for the shell, the gateway and the stand-alone frame. Pages do not import it.
 */
export { createRouter, type Router, type RouterState } from './navigation/create-router';
export { createBrowserHistory, createMemoryHistory } from './navigation/history';
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
export { RouterStateContext, useRouterState } from './navigation/router-context';
export { RouterProvider } from './navigation/router-provider';
