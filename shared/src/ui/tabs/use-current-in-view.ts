import { type RefObject, useLayoutEffect } from 'react';

/**
 * Centres the current tab or chip of a scrolling row. Only when it changes, because a shopper
 * may have scrolled the row meanwhile.
 */
export function useCurrentInView(
  railRef: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useLayoutEffect(() => {
    const rail = railRef.current;
    const tab = current && rail?.querySelector<HTMLElement>('[aria-current], [aria-selected=true]');
    if (!rail || !tab) return;
    const offset = tab.getBoundingClientRect().left - rail.getBoundingClientRect().left;
    rail.scrollLeft += offset - (rail.clientWidth - tab.offsetWidth) / 2;
  }, [railRef, current]);
}
