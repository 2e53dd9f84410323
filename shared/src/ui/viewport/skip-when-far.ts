import { isInShownPage, whenIdle } from '@shop/shared/app';
import { breakpoints } from '../tokens/breakpoints';
import { beforeDrawnAnew } from './before-drawn-anew';

/** The first screen is drawn and its scripts have run by then. */
const DELAY_MS = 1000;

/**
 * The ref of a section that may be several screens away: once it has been laid out, the browser skips
 * its styles, layout and painting while it is far from the viewport. A modal dialog makes everything
 * else inert, which computes the styles of the whole page anew within the click. The section keeps its
 * height, so that nothing moves and every scroll position stays exact. A desktop is fast enough without
 * it, and a capture of the whole page there tells the page nothing.
 * @returns the function that stops it, for React
 */
export function skipWhenFar(section: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(([entry]) => {
    const heightPx = entry?.contentBoxSize[0]?.blockSize;
    if (!heightPx) return;
    observer.disconnect();
    section.style.containIntrinsicBlockSize = `auto ${heightPx}px`;
    section.style.contentVisibility = 'auto';
  });
  const skipWhenIdle = () =>
    innerWidth < breakpoints.desktop
      ? whenIdle(() => observer.observe(section), DELAY_MS)
      : () => {};
  let cancel = skipWhenIdle();
  const stopDrawing = beforeDrawnAnew((hasOtherWidth) => {
    // A hidden kept page is neither printed nor captured, and laying it out would slow down Back.
    if (!hasOtherWidth && !isInShownPage(section)) return;
    cancel();
    observer.disconnect();
    section.style.contentVisibility = '';
    cancel = skipWhenIdle();
  });
  return () => {
    cancel();
    observer.disconnect();
    stopDrawing();
  };
}
