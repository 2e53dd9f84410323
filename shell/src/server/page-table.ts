import { createApp, visitorSession } from '@shop/shared/app';
import type { Route } from '@shop/shared/app/boot';
import { type RemoteName, remoteNames } from '@shop/shared/contracts';
import { shellRoutes } from '../frame/shell-routes';
import type { GatewayConfig } from './config';
import type { RemoteBundles } from './remote-bundles';

/** A page's path pattern and the query parameters that it reads; absent: any. */
export interface PageRow {
  path: string;
  queryParams: readonly string[] | undefined;
}

/** The pages of each owner; absent for a remote without a working server build. */
export type PageTable = Partial<Record<RemoteName | 'shell', PageRow[]>>;

/** For reading route definitions only: nothing is loaded with it. */
const createRouteApp = ({ hasTestPages }: GatewayConfig) =>
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

/** Reads the route definitions of all builds, as data that another thread may have. */
export function readPageTable(config: GatewayConfig, bundles: RemoteBundles): PageTable {
  const app = createRouteApp(config);
  const table: PageTable = { shell: rowsOf(shellRoutes(app)) };
  for (const name of remoteNames) {
    try {
      table[name] = rowsOf(bundles.get(name).createRoutes(app));
    } catch {
      // Its pages are left to the browser, and a warning was written when the builds were read.
    }
  }
  return table;
}
