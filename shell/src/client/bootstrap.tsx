import '@shop/shared/ui/tokens/tokens.global.css';
import '@shop/shared/ui/foundation/foundation.global.css';
import {
  type App,
  type AppConfig,
  AppProvider,
  createApp,
  recordRoute,
  whenIdle,
} from '@shop/shared/app';
import { type PageState, ROOT_ID } from '@shop/shared/app/document';
import { findRoute, RouterProvider } from '@shop/shared/app/navigation';
import { aliveReportPath, codeCalls } from '@shop/shared/contracts';
import { type ErrorInfo, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadErrorScreen } from '../frame/error-screen/lazy-error-screen';
import { Root, RootError } from '../frame/root';
import { frameRoutes, loadFrame } from '../frame/routes';
import { preloadFontsWhenIdle } from './deferred-fonts';
import { startMonitoringWhenIdle } from './deferred-monitoring';
import { documentBoot } from './document-boot';
import { documentUrl, entryBeforeEarlyClick, followEarlyClicks } from './early-click';
import { registerBuiltRemotes } from './federation';
import { interceptNavigation } from './navigation/navigation-interceptors';
import { createRedirectTable } from './navigation/redirect-table';
import { createPrefetch } from './prefetch';
import { createPrepare } from './prepare';
import { readState } from './read-state';
import { createShopRouter, loadRoutesOf, routeOwnerOf } from './router';
import { readServerClock, type ServerClock } from './server-clock';
import { createBrowserCaller, showQueuedNotice, syncSessionAcrossTabs } from './session';

/** Delay after load before code that the first page does not need is fetched. */
const IDLE_MS = 1200;

function createBrowserApp(
  state: PageState,
  { skewMs, ageMs }: ServerClock,
  overrides: Pick<
    AppConfig,
    | 'call'
    | 'prefetch'
    | 'prepare'
    | 'loadFragment'
    | 'loadFromRemotes'
    | 'prepareFragment'
    | 'findRedirect'
  >,
): App {
  const app = createApp({
    ...overrides,
    session: state.session,
    isServer: false,
    renderedAtMs: state.renderedAtMs,
    skewMs,
    userAgent: navigator.userAgent,
    hasTestPages: state.hasTestPages ?? false,
    settings: state.settings,
    paths: state.paths,
    renderedFragments: state.fragments,
  });
  // A member may have changed the basket or an order since a copy was stored: all is requested again.
  const isOutdated = ageMs === undefined && state.session.isLoggedIn;
  const updatedAt = isOutdated ? 0 : state.renderedAtMs + (ageMs ?? 0) - skewMs;
  for (const [key, data] of state.queries) app.queryClient.setQueryData(key, data, { updatedAt });
  return app;
}

const fragments = () => import(/* webpackChunkName: "deferred.fragment" */ './fragments');

/** Boot runs in several tasks, so that a tap between them is answered. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

export async function boot(): Promise<void> {
  await nextTask();
  const state = readState();
  if (state.address && !entryBeforeEarlyClick()) history.replaceState(null, '', state.address);
  const url = documentUrl();
  let prefetch: (href: string) => void = () => {};
  let prepare: App['prepare'] = () => {};
  const clock = readServerClock(state.renderedAtMs);
  const call = createBrowserCaller(clock.skewMs);
  const redirects = createRedirectTable(() => call(codeCalls.redirects, {}));
  const app = createBrowserApp(state, clock, {
    call,
    prefetch: (href) => prefetch(href),
    prepare: (...of) => prepare(...of),
    loadFragment: (name) =>
      fragments().then(({ loadFragment }) => loadFragment(state.remotes, name)),
    loadFromRemotes: <T,>(part: string) =>
      import(/* webpackChunkName: "deferred.exposed" */ './load-from-remotes').then(
        ({ loadFromRemotes }) => loadFromRemotes<T>(state.remotes, part),
      ),
    prepareFragment: (use) => fragments().then(({ prepareFragment }) => prepareFragment(app, use)),
    findRedirect: redirects.find,
  });
  registerBuiltRemotes(state.remotes);
  await nextTask();

  const owner = routeOwnerOf(app, url.pathname);
  const ownerRoutes = await loadRoutesOf(owner, state, app).catch(() => undefined);
  if (state.error) await loadErrorScreen();
  await nextTask();
  const routes = frameRoutes(app, ownerRoutes);
  // The first page's code must be loaded before hydration, because a suspended page would lose its
  // server HTML.
  const handle = findRoute(routes, url.pathname)?.route.handle;
  await handle?.preload();

  const isComplete = state.isRendered && ownerRoutes !== undefined;
  const { router, ensureRoutes } = createShopRouter(
    app,
    routes,
    { ...state, isRendered: isComplete },
    ownerRoutes ? [owner] : [],
    entryBeforeEarlyClick,
  );
  const prefetcher = createPrefetch({ routes: () => router.routes, ensureRoutes });
  prefetch = prefetcher;
  prepare = createPrepare(prefetcher, router);
  syncSessionAcrossTabs(state);
  recordRoute(url);
  const openEarlyClick = followEarlyClicks(router, prefetcher);
  const interceptors = interceptNavigation(router);
  const startDeferred = () => {
    redirects.preload();
    import(/* webpackChunkName: "deferred.navigation" */ './navigation/deferred-navigation').then(
      ({ startDeferredNavigation }) =>
        startDeferredNavigation(app, state.buildId, router, interceptors),
      // These features are optional; the shop works without them.
      () => {},
    );
  };
  whenIdle(startDeferred, IDLE_MS);
  if (state.fonts) preloadFontsWhenIdle(state.fonts);
  const bootEvents = startMonitoringWhenIdle(app, state, router);

  const view = (
    <AppProvider app={app}>
      <RouterProvider
        router={router}
        errorElement={<RootError />}
        hasPageRouters
        onMount={() => {
          documentBoot().presses?.ready();
          openEarlyClick();
          // Later, so that a page that never rests does not count as alive.
          setTimeout(() =>
            navigator.sendBeacon?.(aliveReportPath(state.buildId, owner ?? 'shell')),
          );
        }}
      >
        <Root />
      </RouterProvider>
    </AppProvider>
  );
  const container = document.getElementById(ROOT_ID) as HTMLElement;
  const options = {
    onCaughtError: (error: unknown, { componentStack }: ErrorInfo) => {
      console.error(error);
      bootEvents.reportCaught(error, componentStack ?? '');
    },
    onRecoverableError: (error: unknown) => {
      bootEvents.redraws += 1;
      reportError(error);
    },
  };
  if (!isComplete) void loadFrame(app);
  // In a transition, so that hydration is cut into slices and a tap in between is answered.
  if (isComplete) startTransition(() => void hydrateRoot(container, view, options));
  else createRoot(container, options).render(view);
  // From here on the router handles clicks, so the browser need not prefetch documents.
  document.querySelector('script[type="speculationrules"]')?.remove();
  setTimeout(showQueuedNotice);
}
