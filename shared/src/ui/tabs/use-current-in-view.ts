import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a row of tabs so that the current one stands in its middle. Only when another becomes
 * current: a shopper may have swiped the row elsewhere meanwhile.
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
