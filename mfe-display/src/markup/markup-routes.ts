import { type App, page, type RemoteRoute } from '@shop/shared/app';
import { stageRoutes } from '@shop/shared/markup';
import { stageCodes } from './codes';

/**
 * The page itself rejects unknown ids, because their list would enlarge every visitor's route
 * table.
 */
const cornerRoute = (app: App): RemoteRoute =>
  page(
    {
      id: 'display.markup-corner',
      path: '/markup/corner/:cornerId',
      queryParams: ['mode'],
      title: '코너',
      layout: 'publish-corner',
      component: () => import(/* webpackChunkName: "display.markup-corner" */ './corner.page'),
    },
    app,
  );

/** The design reference pages of these routes, and one page for each corner id. */
export const markupRoutes = (app: App, routes: readonly RemoteRoute[]): RemoteRoute[] => [
  cornerRoute(app),
  ...stageRoutes(
    app,
    routes,
    stageCodes,
    () => import(/* webpackChunkName: "display.markup" */ './scenes'),
  ),
];
