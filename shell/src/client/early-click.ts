import { afterPaint } from '@shop/shared/app';
import {
  findRoute,
  hrefOf,
  type NavigateOptions,
  type Router,
  type ShownEntry,
} from '@shop/shared/app/navigation';
import type { EarlyClick } from '../boot/early-click';
import { documentBoot } from './document-boot';
import type { Prefetch } from './prefetch';

/** The entry of the page that is shown, while the current one was made by an early click. */
export const entryBeforeEarlyClick = (): ShownEntry | undefined => documentBoot().early?.before;

/** The URL of the document's own page. After an early click the address bar shows that of the clicked page. */
export const documentUrl = (): URL =>
  new URL(entryBeforeEarlyClick()?.href ?? location.href, location.origin);

const isLoaded = ({ routes }: Router, { pathname }: URL): boolean =>
  findRoute(routes, pathname)?.route.handle?.module?.() !== undefined;

/** Finds a card's link to this page, when its code is not loaded yet. */
function linkToMissingCode(router: Router, href: string): HTMLAnchorElement | null {
  if (isLoaded(router, new URL(href, location.origin))) return null;
  return document.querySelector(`[data-card] a[href="${CSS.escape(href)}"]`);
}

/**
 * Loads pages whose cards are clicked while the page is hydrated. Afterwards draws the placeholder of a page
 * whose code is still on its way. What was drawn stays until the whole page is shown.
 * @returns the function that takes the clicks over from the script and opens the page that was
 *   clicked; call it when the page is hydrated
 */
export function followEarlyClicks(router: Router, prefetch: Prefetch): () => void {
  const early = documentBoot().early;
  if (!early) return () => {};
  const { navigate } = router;
  /** The click whose page is being opened; undefined after any other navigation. */
  let latest: EarlyClick | undefined;

  // Data and code are loaded beside each other, so that a failure is shown as early as without a drawing.
  const open = async (options?: NavigateOptions): Promise<void> => {
    const { click } = early;
    latest = click;
    if (!click) return;
    const loaded = prefetch(click.to, true);
    await navigate(click.to, options);
    await loaded;
    await afterPaint();
    if (early.click === click) early.clear();
  };

  router.navigate = (to, options) => {
    latest = undefined;
    const isPush = typeof to !== 'number' && !options?.replace;
    const link = isPush && !early.click && linkToMissingCode(router, hrefOf(to));
    return link && early.draw(link) ? open(options) : navigate(to, options);
  };
  router.subscribe(() => {
    early.before = undefined;
    if (early.click && early.click !== latest) void afterPaint().then(early.clear);
  });
  early.prefetch = prefetch;
  if (early.click) void prefetch(early.click.to, true);

  return () => {
    early.stop();
    void open();
  };
}
