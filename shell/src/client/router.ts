import type { App } from '@shop/shared/app';
import { createBrowserRouter, matchRoutes, type RouteObject } from '@shop/shared/app/boot';
import { ownerOf, type RemoteName } from '@shop/shared/contracts';
import type { PageState } from '../frame/page-state';
import { ROOT_ROUTE_ID } from '../frame/routes';
import { loadRoutes } from './federation';

/** The browser's router; a remote's routes join the tree when a path of its prefix is first wanted. */
export function createShopRouter(
  app: App,
  routes: RouteObject[],
  state: PageState,
  known: RemoteName[],
) {
  const loaded = new Set<RemoteName>(known);
  return createBrowserRouter(routes, {
    hydrationData: state.isRendered
      ? { loaderData: loaderDataOf(routes), errors: state.errors ?? null }
      : undefined,
    async patchRoutesOnNavigation({ path, patch }) {
      const owner = ownerOf(path);
      if (!owner || loaded.has(owner)) return;
      const { createRoutes } = await loadRoutes(state.remotes, owner);
      loaded.add(owner);
      patch(ROOT_ROUTE_ID, createRoutes(app));
    },
  });
}

/** Every loader answers null: the data came in the query cache. */
const loaderDataOf = (routes: RouteObject[]): Record<string, null> =>
  Object.fromEntries(
    (matchRoutes(routes, location) ?? []).map(({ route }) => [route.id ?? '', null]),
  );
