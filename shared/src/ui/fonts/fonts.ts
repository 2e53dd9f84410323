import type { FontFiles } from '@shop/shared/app/document';

/**
 * Loads the shop's font without blocking rendering or shifting layout.
 *
 * The first document uses the device's own Korean font. When the page has loaded and the network is
 * idle, `warmFonts` caches the core file and the style sheet. In the next document `attachCachedFonts`
 * attaches them before the first paint. The font does not change within a document, because line
 * breaks would change and Back would miss its scroll position. A device without a Korean font shows
 * boxes, so there it is attached at once.
 */

const FAMILY = 'Shop Sans';
const WEIGHTS = '400 700';
/** Stores the URLs of the cached style sheet and core file. */
const STORAGE_KEY = 'shop.fonts';

const addLink = (parent: HTMLElement, attributes: Partial<HTMLLinkElement>): HTMLLinkElement =>
  parent.appendChild(Object.assign(document.createElement('link'), attributes));

/** For the head of a document, before the first paint. The style sheet's URL is in `<html data-fonts>`. */
export function attachCachedFonts(): void {
  try {
    const { fonts } = document.documentElement.dataset;
    const [stylesheet, core] = (localStorage.getItem(STORAGE_KEY) || '').split(' ');
    if (!fonts || fonts !== stylesheet) return;
    const crossOrigin = 'anonymous';
    addLink(document.head, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin,
      href: core,
    });
    addLink(document.head, { rel: 'stylesheet', href: fonts }).setAttribute('blocking', 'render');
  } catch {
    // Storage is blocked: the device's own font is shown.
  }
}

const isAttached = (stylesheet: string) =>
  document.querySelector(`link[rel="stylesheet"][href="${stylesheet}"]`) !== null;

/** Whether a Korean syllable is drawn as the missing-glyph box, detected by its width. */
export function lacksKoreanFont(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return false;
  pen.font = '100px system-ui, sans-serif';
  const missingGlyph = String.fromCodePoint(0x10fffd);
  return pen.measureText('한').width === pen.measureText(missingGlyph).width;
}

/** Loads the core file and stores that it is cached. Returns null when offline or without storage. */
async function loadCore({ stylesheet, core }: FontFiles): Promise<FontFace | null> {
  const face = new FontFace(FAMILY, `url(${core})`, { weight: WEIGHTS });
  try {
    await face.load();
    localStorage.setItem(STORAGE_KEY, `${stylesheet} ${core}`);
    return face;
  } catch {
    return null;
  }
}

/** Loads the style sheet, which applies when its `media` is removed; at the end, behind all others. */
async function loadSheet(stylesheet: string): Promise<HTMLLinkElement> {
  const media = 'not all';
  const link = addLink(document.body, { rel: 'stylesheet', href: stylesheet, media });
  await new Promise((settled) => {
    link.onload = link.onerror = settled;
  });
  return link;
}

/** Leaves out steps of the page, and draws them (`PaintStep`). */
interface SteppedPaint {
  hide(step: number): void;
  draw(): unknown;
}

/**
 * Attaches the face, which has most letters, and the style sheet, which has rarer ones, together, because
 * each makes the browser lay out the whole page. As in the first paint, what is below the first screen is
 * drawn later, in steps; step 1 stays, because the visitor may already see it.
 */
async function attachNow(files: FontFiles, paint: SteppedPaint | undefined): Promise<void> {
  const [face, sheet] = await Promise.all([loadCore(files), loadSheet(files.stylesheet)]);
  // Without the face the device's letters stay; the next visit tries again.
  if (!face) return sheet.remove();
  paint?.hide(2);
  document.fonts.add(face);
  sheet.removeAttribute('media');
  paint?.draw();
}

/**
 * Caches the fonts; call it when the page is loaded and idle. Attaches them where the device has no
 * Korean font. Does nothing when they are cached, or when the visitor saves data.
 * @param paint leaves out of a paint what is below the first screen
 */
export async function warmFonts(files: FontFiles, paint?: SteppedPaint): Promise<void> {
  if (isAttached(files.stylesheet) || navigator.connection?.saveData) return;
  if (lacksKoreanFont()) return attachNow(files, paint);
  // Not a link with `rel=prefetch`, which Firefox refuses under a content policy.
  // biome-ignore lint/style/noRestrictedGlobals: a file, not a call
  const sheet = fetch(files.stylesheet, { priority: 'low' }).catch(() => undefined);
  await Promise.all([loadCore(files), sheet]);
}
