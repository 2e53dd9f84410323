import type { App, MaybePromise, RemoteRoute } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import {
  createBrowserHistory,
  createRouter,
  type Route,
  type Router,
  type ShownEntry,
} from '@shop/shared/app/navigation';
import type { RemoteName } from '@shop/shared/contracts';
import { loadRoutes } from './federation';
import { navigateAfterPaint } from './navigation/navigate-after-paint';

export interface ShopRouter {
  router: Router;
  /**
   * Adds the routes of the path's owner to the router; undefined when they are there. Rejects when
   * they fail to load.
   */
  ensureRoutes: (pathname: string) => MaybePromise<void>;
}

/** Who owns a path: a remote, or the shell itself. */
export type RouteOwner = RemoteName | 'shell';

export const routeOwnerOf = ({ pathTable }: App, pathname: string): RouteOwner =>
  pathTable.ownerOf(pathname) ?? 'shell';

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
  routes: readonly Route[],
  state: PageState,
  loadedOwners: readonly RouteOwner[],
  entryBefore: () => ShownEntry | undefined,
): ShopRouter {
  const loaded = new Set(loadedOwners);
  const loading = new Map<RouteOwner, Promise<void>>();

  const ensureRoutes = (pathname: string): MaybePromise<void> => {
    const owner = routeOwnerOf(app, pathname);
    if (loaded.has(owner)) return undefined;
    const work =
      loading.get(owner) ??
      loadRoutesOf(owner, state, app)
        .then((added) => {
          router.addRoutes(added);
          loaded.add(owner);
        })
        // A failure is not cached: the next navigation loads again.
        .finally(() => loading.delete(owner));
    loading.set(owner, work);
    return work;
  };

  const router = createRouter({
    routes,
    history: createBrowserHistory(entryBefore),
    ensureRoutes,
    hydration: state.isRendered ? { error: state.error } : undefined,
  });
  navigateAfterPaint(router);
  return { router, ensureRoutes };
}
