import { localStore, type PageHandle, useMatches } from '@shop/shared/app';
import { useLayoutEffect } from 'react';

const modes = ['card', 'light', 'dark'];

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
    const chosen = localStore.get<string>('shop.mode') ?? 'card';
    if (chosen === 'system') delete dataset.mode;
    else dataset.mode = modes.includes(chosen) ? chosen : 'card';
  }, [forced]);
}
