import { type App, prefetchQueries, type RemoteRoute } from '@shop/shared/app';
import type { RouteObject } from '@shop/shared/app/boot';
import { catchAllRoute } from './catch-all-route';
import { menuQuery } from './chrome/frame-header';
import { basketCountQuery } from './chrome/use-basket-count';
import { homeRoute } from './home-route';
import { Root, RootError } from './root';

export const ROOT_ROUTE_ID = 'root';

/** The route tree: the frame and the pages loaded so far, of remotes and the shell. */
export function frameRoutes(app: App, pages: RemoteRoute[] = []): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE_ID,
      Component: Root,
      ErrorBoundary: RootError,
      loader: () => loadFrame(app),
      shouldRevalidate: () => false,
      children: [homeRoute(app), ...pages, catchAllRoute(app)],
    },
  ];
}

/** Loads the data of header and menu; without it they show less. */
async function loadFrame(app: App): Promise<null> {
  const queries = app.session.isLoggedIn ? [menuQuery, basketCountQuery] : [menuQuery];
  const loading = prefetchQueries(app, queries);
  if (app.isServer) await loading;
  return null;
}
