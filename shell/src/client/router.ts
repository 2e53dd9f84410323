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
export type RouteOwner = RemoteName | 'shell';

export const routeOwnerOf = (pathname: string): RouteOwner => ownerOf(pathname) ?? 'shell';

/** Loads the routes of a lot. Rejects when they do not arrive; may be called again. */
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

/** The browser's router; the routes of a lot join the tree when a path of its prefix is first wanted. */
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
    // A failure is not kept: the next visit asks again.
    work.catch(() => loadingOwners.delete(owner));
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
