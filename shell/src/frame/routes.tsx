import { type App, page, type RemoteRoute } from '@shop/shared/app';
import type { RouteObject } from '@shop/shared/app/boot';
import { Root, RootFailure } from './root';

export const ROOT_ROUTE_ID = 'root';

/** The whole tree: the frame, the shell's own pages, and the pages of the remotes known so far. */
export function frameRoutes(app: App, remoteRoutes: RemoteRoute[] = []): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE_ID,
      Component: Root,
      ErrorBoundary: RootFailure,
      children: [...shellRoutes(app), ...remoteRoutes],
    },
  ];
}

function shellRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: 'shell.not-found',
        path: '/common/not-found',
        title: '페이지를 찾을 수 없어요',
        component: () =>
          import(/* webpackChunkName: "shell.not-found" */ '../pages/not-found/not-found.page'),
      },
      app,
    ),
  ];
}
