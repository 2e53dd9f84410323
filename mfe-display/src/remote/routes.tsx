import type { App, RemoteRoute } from '@shop/shared/app';
import { markupRoutes } from '../markup/markup-routes';
import { catalogueRoutes } from './catalogue-routes';
import { eventRoutes } from './event-routes';
import { homeRoutes } from './home-routes';
import { searchRoutes } from './search-routes';

/** The pages of this remote. */
export function createRoutes(app: App): RemoteRoute[] {
  const routes = [
    ...homeRoutes(app),
    ...catalogueRoutes(app),
    ...searchRoutes(app),
    ...eventRoutes(app),
  ];
  return [...routes, ...markupRoutes(app, routes)];
}
