import { paths } from '@shop/shared/contracts';
import type { App } from '../../create-app';
import { isApiError, isOverloaded, OVERLOADED_STATUS } from '../../http/api-error';
import { runGuards } from '../guards/guards';
import { getLoginRedirect } from '../guards/login-guard';
import { andThen, type MaybePromise } from '../router/maybe-promise';
import {
  notFound,
  type RemoteRoute,
  RouteRedirect,
  type RouteRequest,
  routeError,
} from '../router/route';
import { withoutSystemMode } from './colour-mode';
import { lazyPage } from './lazy-page';
import { loadFragments, loadInBrowser, loadOnServer, prefetchQueries } from './page-data';
import type { PageDefinition, PageRequest } from './page-definition';
import { pickQuery } from './pick-query';

const requestOf = (
  { url, params }: RouteRequest,
  { queryParams }: PageDefinition,
): PageRequest => ({
  url,
  query: pickQuery(url.searchParams, queryParams),
  params,
});

const OUTAGE_STATUS = 503;

/** The api refused (an expired order sheet, for example): the page shows the reason. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

function handleLoadError(
  error: unknown,
  definition: PageDefinition,
  request: PageRequest,
  app: App,
): void {
  const elsewhere = definition.recover?.(error, request);
  if (elsewhere) throw new RouteRedirect(elsewhere);
  if (!isApiError(error)) throw error;
  if (error.status === 404) throw notFound();
  // Not an HTTP status: the error screen shows it, and the gateway responds 503.
  if (isOverloaded(error)) throw routeError(OVERLOADED_STATUS);
  // The session was revoked (spec section 8); the browser's own call on the next page clears the
  // cookies.
  if (error.status === 901) throw new RouteRedirect('/');
  if (error.status === 401)
    throw new RouteRedirect(paths.login(request.url.pathname + request.url.search));
  // Other failures are shown by the sections, which fetch again themselves.
  app.outcome.status = isRefusal(error.status) ? error.status : OUTAGE_STATUS;
}

/** Creates the route of one page: guards, validation, data and code. */
export function page(declared: PageDefinition, app: App): RemoteRoute {
  const definition = withoutSystemMode(declared);
  const code = lazyPage(definition, app.isServer);
  /** Undefined for a page that would redirect or fail validation. */
  const loadOf = (request: PageRequest) => {
    if (getLoginRedirect(request.url, app)) return;
    if (definition.validate && definition.validate(request) !== true) return;
    return { critical: [], ...definition.load?.(request, app) };
  };
  return {
    id: definition.id,
    path: definition.path,
    caseSensitive: true,
    handle: {
      page: definition,
      module: code.module,
      preload: code.load,
      prefetch: async (request) => {
        const load = loadOf(request);
        if (!load) return;
        const data = prefetchQueries(app, load.critical);
        await Promise.all([code.load(), data, loadFragments(app, load, data)]);
      },
      canDraw: (request) =>
        code.module() !== undefined &&
        loadOf(request)?.critical.every(
          ({ queryKey }) => app.queryClient.getQueryData(queryKey) !== undefined,
        ) === true,
    },
    loader: (routeRequest) => {
      const request = requestOf(routeRequest, definition);
      return andThen(
        runGuards({ url: request.url, app, isUnknownPath: false }),
        (elsewhere): MaybePromise<unknown> => {
          if (elsewhere) throw elsewhere;
          const verdict = definition.validate?.(request) ?? true;
          if (verdict !== true) throw verdict ? new RouteRedirect(verdict) : notFound();
          const load = definition.load?.(request, app) ?? {};
          if (!app.isServer) return loadInBrowser(app, load, request.url);
          return loadOnServer(app, load).catch((error) =>
            handleLoadError(error, definition, request, app),
          );
        },
      );
    },
    Component: code.Component,
  };
}
