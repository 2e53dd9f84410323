import { createApp } from '../create-app';
import type { RemoteRoute, Route } from '../navigation';
import { visitorSession } from '../session/session';

/** A page's path pattern and the query parameters that it reads; absent: any. */
export interface PageRow {
  path: string;
  queryParams: readonly string[] | undefined;
}

/** For reading route definitions only: nothing is loaded with it. */
const createRouteApp = (hasTestPages: boolean) =>
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

/**
 * The pages of an app's build, as data that another thread may have.
 * @param createRoutes of its server build
 * @throws when the build does
 */
export const pageRowsOf = (
  createRoutes: (app: ReturnType<typeof createRouteApp>) => RemoteRoute[],
  { hasTestPages }: { hasTestPages: boolean },
): PageRow[] => rowsOf(createRoutes(createRouteApp(hasTestPages)));
