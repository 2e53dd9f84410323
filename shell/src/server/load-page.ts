import { type App, createApp, type PageHandle } from '@shop/shared/app';
import { createStaticHandler } from '@shop/shared/app/boot';
import { ownerOf } from '@shop/shared/contracts';
import type { PageState } from '../frame/page-state';
import { frameRoutes } from '../frame/routes';
import { shellRoutes } from '../frame/shell-routes';
import { createServerCaller } from './api-client';
import { type RenderContext, type RenderInput, settingsOf } from './render-context';

type Handler = ReturnType<typeof createStaticHandler>;

export interface MatchedRoute {
  route: { id?: string; handle?: PageHandle };
  params: Record<string, string | undefined>;
}

export interface LoadedPage {
  kind: 'page';
  /** When critical data was refused, the refusal's status; 503 when it did not arrive. */
  status: number;
  handler: Handler;
  result: Exclude<Awaited<ReturnType<Handler['query']>>, Response>;
  matches: readonly MatchedRoute[];
}

export interface RedirectResult {
  kind: 'redirect';
  status: number;
  location: string;
}

/** Creates the app of one request: its session, clock and cache. */
export function createPageApp({ config, findRedirect }: RenderContext, input: RenderInput): App {
  // Started early, so that the guards seldom wait for it.
  const redirect = findRedirect(input.url.pathname);
  return createApp({
    call: createServerCaller(config, input.visitor.cookie),
    session: input.visitor.session,
    isServer: true,
    renderedAtMs: input.nowMs,
    userAgent: input.userAgent,
    hasTestPages: config.hasTestPages,
    settings: settingsOf(config, input),
    findRedirect: () => redirect,
  });
}

/** Loads the page of a URL from its owning remote; throws when the remote's server build does. */
export async function loadPage(
  { bundles }: RenderContext,
  app: App,
  url: URL,
): Promise<LoadedPage | RedirectResult> {
  const owner = ownerOf(url.pathname);
  const pages = owner ? bundles.get(owner).createRoutes(app) : shellRoutes(app);
  const handler = createStaticHandler(frameRoutes(app, pages));
  const result = await handler.query(new Request(url));
  if (result instanceof Response) {
    const location = result.headers.get('location') ?? '/';
    return { kind: 'redirect', status: result.status, location };
  }
  const failedStatus = result.errors ? undefined : app.outcome.status;
  return {
    kind: 'page',
    // Statuses outside HTTP (801) become 503.
    status: failedStatus ?? (result.statusCode > 599 ? 503 : result.statusCode),
    handler,
    result,
    matches: result.matches as unknown as MatchedRoute[],
  };
}

/** The successful queries, in the form that the browser's cache takes. */
export const dehydrateQueries = (app: App): PageState['queries'] =>
  app.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);
