import { type App, prefetchQueries, type RemoteRoute } from '@shop/shared/app';
import type { Route } from '@shop/shared/app/navigation';
import { catchAllRoute } from './catch-all-route';
import { menuQuery } from './chrome/frame-header';
import { headerCountsQuery } from './chrome/use-header-counts';
import { homeRoute } from './home-route';

/** The frame's own routes and those of the pages loaded so far, of remotes and the shell. */
export const frameRoutes = (app: App, pages: readonly RemoteRoute[] = []): Route[] => [
  homeRoute(app),
  ...pages,
  catchAllRoute(app),
];

/** Loads the data of header and menu; without it they show less. */
export const loadFrame = (app: App): Promise<void> =>
  prefetchQueries(app, app.session.isLoggedIn ? [menuQuery, headerCountsQuery] : [menuQuery]);
