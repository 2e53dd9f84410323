import { type App, AppProvider, createCaller, type PageMeta } from '@shop/shared/app';
import type {
  LoadedData,
  PageState,
  RedirectResult,
  RenderedMarkup,
  RenderRequest,
} from '@shop/shared/app/document';
import {
  createMemoryHistory,
  createRouter,
  type RouteError,
  type RouteMatch,
  RouterProvider,
} from '@shop/shared/app/navigation';
import { site } from '@shop/shared/contracts';
import { flagOf } from '@shop/shared/domain';
import { renderToString } from 'react-dom/server';
import { systemStatusQuery } from '../features/system-status/system-status.queries';
import { ERROR_SCREEN_CHUNK, loadErrorScreen } from '../frame/error-screen/lazy-error-screen';
import { pageMetaOf } from '../frame/page-title';
import { Root, RootError } from '../frame/root';
import { loadFrame } from '../frame/routes';
import { createPageApp, dehydrateQueries, loadPage, settingsOf } from './load-page';
import { recordCalls } from './recorded-caller';

/** The shell's own pages are one chunk (see the client's router). */
const SHELL_ROUTES_CHUNK = 'shell.routes';
const API_TIMEOUT_MS = 5000;

function metaOf(app: App, url: URL, match: RouteMatch | undefined, status: number): PageMeta {
  const handle = match?.route.handle;
  if (!handle || status === 404)
    return { title: `페이지를 찾을 수 없어요 | ${site.name}`, robots: 'noindex' };
  if (status !== 200) return { title: `${handle.page.title} | ${site.name}` };
  return pageMetaOf(app, handle, { url, query: url.searchParams, params: match.params });
}

function renderBody(
  app: App,
  url: URL,
  match: RouteMatch | undefined,
  error: RouteError | undefined,
): string {
  const router = createRouter({
    routes: match ? [match.route] : [],
    history: createMemoryHistory([url.pathname + url.search]),
    hydration: { error },
  });
  return renderToString(
    <AppProvider app={app}>
      <RouterProvider router={router} errorElement={<RootError />} hasPageRouters>
        <Root />
      </RouterProvider>
    </AppProvider>,
  );
}

const createPageCaller = ({ api: { baseUrl, headers } }: RenderRequest) =>
  createCaller({ baseUrl, headers, timeoutMs: API_TIMEOUT_MS });

/** The state from which the browser starts. */
function stateOf(
  request: RenderRequest,
  app: App,
  overrides: Pick<PageState, 'isRendered' | 'error'>,
): PageState {
  const { fragments } = app;
  return {
    buildId: request.buildId,
    session: request.session,
    renderedAtMs: request.nowMs,
    isFirstLogin: request.isFirstLogin || undefined,
    queries: dehydrateQueries(app).map(([key, data]) => [key, data]),
    fragments: fragments.rendered.size > 0 ? [...fragments.rendered] : undefined,
    address: request.shownPath,
    remotes: request.entries,
    paths: request.paths,
    hasTestPages: request.hasTestPages || undefined,
    tagManagerId: request.tagManagerId,
    settings: settingsOf(request),
    fonts: request.fonts,
    ...overrides,
  };
}

/** Renders a page with the owning remote's server build and its data. */
export async function render(request: RenderRequest): Promise<RedirectResult | RenderedMarkup> {
  const { url } = request;
  const calls = recordCalls(createPageCaller(request));
  const app = createPageApp(request, calls.call);
  const owner = app.pathTable.ownerOf(url.pathname);
  if (request.notice)
    app.queryClient.setQueryData(systemStatusQuery.queryKey, {
      notice: request.notice,
      isTrial: request.isTrial ?? false,
    });
  const ofRequest = () => ({
    kind: 'page' as const,
    owner,
    form: app.device.getServerSnapshot().form,
    fragments: [...app.fragments.loaded.keys()],
    isHeaderHidden: flagOf(url.searchParams, 'isHideHeader') ?? false,
    hasReadCatalogueOnly: calls.hasReadCatalogueOnly(),
  });

  try {
    const [page] = await Promise.all([loadPage(request, app), loadFrame(app)]);
    if (page.kind === 'redirect') return page;
    const { match, error, status } = page;
    if (error) await loadErrorScreen();
    const body = renderBody(app, url, match, error);
    const meta = metaOf(app, url, match, status);
    return {
      ...ofRequest(),
      status: status === 200 ? (meta.status ?? 200) : status,
      body,
      meta,
      chunks: [
        ...(owner ? [] : [SHELL_ROUTES_CHUNK]),
        match?.route.id ?? '',
        ...(error ? [ERROR_SCREEN_CHUNK] : []),
      ],
      state: stateOf(request, app, { isRendered: true, error }),
      colourMode: error ? undefined : match?.route.handle?.page.colourMode,
    };
  } catch (error) {
    // A failing remote must not break the page: the browser renders it instead.
    request.onFailure(owner ?? 'shell', error);
    return {
      ...ofRequest(),
      fragments: [],
      status: 200,
      body: '',
      meta: { title: site.name },
      chunks: [],
      state: stateOf(request, app, { isRendered: false }),
    };
  }
}

/** Loads the data of a page. Member pages and redirects have no public data. */
export async function loadData(request: RenderRequest): Promise<LoadedData> {
  const app = createPageApp(request, createPageCaller(request));
  const page = await loadPage(request, app).catch((error) => {
    request.onFailure('payload', error);
    return undefined;
  });
  const status = page?.kind === 'redirect' ? 404 : (page?.status ?? 503);
  return { status, queries: status === 200 ? dehydrateQueries(app) : [] };
}
