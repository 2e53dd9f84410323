import { type App, page, type RemoteRoute } from '@shop/shared/app';
import type { ComponentType } from 'react';
import type { StageCodes } from './codes';
import type { StageScene } from './markup-stage';

/** The fixed responses of one code. */
export interface CodeScene extends StageScene {
  /** Rendered instead of the page: a layer that has no URL. */
  Page?: ComponentType;
}

/** The export of a remote's scenes. Loaded on demand. */
export interface StageScenes {
  sceneOf(code: string): CodeScene;
}

/**
 * Routes `/markup/<code>`: the page of another route, in its own frame and with its own files, over
 * fixed responses instead of the api.
 */
export function stageRoutes(
  app: App,
  routes: readonly RemoteRoute[],
  codes: StageCodes,
  loadScenes: () => Promise<StageScenes>,
): RemoteRoute[] {
  return routes.flatMap((route) =>
    (codes[route.handle.page.id] ?? []).map((code) => stageRoute(app, route, code, loadScenes)),
  );
}

function stageRoute(
  app: App,
  route: RemoteRoute,
  code: string,
  loadScenes: () => Promise<StageScenes>,
): RemoteRoute {
  const { id, queryParams, title, layout, header, component } = route.handle.page;
  return page(
    {
      // The page's own chunk, so that the gateway links its files and styles.
      id: `${id}:${code}`,
      path: `/markup/${code}`,
      queryParams,
      title: `${title} ${code}`,
      layout,
      header: { ...header, title },
      component: async () => {
        const [{ Page }, { sceneOf }, { onStage }] = await Promise.all([
          component(),
          loadScenes(),
          import(/* webpackChunkName: "markup-stage" */ './on-stage'),
        ]);
        const { Page: Shown = Page, ...scene } = sceneOf(code);
        return onStage(Shown, { ...scene, loadFragment: app.loadFragment }, `${title} ${code}`);
      },
    },
    app,
  );
}
