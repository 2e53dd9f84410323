import { afterPaint } from '@shop/shared/app';
import type { Router } from '@shop/shared/app/boot';

/** A click on a product card that was answered before the client ran. */
interface EarlyClick {
  /** The start of the product page, drawn over the page. */
  page: HTMLElement;
  /** Path and query of the document's own page. */
  from: string;
  to: string;
}

declare global {
  /** See shell/src/server/early-click-script.ts. */
  var __shopEarly:
    | {
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
  new URL(globalThis.__shopEarly?.click?.from ?? location.href, location.origin);

/** Takes the clicks over, and restores the URL of the page that is about to be hydrated. */
export function takeEarlyClick(): EarlyClick | undefined {
  const early = globalThis.__shopEarly;
  early?.stop();
  if (early?.click) history.replaceState(null, '', early.click.from);
  return early?.click;
}

/** Opens the product and then removes what was drawn in its place. */
export async function openEarlyClick(router: Router, { to }: EarlyClick): Promise<void> {
  await router.navigate(to);
  await afterPaint();
  globalThis.__shopEarly?.clear();
}
