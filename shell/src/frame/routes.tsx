import { type App, page, prefetchQueries, type RemoteRoute } from '@shop/shared/app';
import type { RouteObject } from '@shop/shared/app/boot';
import { sampleMembersQuery } from '../features/sign-in/sign-in.queries';
import { markupRoutes } from '../markup/markup-routes';
import { appRoutes } from './app-routes';
import { menuQuery } from './chrome/frame-header';
import { basketCountQuery } from './chrome/use-basket-count';
import { commonRoutes } from './common-routes';
import { homeRoute } from './home-route';
import { onlyForVisitors } from './only-for-visitors';
import { Root, RootFailure } from './root';
import { testRoutes } from './test-routes';
import { unknownRoute } from './unknown-route';

export const ROOT_ROUTE_ID = 'root';

/** The whole tree: the frame, the shell's own pages, and the pages of the remotes known so far. */
export function frameRoutes(app: App, remoteRoutes: RemoteRoute[] = []): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE_ID,
      Component: Root,
      ErrorBoundary: RootFailure,
      loader: () => loadFrame(app),
      shouldRevalidate: () => false,
      children: [
        homeRoute(app),
        ...shellRoutes(app),
        ...commonRoutes(app),
        ...appRoutes(app),
        ...testRoutes(app),
        ...markupRoutes(app),
        ...remoteRoutes,
        unknownRoute(app),
      ],
    },
  ];
}

/** What header and menu show. Late or failed, they show less; the page goes on. */
async function loadFrame(app: App): Promise<null> {
  const queries = app.session.isLoggedIn ? [menuQuery, basketCountQuery] : [menuQuery];
  const loading = prefetchQueries(app, queries);
  if (app.isServer) await loading;
  return null;
}

function shellRoutes(app: App): RemoteRoute[] {
  return [
    onlyForVisitors(
      page(
        {
          id: 'shell.login-auth',
          path: '/common/login-auth',
          title: '로그인',
          header: { kind: 'sub', hasSearch: false, hasBasket: false },
          // Without the sandbox there are no sample members; the page has other ways in.
          load: () => ({ deferred: [sampleMembersQuery] }),
          component: () =>
            import(
              /* webpackChunkName: "shell.login-auth" */ '../pages/login-auth/login-auth.page'
            ),
        },
        app,
      ),
      app,
    ),
    page(
      {
        id: 'shell.auth-callback',
        path: '/auth/callback',
        title: '로그인 처리',
        layout: 'blank',
        validate: ({ query }) => Boolean(query.get('lid')),
        component: () =>
          import(
            /* webpackChunkName: "shell.auth-callback" */ '../pages/auth-callback/auth-callback.page'
          ),
      },
      app,
    ),
  ];
}
