import { type PageHandle, useMatches } from '@shop/shared/app';
import { followChosenMode, showChosenMode } from '@shop/shared/ui';
import { useEffect, useLayoutEffect } from 'react';

/**
 * The page's forced mode while it is shown, and the visitor's own choice again after it. The first
 * page's mode came with its document (see the head script). A choice made in another tab shows here.
 */
export function useColourMode(): void {
  const forced = (useMatches().at(-1)?.handle as PageHandle | undefined)?.page.colourMode;
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
  // Not left for later: a tab in the background may wait for its idle moment until it is looked at.
  useEffect(() => followChosenMode(showChosenMode), []);
}
