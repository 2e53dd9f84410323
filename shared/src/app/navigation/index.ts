/**
 * The only door of the navigation room: router, history, pages and their guards, links, layers in the URL, and
 * the pages that are kept for Back. Pages get what they need by `@shop/shared/app`; the shell, the
 * server and the stand-alone frame import this entry.
 */
export { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
export { runGuards } from './guards/guards';
export { clearLoginToastFlag, handleLoginToast } from './guards/login-toast';
export { previousRoute, type RouteRecord, recordRoute } from './guards/previous-route';
export { openModals } from './layers/layer-params';
export { useModalParam, useOpenModals } from './layers/use-modal-param';
export { Link, type LinkProps } from './link/link';
export {
  type HistoryMark,
  markEntry,
  markHistory,
  returnToFirstMark,
  returnToMark,
  STACK_MARK,
  stepBack,
} from './marks/marks';
export { isStackInUse, readOrigin, storeQueryFlags } from './marks/query-flags';
export { throwIfNotFound, useNotFound } from './page/not-found';
export { page } from './page/page';
export { prefetchQueries } from './page/page-data';
export type {
  HeaderOptions,
  LayoutName,
  PageDefinition,
  PageHandle,
  PageLoad,
  PageMeta,
  PageMode,
  PageModule,
  PageRequest,
} from './page/page-definition';
export { PageLoadError } from './page/page-load-error';
export { pickQuery } from './page/pick-query';
export {
  isInShownPage,
  PageShownContext,
  usePageIsShown,
  useWhilePageIsShown,
} from './page-stack/page-shown';
export { PageStack } from './page-stack/page-stack';
export { createRouter, type Router } from './router/create-router';
export { createBrowserHistory, createMemoryHistory, type ShownEntry } from './router/history';
export { hrefOf, type ShopLocation } from './router/location';
export { andThen, type MaybePromise } from './router/maybe-promise';
export { createMemoryRouter } from './router/memory-router';
export type { NavigateOptions } from './router/navigator';
export { PageRouter } from './router/page-router';
export { findRoute, type RouteMatch, resolveMatch } from './router/resolve-route';
export {
  isRouteError,
  notFound,
  type RemoteRoute,
  ROUTES_MISSING_STATUS,
  type Route,
  type RouteError,
  RouteRedirect,
  routeError,
} from './router/route';
export {
  RouterStateContext,
  useIsFromServer,
  useLocation,
  useRouteError,
  useRouteMatch,
  useRouter,
  useRouterState,
} from './router/router-context';
export { Outlet, RouterProvider } from './router/router-provider';
export type { RouterState } from './router/router-state';
