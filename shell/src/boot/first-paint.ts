import { applySheets, type SheetFile, sheetsIn } from './apply-sheets';
import type { BootWatch } from './boot-watch';
import { within } from './within';

/**
 * Leaves out of a document's first paint what is below a phone's first screen
 * (`data-paint-step` in the markup, `data-first-paint` on the document, and the styles in
 * `@shop/shared/ui/foundation`). Laying it out would delay the first screen by half. It is drawn in
 * steps afterwards, while the scripts of the page are on their way.
 */

/** In this state of the document all is drawn, what is far when it comes near. */
const DRAWN = '3';

/** What was left out is drawn after this time, even if the document does not end. */
const DRAW_ALL_MS = 3000;

/** The longest time that what is left out, or the first paint, waits for its styles, ms. */
const STYLES_WAIT_MS = 3000;

/** Where the styles in `@shop/shared/ui/foundation` leave something out. */
const PHONE = '(width<768px) and (height<1000px)';

export interface FirstPaint {
  /** Leaves out this step and those after it; does nothing when the visitor has scrolled. */
  hide(step: number): void;
  /**
   * Draws what is left out step by step, each in a frame of its own, so that none delays a tap for long.
   * @returns a promise that resolves when the page's style sheets apply
   */
  draw(): Promise<unknown>;
}

/** The style sheets of a phone's page, applied once. */
function createSheets(files: readonly SheetFile[], watch: BootWatch) {
  let applied: Promise<unknown> | undefined;
  return {
    /** Downloads them together, and applies them in their order at the end of the document. */
    apply(): Promise<unknown> {
      applied =
        applied ||
        within(
          STYLES_WAIT_MS,
          applySheets(files, watch, { parent: document.head, rel: 'preload', as: 'style' }),
        ).then(() => applySheets(files, watch, { parent: document.body, rel: 'stylesheet' }));
      return applied;
    },
    /**
     * Applies them before the first paint: the body has no boxes until then. A link of a script that blocks rendering
     * would not keep Chromium from styling the page without it.
     */
    applyFirst({ dataset }: HTMLElement): void {
      dataset.firstPaint = '0';
      applied = applySheets(files, watch, { parent: document.head, rel: 'stylesheet' });
      void within(STYLES_WAIT_MS, applied).then(() => delete dataset.firstPaint);
    },
  };
}

/** After a reload and Back the browser restores the scroll position, and a hash leads to a section. */
function startsAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !!navigation && 'type' in navigation && navigation.type === 'navigate' && !location.hash;
}

/**
 * For the head. The document for a phone has the rules of its first screen, and names the complete style sheets in a
 * `noscript` before this script. They apply before anything of what is below is drawn; where nothing is left out,
 * before the first paint. Scrolling draws everything at once.
 */
export function leaveOutBelow(watch: BootWatch): FirstPaint {
  const root = document.documentElement;
  const { dataset } = root;
  const list = document.querySelector('noscript');
  const sheets = createSheets(sheetsIn(list), watch);
  let timer: ReturnType<typeof setTimeout>;

  const whenStyled = (run: () => void) => void within(STYLES_WAIT_MS, sheets.apply()).then(run);
  const drawAll = () =>
    whenStyled(() => {
      dataset.firstPaint = DRAWN;
      clearTimeout(timer);
      removeEventListener('scroll', drawAll);
    });
  const isHiding = () => (dataset.firstPaint || DRAWN) < DRAWN;
  const next = (): void => {
    if (!isHiding()) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!isHiding()) return;
        dataset.firstPaint = String(Number(dataset.firstPaint) + 1);
        if (isHiding()) next();
        else drawAll();
      }),
    );
  };
  const paint: FirstPaint = {
    hide(from) {
      // A document without a body cannot be scrolled, and reading `scrollY` would lay it out.
      if (document.body && scrollY) return;
      dataset.firstPaint = String(from);
      addEventListener('scroll', drawAll, { once: true, passive: true });
      timer = setTimeout(drawAll, DRAW_ALL_MS);
    },
    draw() {
      whenStyled(next);
      return sheets.apply();
    },
  };
  if (startsAtTop() && (!list || matchMedia(PHONE).matches)) paint.hide(1);
  else if (list) sheets.applyFirst(root);
  return paint;
}
