import { type App, AppProvider, type PageMeta, type PageMode } from '@shop/shared/app';
import { createStaticRouter, StaticRouterProvider } from '@shop/shared/app/boot';
import { ownerOf, site } from '@shop/shared/contracts';
import { flagOf } from '@shop/shared/domain';
import type { FontFiles } from '@shop/shared/ui/fonts';
import { renderToString } from 'react-dom/server';
import { systemStatusQuery } from '../features/system-status/system-status.queries';
import { ERROR_SCREEN_CHUNK, loadErrorScreen } from '../frame/error-screen/lazy-error-screen';
import type { PageState } from '../frame/page-state';
import { pageMetaOf } from '../frame/page-title';
import {
  isPublishLayout,
  loadPublishFrame,
  PUBLISH_CHUNK,
} from '../frame/publish/lazy-publish-frame';
import { renderDocument } from './document';
import {
  createPageApp,
  dehydrateQueries,
  loadPage,
  type MatchedRoute,
  type RedirectResult,
} from './load-page';
import { type PageFiles, pageFiles } from './page-files';
import { remoteEntries } from './releases';
import { type RenderContext, type RenderInput, settingsOf } from './render-context';

export type RenderResult =
  | RedirectResult
  | {
      kind: 'page';
      status: number;
      html: string;
      styleHashes: string[];
      /** Rendered completely, so that the page may be cached. */
      isCacheable: boolean;
    };

/** The shell's own pages are one chunk (see the client's router). */
const SHELL_ROUTES_CHUNK = 'shell.routes';

const pickFontFiles = ({ stylesheet, core }: FontFiles): FontFiles => ({ stylesheet, core });

function metaOf(app: App, url: URL, matches: readonly MatchedRoute[], status: number): PageMeta {
  const last = matches.at(-1);
  const handle = last?.route.handle;
  if (!handle || status === 404)
    return { title: `페이지를 찾을 수 없어요 | ${site.name}`, robots: 'noindex' };
  if (status !== 200) return { title: `${handle.page.title} | ${site.name}` };
  return pageMetaOf(app, handle, { url, query: url.searchParams, params: last.params });
}

/** Renders a page with the owning remote's server build and its data. */
export async function renderPage(
  context: RenderContext,
  input: RenderInput,
): Promise<RenderResult> {
  const { config, releases, onFailure } = context;
  const { url, visitor } = input;
  const owner = ownerOf(url.pathname);
  const app = createPageApp(context, input);
  const settings = settingsOf(config, input);
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
    queries: dehydrateQueries(app),
    address: input.shownPath,
    remotes: remoteEntries(releases),
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
  ): RenderResult => ({
    kind: 'page',
    status,
    html: renderDocument({
      body,
      meta,
      files,
      state,
      publicUrl: config.publicUrl,
      hasLiveReload: config.hasLiveReload,
      colourMode,
      isHeaderHidden: flagOf(url.searchParams, 'isHideHeader') ?? false,
    }),
    styleHashes: files.styles.map(({ hash }) => hash),
    isCacheable: state.isRendered && status < 500,
  });
  const release = owner && releases.remotes[owner];

  try {
    const page = await loadPage(context, app, url);
    if (page.kind === 'redirect') return page;
    const { handler, result, matches, status } = page;
    const errors = result.errors ?? undefined;
    const isDesignReference = isPublishLayout(matches.at(-1)?.route.handle?.page.layout);
    if (isDesignReference) await loadPublishFrame();
    if (errors) await loadErrorScreen();
    const body = renderToString(
      <AppProvider app={app}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, result)}
          context={result}
          hydrate={false}
        />
      </AppProvider>,
    );
    const files = pageFiles(releases, release, [
      ...(owner ? [] : [SHELL_ROUTES_CHUNK]),
      ...matches.map(({ route }) => route.id ?? ''),
      ...(isDesignReference ? [PUBLISH_CHUNK] : []),
      ...(errors ? [ERROR_SCREEN_CHUNK] : []),
    ]);
    const serializedErrors = errors as PageState['errors'];
    const state = stateOf({
      isRendered: true,
      errors: serializedErrors,
    });
    const meta = metaOf(app, url, matches, status);
    const colourMode = errors ? undefined : matches.at(-1)?.route.handle?.page.colourMode;
    const finalStatus = status === 200 ? (meta.status ?? 200) : status;
    return finish(finalStatus, body, meta, files, state, colourMode);
  } catch (error) {
    // A failing remote must not break the page: the browser renders it instead.
    onFailure(owner ?? 'shell', error);
    const files = pageFiles(releases, release, []);
    return finish(200, '', { title: site.name }, files, stateOf({ isRendered: false }));
  }
}
