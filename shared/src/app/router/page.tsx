import { paths } from '@shop/shared/contracts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import type { App } from '../create-app';
import { isApiError } from '../http/api-error';
import { guard } from './guard';
import { createPageSlot } from './page-slot';

export type LayoutName =
  | 'blank'
  | 'default'
  | 'default-full'
  | 'header-only'
  | 'publish-guide'
  | 'publish-corner';

/** What the frame around the page shows. */
export interface HeaderOptions {
  /** `main`: logo, search, basket, tabs. `sub`: back and title. */
  kind?: 'main' | 'sub';
  /** Replaces the page's title in a sub header. */
  title?: string;
  hasSearch?: boolean;
  hasBasket?: boolean;
  /** The phone's bottom bar; pages with a bar of their own hide it. */
  hasTabBar?: boolean;
}

export interface PageRequest {
  url: URL;
  query: URLSearchParams;
  params: Record<string, string | undefined>;
}

/** Any query value: `callQuery(…)`, `callPages(…)`. */
export interface LoadableQuery {
  queryKey: QueryKey;
}

export interface PageLoad {
  /** Without these there is no page: the server waits for them, a 404 among them is the page's 404. */
  critical?: readonly LoadableQuery[];
  /** Late or failed, these cost only their own section. */
  deferred?: readonly LoadableQuery[];
}

export interface PageMeta {
  title: string;
  description?: string;
  /** Path and query of the address search engines should keep. */
  canonical?: string;
  /** Path of a picture for link previews; also preloaded as the first picture when `preload` is set. */
  image?: string;
  robots?: 'noindex' | 'index';
  jsonLd?: readonly Record<string, unknown>[];
  /** The first large picture, fetched before anything else. */
  preloadImage?: { src: string; srcSet?: string; sizes?: string };
}

export interface PageModule {
  Page: ComponentType;
  /** Called when the critical data is in the cache. */
  meta?: (app: App, request: PageRequest) => PageMeta;
}

export interface PageDefinition {
  /** `<domain>.<page>`; equals the webpack chunk name of `component`. */
  id: string;
  path: string;
  /** Document title until `meta` says better; also the sub header's. */
  title: string;
  layout?: LayoutName;
  header?: HeaderOptions;
  /** Says false → 404 'Page Not Found: {path}'. */
  validate?: (request: PageRequest) => boolean;
  load?: (request: PageRequest, app: App) => PageLoad;
  /** A failed critical read may send the visitor elsewhere: answers a path, or undefined. */
  recover?: (error: unknown, request: PageRequest) => string | undefined;
  /** Keeps the scroll position when only the query changes. */
  keepsScroll?: boolean;
  component: () => Promise<PageModule>;
}

export interface PageHandle {
  page: PageDefinition;
  /** The module, once loaded. */
  module: () => PageModule | undefined;
  /** Loads the module ahead of the visit. */
  preload: () => Promise<void>;
  /** Loads the module and the data ahead of the visit. */
  prefetch: (request: PageRequest) => Promise<void>;
}

export type RemoteRoute = RouteObject & { handle: PageHandle };

export const notFound = (): Response =>
  new Response(null, { status: 404, statusText: 'Not Found' });

const DEFERRED_WAIT_MS = 400;

const fetchQuery = (client: QueryClient, query: LoadableQuery): Promise<unknown> =>
  'initialPageParam' in query
    ? client.ensureInfiniteQueryData(query as never)
    : client.ensureQueryData(query as never);

const settled = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/** Fills the cache; never rejects, and waits no longer than a page can wait for what it can do without. */
export async function prefetchQueries(app: App, queries: readonly LoadableQuery[]): Promise<void> {
  const loading = Promise.all(queries.map((query) => settled(fetchQuery(app.queryClient, query))));
  await Promise.race([loading, new Promise((done) => setTimeout(done, DEFERRED_WAIT_MS))]);
}

async function loadOnServer(app: App, load: PageLoad): Promise<void> {
  const deferred = prefetchQueries(app, load.deferred ?? []);
  await Promise.all((load.critical ?? []).map((query) => fetchQuery(app.queryClient, query)));
  await deferred;
}

function loadInBrowser(app: App, load: PageLoad): void {
  for (const query of [...(load.critical ?? []), ...(load.deferred ?? [])]) {
    void settled(fetchQuery(app.queryClient, query));
  }
}

const requestOf = (request: Request, params: PageRequest['params']): PageRequest => {
  const url = new URL(request.url);
  return { url, query: url.searchParams, params };
};

function translate(
  error: unknown,
  definition: PageDefinition,
  request: PageRequest,
  app: App,
): void {
  const elsewhere = definition.recover?.(error, request);
  if (elsewhere) throw redirect(elsewhere);
  if (!isApiError(error)) throw error;
  if (error.status === 404) throw notFound();
  if (error.status === 401) throw redirect(paths.login(request.url.pathname + request.url.search));
  // Anything else (the api is down, say) shows in the sections, which ask again by themselves.
  app.outcome.isOutage = true;
}

/** Makes the route of one page: guard, validation, data and code in one place. */
export function page(definition: PageDefinition, app: App): RemoteRoute {
  const slot = createPageSlot(definition);
  return {
    id: definition.id,
    path: definition.path,
    handle: {
      page: definition,
      module: slot.module,
      preload: slot.load,
      prefetch: async (request) => {
        if (definition.validate && !definition.validate(request)) return;
        const { critical = [] } = definition.load?.(request, app) ?? {};
        await Promise.all([slot.load(), prefetchQueries(app, critical)]);
      },
    },
    loader: async ({ request, params }) => {
      const pageRequest = requestOf(request, params);
      const elsewhere = guard(pageRequest.url, app.session);
      if (elsewhere) throw redirect(elsewhere);
      if (definition.validate && !definition.validate(pageRequest)) throw notFound();
      const load = definition.load?.(pageRequest, app) ?? {};
      if (!app.isServer) {
        loadInBrowser(app, load);
        return null;
      }
      await loadOnServer(app, load).catch((error) =>
        translate(error, definition, pageRequest, app),
      );
      return null;
    },
    lazy: async () => {
      await slot.load();
      return { Component: slot.Component };
    },
  };
}
