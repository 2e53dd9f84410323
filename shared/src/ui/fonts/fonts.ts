/**
 * How the shop's font reaches a page without blocking it or moving it.
 *
 * The first document is read in the device's own Korean font. When it has loaded and the line is
 * idle, `warmFonts` brings the core file and the style sheet into the browser's cache. In the next
 * document `fontsScript` attaches them before the first paint. The font does not change within a
 * document: lines break elsewhere in another font, so that Back would miss the place it was left at.
 * A device without a Korean font shows boxes, so there it is attached at once.
 */

const FAMILY = 'Shop Sans';
const WEIGHTS = '400 700';
/** Holds the addresses of the style sheet and the core file that this browser has in its cache. */
const STORAGE_KEY = 'shop.fonts';

/**
 * An inline script for the head; constant, so that a content policy can name it by its hash. It
 * reads the style sheet's address from `<html data-fonts>`.
 */
export const fontsScript = `try{var f=document.documentElement.dataset.fonts,k=(localStorage.getItem("${STORAGE_KEY}")||"").split(" ");if(f&&k[0]===f){var a=function(o){document.head.append(Object.assign(document.createElement("link"),o))};a({rel:"preload",as:"font",type:"font/woff2",crossOrigin:"anonymous",href:k[1]});a({rel:"stylesheet",href:f,blocking:"render"})}}catch(e){}`;

export interface FontFiles {
  /** Address of the style sheet; the same as in `<html data-fonts>`. */
  stylesheet: string;
  /** Address of the core file. */
  core: string;
}

const addLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));

const isAttached = (stylesheet: string) =>
  document.querySelector(`link[rel="stylesheet"][href="${stylesheet}"]`) !== null;

/** Whether a Korean syllable is drawn as the box that stands for a missing letter, by its width. */
export function lacksKorean(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return false;
  pen.font = '100px system-ui, sans-serif';
  const nobodysLetter = String.fromCodePoint(0x10fffd);
  return pen.measureText('한').width === pen.measureText(nobodysLetter).width;
}

/**
 * Brings the fonts into the cache; call it when the page is loaded and idle. Attaches them where the
 * device has no Korean font. Does nothing when they are here, or when the visitor saves data.
 */
export async function warmFonts({ stylesheet, core }: FontFiles): Promise<void> {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (isAttached(stylesheet) || line?.saveData) return;
  const isNeededNow = lacksKorean();
  addLink({ rel: isNeededNow ? 'preload' : 'prefetch', as: 'style', href: stylesheet });
  const face = new FontFace(FAMILY, `url(${core})`, { weight: WEIGHTS });
  try {
    await face.load();
    localStorage.setItem(STORAGE_KEY, `${stylesheet} ${core}`);
  } catch {
    // No line, no storage: the device's own font stays, and the next visit tries again.
    return;
  }
  if (!isNeededNow || isAttached(stylesheet)) return;
  // The loaded face serves at once; the sheet is for the rarer letters.
  document.fonts.add(face);
  addLink({ rel: 'stylesheet', href: stylesheet });
}
