import { type App, page, type RemoteRoute } from '@shop/shared/app';
import { newsQueries } from '../features/news/news.queries';
import { markupRoutes } from '../markup/markup-routes';

/** The pages of this remote and their design reference routes. */
export function createRoutes(app: App): RemoteRoute[] {
  const routes = shopRoutes(app);
  return [...routes, ...markupRoutes(app, routes)];
}

function shopRoutes(app: App): RemoteRoute[] {
  return [
    page(
      {
        id: '{{name}}.home',
        path: '/{{name}}',
        queryParams: [],
        title: '{{title}}',
        header: { kind: 'sub' },
        load: () => ({ critical: [newsQueries.list()] }),
        component: () => import(/* webpackChunkName: "{{name}}.home" */ '../pages/home/home.page'),
      },
      app,
    ),
  ];
}
