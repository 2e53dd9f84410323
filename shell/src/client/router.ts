import type { App } from '@shop/shared/app';
import { createBrowserRouter, matchRoutes, type RouteObject } from '@shop/shared/app/boot';
import { ownerOf, type RemoteName } from '@shop/shared/contracts';
import type { PageState } from '../frame/page-state';
import { ROOT_ROUTE_ID } from '../frame/routes';
import { loadRoutes } from './federation';

export interface ShopRouter {
  router: ReturnType<typeof createBrowserRouter>;
  /** Brings the routes of the remote that owns a path into the tree; rejects when it does not arrive. */
  ensureOwner: (pathname: string) => Promise<void>;
}

/** The browser's router; a remote's routes join the tree when a path of its prefix is first wanted. */
export function createShopRouter(
  app: App,
  routes: RouteObject[],
  state: PageState,
  known: RemoteName[],
): ShopRouter {
  const joining = new Map<RemoteName, Promise<void>>(
    known.map((name) => [name, Promise.resolve()]),
  );

  const ensureOwner = (pathname: string): Promise<void> => {
    const owner = ownerOf(pathname);
    if (!owner) return Promise.resolve();
    const work =
      joining.get(owner) ??
      loadRoutes(state.remotes, owner).then(({ createRoutes }) =>
        router.patchRoutes(ROOT_ROUTE_ID, createRoutes(app)),
      );
    joining.set(owner, work);
    // A failure is not kept: the next visit asks again.
    work.catch(() => joining.delete(owner));
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
