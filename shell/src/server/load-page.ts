import { type App, type Caller, createApp } from '@shop/shared/app';
import type { LoadedData, RedirectResult, RenderRequest } from '@shop/shared/app/document';
import {
  findRoute,
  isRouteError,
  type RouteError,
  type RouteMatch,
  resolveMatch,
  routeError,
} from '@shop/shared/app/navigation';
import { defaultSettings, type PublicSettings } from '@shop/shared/domain';
import { frameRoutes } from '../frame/routes';
import { shellRoutes } from '../frame/shell-routes';
import { fragmentLoader, prepareFragment } from './page-fragments';

interface LoadedPage {
  kind: 'page';
  /** When critical data was refused, the refusal's status; 503 when it did not arrive. */
  status: number;
  match: RouteMatch | undefined;
  /** Shown by the error screen instead of the page. */
  error: RouteError | undefined;
}

/** The settings that pages may read; absent when none is set. */
export const settingsOf = ({ settings, isTrial }: RenderRequest): PublicSettings | undefined =>
  isTrial ? { ...(settings ?? defaultSettings), isTrial } : settings;

/**
 * Creates the app of one request: its session, clock and cache.
 * @param call of this visitor
 */
export function createPageApp(request: RenderRequest, call: Caller): App {
  const app: App = createApp({
    call,
    session: request.session,
    isServer: true,
    renderedAtMs: request.nowMs,
    userAgent: request.userAgent,
    hasTestPages: request.hasTestPages,
    settings: settingsOf(request),
    paths: request.paths,
    findRedirect: () => request.redirect,
    loadFragment: fragmentLoader(request),
    prepareFragment: (use) => prepareFragment(request, app, use),
  });
  return app;
}

/** Loads the page of a URL from its owning remote; throws when the remote's server build does. */
export async function loadPage(
  { remotes, url }: RenderRequest,
  app: App,
): Promise<LoadedPage | RedirectResult> {
  const owner = app.pathTable.ownerOf(url.pathname);
  const pages = owner ? remotes.get(owner).createRoutes(app) : shellRoutes(app);
  const result = await resolveMatch(findRoute(frameRoutes(app, pages), url.pathname), url);
  if (result.kind === 'redirect')
    return { kind: 'redirect', status: result.redirect.status, location: result.redirect.to };
  const error = result.kind === 'error' ? toRouteError(result.error) : undefined;
  return {
    kind: 'page',
    status: error ? httpStatus(error) : (app.outcome.status ?? 200),
    match: result.match,
    error,
  };
}

const toRouteError = (error: unknown): RouteError =>
  isRouteError(error) ? error : routeError(500);

/** Statuses outside HTTP (801) become 503. */
const httpStatus = ({ status }: RouteError): number => (status > 599 ? 503 : status);

/** The successful queries: key, data, time of the read (epoch ms). */
export const dehydrateQueries = (app: App): LoadedData['queries'] =>
  app.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
