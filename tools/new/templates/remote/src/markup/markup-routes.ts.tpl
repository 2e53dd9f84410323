import type { App, RemoteRoute } from '@shop/shared/app';
import { stageRoutes } from '@shop/shared/markup';
import { stageCodes } from './codes';

/** The design reference routes that render these pages. */
export const markupRoutes = (app: App, routes: readonly RemoteRoute[]): RemoteRoute[] =>
  stageRoutes(
    app,
    routes,
    stageCodes,
    () => import(/* webpackChunkName: "{{name}}.markup" */ './scenes'),
  );
