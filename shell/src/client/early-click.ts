import { afterPaint } from '@shop/shared/app';
import type { Router } from '@shop/shared/app/boot';

/** A click on a product card that was answered before the client ran. */
interface EarlyClick {
  /** The start of the product page, drawn over the page. */
  page: HTMLElement;
  to: string;
}

declare global {
  /** See shell/src/server/early-click-script.ts. */
  var __shopEarly:
    | {
        /** Path and query of the document's own page, once a click has changed the URL. */
        from?: string;
        click?: EarlyClick;
        /** Removes the drawn page and forgets the click. */
        clear: () => void;
        /** Clicks are the client's from here on. */
        stop: () => void;
      }
    | undefined;
}

/** The URL of the document's own page. After an early click the address bar shows the product's. */
export const documentUrl = (): URL =>
  new URL(globalThis.__shopEarly?.from ?? location.href, location.origin);

/**
 * Takes the clicks over, and restores the URL of the page that is about to be hydrated.
 * @returns whether a card was clicked
 */
export function takeEarlyClick(): boolean {
  const early = globalThis.__shopEarly;
  early?.stop();
  if (early?.click) history.replaceState(null, '', early.from);
  return early?.click !== undefined;
}

/**
 * Opens the product and then removes what was drawn in its place. Does nothing when Back has taken
 * the click back meanwhile.
 */
export async function openEarlyClick(router: Router): Promise<void> {
  const to = globalThis.__shopEarly?.click?.to;
  if (to === undefined) return;
  await router.navigate(to);
  await afterPaint();
  globalThis.__shopEarly?.clear();
}
