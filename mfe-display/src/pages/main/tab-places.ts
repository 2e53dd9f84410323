import { afterPaint } from '@shop/shared/app';
import { useLayoutEffect } from 'react';

/** Scroll positions of the home tabs, in px, until the document is left. */
const places = new Map<string, number>();
/** A tab was clicked: the next one returns to its place. */
let isWanted = false;

/** Called on a click on a tab: stores the place of the tab that is left. */
export function leaveTab(tab: string): void {
  places.set(tab, scrollY);
  isWanted = true;
}

/** A tab below its first screen is drawn in steps; its height is there after so many frames. */
const MAX_FRAMES = 40;
const userActs = ['wheel', 'touchstart', 'keydown'] as const;

async function scrollTo(place: number): Promise<void> {
  let isTaken = false;
  const take = () => {
    isTaken = true;
  };
  for (const act of userActs) addEventListener(act, take, { once: true, passive: true });
  for (let frame = 0; frame < MAX_FRAMES && !isTaken; frame += 1) {
    globalThis.scrollTo({ top: place, behavior: 'instant' });
    if (Math.abs(scrollY - place) < 2) break;
    await afterPaint();
  }
  for (const act of userActs) removeEventListener(act, take);
}

/** Returns to the place of this tab when it was shown before and was opened by a click on its tab. */
export function useTabPlace(tab: string): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    isWanted = false;
    const place = places.get(tab) ?? 0;
    // The frame scrolls a new page to its top in its own effect, which runs after this one.
    if (place > 0) queueMicrotask(() => void scrollTo(place));
  }, [tab]);
}
