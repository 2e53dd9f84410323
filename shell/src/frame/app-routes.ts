import { type App, page, type RemoteRoute } from '@shop/shared/app';
import { RouteRedirect } from '@shop/shared/app/navigation';
import { appLinkTarget } from '../pages/app-link/app-link-target';

/** A link that opens the app; inside the app it redirects to its target. */
function appLink(app: App): RemoteRoute {
  const route = page(
    {
      id: 'shell.app-link',
      path: '/common/applink',
      queryParams: ['target', 'fallback'],
      title: '앱으로 이동',
      header: { kind: 'sub', hasSearch: false, hasBasket: false },
      component: () =>
        import(/* webpackChunkName: "shell.app-link" */ '../pages/app-link/app-link.page'),
    },
    app,
  );
  if (!app.isInApp) return route;
  return {
    ...route,
    loader: ({ url }) => {
      throw new RouteRedirect(appLinkTarget(url.searchParams, app.pathTable));
    },
  };
}

const appTest = (app: App): RemoteRoute =>
  page(
    {
      id: 'shell.app-test',
      path: '/common/apptest',
      queryParams: [],
      title: '앱 기능 점검',
      header: { kind: 'sub' },
      component: () =>
        import(/* webpackChunkName: "shell.app-test" */ '../pages/app-test/app-test.page'),
    },
    app,
  );

/** Pages about the card company's app; the test board exists only when test pages are enabled. */
export const appRoutes = (app: App): RemoteRoute[] =>
  app.hasTestPages ? [appLink(app), appTest(app)] : [appLink(app)];
