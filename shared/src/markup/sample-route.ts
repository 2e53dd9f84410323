import { type App, page, type RemoteRoute } from '@shop/shared/app';
import type { StageScenes } from './stage-routes';

export interface SampleRoute {
  path: string;
  title: string;
  /** Id of the route whose page is shown. */
  of: string;
  /** Codes of its states; the first that is no skeleton is shown without `?state=`. */
  codes: readonly string[];
}

/**
 * A page that shows each state of another route's page over fixed responses, chosen by `?state=<word>`. An
 * unknown word shows the first state.
 */
export function sampleRoute(
  app: App,
  routes: readonly RemoteRoute[],
  { path, title, of, codes }: SampleRoute,
  loadScenes: () => Promise<StageScenes>,
): RemoteRoute {
  const shown = routes.find(({ handle }) => handle.page.id === of)?.handle.page;
  if (!shown) throw new Error(`${path} has no page.`);
  return page(
    {
      ...shown,
      // The shown page's own chunk, so that the gateway links its files and styles.
      id: `${of}:sample`,
      path,
      queryParams: ['state'],
      title,
      header: { ...shown.header, title },
      validate: undefined,
      load: undefined,
      component: async () => {
        const { sampleStage } = await import(
          /* webpackChunkName: "markup-sample" */ './sample-stage'
        );
        return sampleStage(shown.component, loadScenes, codes, title);
      },
    },
    app,
  );
}
