import type { App, RemoteRoute } from '@shop/shared/app';
import { createBrowserRouter, matchRoutes, type RouteObject } from '@shop/shared/app/boot';
import { ownerOf, type RemoteName } from '@shop/shared/contracts';
import type { PageState } from '../frame/page-state';
import { ROOT_ROUTE_ID } from '../frame/routes';
import { loadRoutes } from './federation';

export interface ShopRouter {
  router: ReturnType<typeof createBrowserRouter>;
  /** Adds the routes of the path's owner to the router; rejects when they fail to load. */
  ensureOwner: (pathname: string) => Promise<void>;
}

/** Who owns a path: a remote, or the shell itself. */
export type RouteOwner = RemoteName | 'shell';

export const routeOwnerOf = (pathname: string): RouteOwner => ownerOf(pathname) ?? 'shell';

/** Loads the routes of one owner. Rejects when they fail to load; may be called again. */
export async function loadRoutesOf(
  owner: RouteOwner,
  state: PageState,
  app: App,
): Promise<RemoteRoute[]> {
  if (owner !== 'shell') return (await loadRoutes(state.remotes, owner)).createRoutes(app);
  const { shellRoutes } = await import(
    /* webpackChunkName: "shell.routes" */ '../frame/shell-routes'
  );
  return shellRoutes(app);
}

/** The browser's router. An owner's routes are added when one of its paths is first visited. */
export function createShopRouter(
  app: App,
  routes: RouteObject[],
  state: PageState,
  loadedOwners: RouteOwner[],
): ShopRouter {
  const loadingOwners = new Map<RouteOwner, Promise<void>>(
    loadedOwners.map((owner) => [owner, Promise.resolve()]),
  );

  const ensureOwner = (pathname: string): Promise<void> => {
    const owner = routeOwnerOf(pathname);
    const work =
      loadingOwners.get(owner) ??
      loadRoutesOf(owner, state, app).then((routes) => router.patchRoutes(ROOT_ROUTE_ID, routes));
    loadingOwners.set(owner, work);
    // A failure is not cached: the next navigation loads again.
    work.catch(() => loadingOwners.delete(owner));
    return work;
  };

  const router = createBrowserRouter(routes, {
    hydrationData: state.isRendered
      ? { loaderData: loaderDataOf(routes), errors: state.errors ?? null }
      : undefined,
    patchRoutesOnNavigation: ({ path }) => ensureOwner(new URL(path, location.origin).pathname),
  });
  return { router, ensureOwner };
}

/** Loaders return null, because the data is in the query cache. */
const loaderDataOf = (routes: RouteObject[]): Record<string, null> =>
  Object.fromEntries(
    (matchRoutes(routes, location) ?? []).map(({ route }) => [route.id ?? '', null]),
  );
