import { like, sessionStore } from '@shop/shared/app';

/** The link at the top of the view. Its position does not depend on the font, unlike a scroll position. */
interface Anchor {
  entryKey: string;
  href: string;
  /** Distance from the top of the window, px. */
  topPx: number;
}

const KEY = 'shop.anchor';
/** Restoring ends after this time, so that a page that became shorter does not jump later. */
const LIMIT_MS = 15_000;
/** An input of the visitor ends the restoring. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const linksOfCards = () => [
  ...document.querySelectorAll<HTMLAnchorElement>('main article a[href]'),
];
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Stores the first card in view; called when the document ends. */
function storeAnchor(entryKey: string): void {
  const link = linksOfCards().find((card) => card.checkVisibility?.() && topOf(card) >= 0);
  const href = link?.getAttribute('href');
  if (!link || !href || topOf(link) > innerHeight) sessionStore.remove(KEY);
  else sessionStore.set(KEY, { entryKey, href, topPx: topOf(link) } satisfies Anchor);
}

const isAnchor = like<Anchor>({ entryKey: '', href: '', topPx: 0 });

/** Returns the card that was in view when the document of this entry ended. */
function takeAnchor(entryKey: string): Anchor | undefined {
  const anchor = sessionStore.get(KEY, isAnchor);
  return anchor?.entryKey === entryKey ? anchor : undefined;
}

/** Moves the card to where it was, unless it now is in another part of the list. */
function alignAnchor({ href, topPx }: Anchor): boolean {
  const card = linksOfCards().find((link) => link.getAttribute('href') === href);
  if (!card) return false;
  const movedPx = topOf(card) - topPx;
  if (Math.abs(movedPx) >= 1 && Math.abs(movedPx) < innerHeight)
    scrollBy({ top: movedPx, behavior: 'instant' });
  return true;
}

/**
 * Scrolls to the position at which a document was left, as soon as the page is long enough and shows
 * the card that was in view, until the visitor does something.
 */
function restorePlace(y: number, anchor: Anchor | undefined): void {
  const scrollToPlace = () => scrollTo({ top: y, behavior: 'instant' });
  let isReached = false;
  const step = () => {
    if (!isReached) scrollToPlace();
    isReached ||= scrollY >= Math.floor(y);
    if (isReached && (!anchor || alignAnchor(anchor))) stop();
  };
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(step);
  const content = new MutationObserver(step);
  const limit = setTimeout(() => stop(), LIMIT_MS);
  function stop(): void {
    clearTimeout(limit);
    sizes?.disconnect();
    content.disconnect();
    for (const input of INPUTS) removeEventListener(input, stop);
  }
  for (const input of INPUTS) addEventListener(input, stop, { passive: true });
  sizes?.observe(document.body);
  content.observe(document.body, { childList: true, subtree: true });
  step();
}

/**
 * Keeps the place over a reload and over Back into another document.
 * @param entryKey returns the key of the current history entry
 * @param restored the scroll position at which the last document of this entry ended
 */
export function keepPlace(entryKey: () => string, restored: number | undefined): void {
  addEventListener('pagehide', () => storeAnchor(entryKey()));
  if (restored) restorePlace(restored, takeAnchor(entryKey()));
}
