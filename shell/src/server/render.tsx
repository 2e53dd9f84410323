import { type App, AppProvider, type PageMeta, type PageMode } from '@shop/shared/app';
import {
  createMemoryHistory,
  createRouter,
  type RouteError,
  type RouteMatch,
  RouterProvider,
} from '@shop/shared/app/boot';
import { site } from '@shop/shared/contracts';
import { flagOf } from '@shop/shared/domain';
import type { FontFiles } from '@shop/shared/ui/fonts';
import { renderToString } from 'react-dom/server';
import { systemStatusQuery } from '../features/system-status/system-status.queries';
import { ERROR_SCREEN_CHUNK, loadErrorScreen } from '../frame/error-screen/lazy-error-screen';
import type { PageState } from '../frame/page-state';
import { pageMetaOf } from '../frame/page-title';
import { Root, RootError } from '../frame/root';
import { loadFrame } from '../frame/routes';
import type { DocumentParts } from './document';
import {
  createPageApp,
  createPageCaller,
  dehydrateQueries,
  loadPage,
  type RedirectResult,
} from './load-page';
import { type PageFiles, pageFiles } from './page-files';
import { usedStyles } from './page-styles';
import { recordCalls } from './recorded-caller';
import { remoteEntries } from './releases';
import { releasesOnPage } from './releases-on-page';
import { type RenderContext, type RenderInput, settingsOf } from './render-context';
import { startFileOf } from './start-file';

export type RenderResult =
  | RedirectResult
  | {
      kind: 'page';
      status: number;
      parts: DocumentParts;
      /** Rendered completely, so that the page may be cached. */
      isCacheable: boolean;
      /** It is the same while the revision of the catalogue is. */
      hasReadCatalogueOnly: boolean;
    };

/** The shell's own pages are one chunk (see the client's router). */
const SHELL_ROUTES_CHUNK = 'shell.routes';

const pickFontFiles = ({ stylesheet, core }: FontFiles): FontFiles => ({ stylesheet, core });

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
      <RouterProvider router={router} errorElement={<RootError />}>
        <Root />
      </RouterProvider>
    </AppProvider>,
  );
}

/** Renders a page with the owning remote's server build and its data. */
export async function renderPage(
  context: RenderContext,
  input: RenderInput,
): Promise<RenderResult> {
  const { config, releases, onFailure } = context;
  const { url, visitor } = input;
  const calls = recordCalls(createPageCaller(context, input));
  const app = createPageApp(context, input, calls.call);
  const owner = app.pathTable.ownerOf(url.pathname);
  const shown = releasesOnPage(releases, input.shownPath ?? url.pathname);
  const settings = settingsOf(config, input);
  const { form } = app.device.getServerSnapshot();
  if (input.notice)
    app.queryClient.setQueryData(systemStatusQuery.queryKey, {
      notice: input.notice,
      isTrial: input.isTrial ?? false,
    });
  const stateOf = (overrides: Pick<PageState, 'isRendered'> & Partial<PageState>): PageState => ({
    buildId: releases.buildId,
    session: visitor.session,
    renderedAtMs: input.nowMs,
    isFirstLogin: visitor.isFirstLogin || undefined,
    queries: dehydrateQueries(app).map(([key, data]) => [key, data]),
    fragments: app.fragments.rendered.size > 0 ? [...app.fragments.rendered] : undefined,
    address: input.shownPath,
    remotes: remoteEntries(shown),
    paths: shown.paths,
    hasTestPages: config.hasTestPages || undefined,
    tagManagerId: config.tagManagerId,
    settings,
    fonts: releases.fonts && pickFontFiles(releases.fonts),
    ...overrides,
  });
  const finish = (
    status: number,
    body: string,
    meta: PageMeta,
    files: PageFiles,
    state: PageState,
    colourMode?: PageMode,
  ): RenderResult => {
    const style = usedStyles([...files.styles, ...files.partStyles], { markup: body, form });
    const parts: DocumentParts = {
      body,
      meta,
      style,
      files,
      startFile: startFileOf(releases.shell.publicPath),
      hashes: shown.hashes,
      state,
      publicUrl: config.publicUrl,
      hasLiveReload: config.hasLiveReload,
      colourMode,
      isHeaderHidden: flagOf(url.searchParams, 'isHideHeader') ?? false,
    };
    return {
      kind: 'page',
      status,
      parts,
      isCacheable: state.isRendered && status < 500,
      hasReadCatalogueOnly: calls.hasReadCatalogueOnly(),
    };
  };
  const release = owner && releases.remotes[owner];

  try {
    const [page] = await Promise.all([loadPage(context, app, url), loadFrame(app)]);
    if (page.kind === 'redirect') return page;
    const { match, error, status } = page;
    if (error) await loadErrorScreen();
    const body = renderBody(app, url, match, error);
    const files = pageFiles(
      releases,
      release,
      [
        ...(owner ? [] : [SHELL_ROUTES_CHUNK]),
        match?.route.id ?? '',
        ...(error ? [ERROR_SCREEN_CHUNK] : []),
      ],
      form,
      [...app.fragments.loaded.keys()],
    );
    const state = stateOf({ isRendered: true, error });
    const meta = metaOf(app, url, match, status);
    const colourMode = error ? undefined : match?.route.handle?.page.colourMode;
    const finalStatus = status === 200 ? (meta.status ?? 200) : status;
    return finish(finalStatus, body, meta, files, state, colourMode);
  } catch (error) {
    // A failing remote must not break the page: the browser renders it instead.
    const { buildId } = releases;
    const { traceparent, isPrepared } = input;
    onFailure(owner ?? 'shell', error, { buildId, traceparent, isPrepared });
    const files = pageFiles(releases, release, [], form);
    return finish(200, '', { title: site.name }, files, stateOf({ isRendered: false }));
  }
}
