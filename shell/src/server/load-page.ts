import { type App, type Caller, createApp } from '@shop/shared/app';
import {
  findRoute,
  isRouteError,
  type RouteError,
  type RouteMatch,
  resolveMatch,
  routeError,
} from '@shop/shared/app/boot';
import { frameRoutes } from '../frame/routes';
import { shellRoutes } from '../frame/shell-routes';
import { createServerCaller } from './api-client';
import { fragmentLoader, prepareFragment } from './page-fragments';
import { type RenderContext, type RenderInput, settingsOf } from './render-context';

export interface LoadedPage {
  kind: 'page';
  /** When critical data was refused, the refusal's status; 503 when it did not arrive. */
  status: number;
  match: RouteMatch | undefined;
  /** Shown by the error screen instead of the page. */
  error: RouteError | undefined;
}

export interface RedirectResult {
  kind: 'redirect';
  status: number;
  location: string;
}

/** The caller of one rendering. */
export const createPageCaller = ({ config, releases }: RenderContext, input: RenderInput): Caller =>
  createServerCaller(config, input.visitor.cookie, {
    traceparent: input.traceparent,
    release: releases.buildId,
  });

/**
 * Creates the app of one request: its session, clock and cache.
 * @param call of this visitor
 */
export function createPageApp(context: RenderContext, input: RenderInput, call: Caller): App {
  const { config, releases, findRedirect } = context;
  // Started early, so that the guards seldom wait for it.
  const redirect = findRedirect(input.url.pathname);
  const app: App = createApp({
    call,
    session: input.visitor.session,
    isServer: true,
    renderedAtMs: input.nowMs,
    userAgent: input.userAgent,
    hasTestPages: config.hasTestPages,
    settings: settingsOf(config, input),
    paths: releases.paths,
    findRedirect: () => redirect,
    loadFragment: fragmentLoader(context),
    prepareFragment: (use) => prepareFragment(context, app, input, use),
  });
  return app;
}

/** Loads the page of a URL from its owning remote; throws when the remote's server build does. */
export async function loadPage(
  { bundles }: RenderContext,
  app: App,
  url: URL,
): Promise<LoadedPage | RedirectResult> {
  const owner = app.pathTable.ownerOf(url.pathname);
  const pages = owner ? bundles.get(owner).createRoutes(app) : shellRoutes(app);
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
export const dehydrateQueries = (app: App): [readonly unknown[], unknown, number][] =>
  app.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
