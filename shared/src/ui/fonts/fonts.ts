/**
 * Loads the shop's font without blocking rendering or shifting layout.
 *
 * The first document uses the device's own Korean font. When the page has loaded and the network is
 * idle, `warmFonts` caches the core file and the style sheet. In the next document `fontsScript`
 * attaches them before the first paint. The font does not change within a document, because line
 * breaks would change and Back would miss its scroll position. A device without a Korean font shows
 * boxes, so there it is attached at once.
 */

const FAMILY = 'Shop Sans';
const WEIGHTS = '400 700';
/** Stores the URLs of the cached style sheet and core file. */
const STORAGE_KEY = 'shop.fonts';

/**
 * An inline script for the head; constant, so that a content security policy can allow it by hash.
 * It reads the style sheet's URL from `<html data-fonts>`.
 */
export const fontsScript = `try{var f=document.documentElement.dataset.fonts,k=(localStorage.getItem("${STORAGE_KEY}")||"").split(" ");if(f&&k[0]===f){var a=function(o){document.head.append(Object.assign(document.createElement("link"),o))};a({rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href:k[1]});a({rel:"stylesheet",href:f,blocking:"render"})}}catch(e){}`;

export interface FontFiles {
  /** URL of the style sheet; the same as in `<html data-fonts>`. */
  stylesheet: string;
  /** URL of the core file. */
  core: string;
}

const addLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

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

/**
 * Caches the fonts; call it when the page is loaded and idle. Attaches them where the device has no
 * Korean font. Does nothing when they are cached, or when the visitor saves data.
 */
export async function warmFonts({ stylesheet, core }: FontFiles): Promise<void> {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (isAttached(stylesheet) || line?.saveData) return;
  const isNeededNow = lacksKoreanFont();
  addLink({ rel: isNeededNow ? 'preload' : 'prefetch', as: 'style', href: stylesheet });
  const face = new FontFace(FAMILY, `url(${core})`, { weight: WEIGHTS });
  try {
    await face.load();
    localStorage.setItem(STORAGE_KEY, `${stylesheet} ${core}`);
  } catch {
    // Offline or without storage the device's font stays; the next visit tries again.
    return;
  }
  if (!isNeededNow || isAttached(stylesheet)) return;
  // The loaded face is enough at once; the style sheet has the rarer letters. The page is laid out
  // again with it, so as in the first paint the first screen comes first. The first step may be in view.
  const { __shopPaint: paint } = globalThis as {
    __shopPaint?: { hide(step: number): void; draw(): void };
  };
  paint?.hide(2);
  document.fonts.add(face);
  paint?.draw();
  addLink({ rel: 'stylesheet', href: stylesheet });
}
