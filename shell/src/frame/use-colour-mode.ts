import { type PageHandle, useMatches } from '@shop/shared/app';
import { showChosenMode } from '@shop/shared/ui';
import { useLayoutEffect } from 'react';

/**
 * The page's forced mode while it is shown, and the visitor's own choice again after it. The first
 * page's mode came with its document (see the head script).
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
}
