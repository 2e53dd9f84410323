import { useRouteMatch } from '@shop/shared/app';
import { chosenMode, showChosenMode } from '@shop/shared/ui';
import { useEffect, useLayoutEffect } from 'react';

/**
 * Applies a page's forced colour mode while it is shown and restores the visitor's choice
 * afterwards. The document of the first page already has its mode (see the head script). A choice
 * in another tab applies here too.
 */
export function useColourMode(): void {
  const forced = useRouteMatch()?.route.handle?.page.colourMode;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (forced) {
      dataset.mode = forced;
      dataset.forced = '';
      return;
    }
    if (dataset.forced === undefined) return;
    delete dataset.forced;
    showChosenMode();
  }, [forced]);
  // Not deferred to idle time, which a background tab may not get until it is shown.
  useEffect(() => chosenMode.subscribe(showChosenMode), []);
}
