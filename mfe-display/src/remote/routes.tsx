import { type App, page, type RemoteRoute } from '@shop/shared/app';

/** The pages of this remote. */
export function createRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: 'display.main',
        path: '/main',
        title: '홈',
        component: () => import(/* webpackChunkName: "display.main" */ '../pages/main/main.page'),
      },
      app,
    ),
  ];
}
