import type { App, RemoteRoute } from '@shop/shared/app';
import { createBrowserRouter, matchRoutes, type RouteObject } from '@shop/shared/app/boot';
import { ownerOf, type RemoteName } from '@shop/shared/contracts';
import type { PageState } from '../frame/page-state';
import { ROOT_ROUTE_ID } from '../frame/routes';
import { loadRoutes } from './federation';

export interface ShopRouter {
  router: ReturnType<typeof createBrowserRouter>;
  /** Brings the routes of whoever owns a path into the tree; rejects when they do not arrive. */
  ensureOwner: (pathname: string) => Promise<void>;
}

/** Pages come in lots: a remote's, or the shell's own. */
export type Lot = RemoteName | 'shell';

export const lotOf = (pathname: string): Lot => ownerOf(pathname) ?? 'shell';

/** Loads the routes of a lot. Rejects when they do not arrive; may be called again. */
export async function loadLot(lot: Lot, state: PageState, app: App): Promise<RemoteRoute[]> {
  if (lot !== 'shell') return (await loadRoutes(state.remotes, lot)).createRoutes(app);
  const { ownRoutes } = await import(/* webpackChunkName: "shell.routes" */ '../frame/own-routes');
  return ownRoutes(app);
}

/** The browser's router; the routes of a lot join the tree when a path of its prefix is first wanted. */
export function createShopRouter(
  app: App,
  routes: RouteObject[],
  state: PageState,
  known: Lot[],
): ShopRouter {
  const joining = new Map<Lot, Promise<void>>(known.map((lot) => [lot, Promise.resolve()]));

  const ensureOwner = (pathname: string): Promise<void> => {
    const lot = lotOf(pathname);
    const work =
      joining.get(lot) ??
      loadLot(lot, state, app).then((routes) => router.patchRoutes(ROOT_ROUTE_ID, routes));
    joining.set(lot, work);
    // A failure is not kept: the next visit asks again.
    work.catch(() => joining.delete(lot));
    return work;
  };

  const router = createBrowserRouter(routes, {
    ...(state.isRendered
      ? { hydrationData: { loaderData: loaderDataOf(routes), errors: state.errors ?? null } }
      : {}),
    patchRoutesOnNavigation: ({ path }) => ensureOwner(new URL(path, location.origin).pathname),
  });
  return { router, ensureOwner };
}

/** Every loader answers null: the data came in the query cache. */
const loaderDataOf = (routes: RouteObject[]): Record<string, null> =>
  Object.fromEntries(
    (matchRoutes(routes, location) ?? []).map(({ route }) => [route.id ?? '', null]),
  );
