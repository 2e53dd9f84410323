import { createApp, visitorSession } from '@shop/shared/app';
import type { Route } from '@shop/shared/app/boot';
import { shellRoutes } from '../frame/shell-routes';
import type { GatewayConfig } from './config';
import type { RemoteBundle } from './remote-bundle';

/** A page's path pattern and the query parameters that it reads; absent: any. */
export interface PageRow {
  path: string;
  queryParams: readonly string[] | undefined;
}

type RouteSettings = Pick<GatewayConfig, 'hasTestPages'>;

/** For reading route definitions only: nothing is loaded with it. */
const createRouteApp = ({ hasTestPages }: RouteSettings) =>
  createApp({
    call: () => Promise.reject(new Error('Route definitions make no calls.')),
    session: visitorSession,
    isServer: true,
    renderedAtMs: 0,
    hasTestPages,
  });

const rowsOf = (routes: readonly Route[]): PageRow[] =>
  routes.flatMap(({ path, handle }) =>
    path ? [{ path, queryParams: handle ? handle.page.queryParams : [] }] : [],
  );

/** The shell's own pages. */
export const shellPages = (settings: RouteSettings): PageRow[] =>
  rowsOf(shellRoutes(createRouteApp(settings)));

/** The pages of a remote's build, as data that another thread may have. Throws when the build does. */
export const remotePages = (settings: RouteSettings, bundle: RemoteBundle): PageRow[] =>
  rowsOf(bundle.createRoutes(createRouteApp(settings)));
