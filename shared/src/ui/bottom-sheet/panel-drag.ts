/** Spec section 9: a tenth of the height, or a swipe within 300 ms. */
const CLOSING_SHARE = 0.1;
const SWIPE_MS = 300;
/** Shorter movements count as a tap. */
const SWIPE_MIN_PX = 12;

/** Whether releasing here closes the sheet. Distances in px, time in ms. */
export function isClosingSwipe(distancePx: number, elapsedMs: number, sizePx: number): boolean {
  if (distancePx < SWIPE_MIN_PX) return false;
  return distancePx > sizePx * CLOSING_SHARE || elapsedMs < SWIPE_MS;
}

/**
 * Tracks one drag of a panel: the distance is set as `--drag`, which the style sheet adds to the
 * open position. `end` calls `onClose` or animates the panel back.
 */
export function createPanelDrag(onClose: () => void) {
  let panel: HTMLElement | null = null;
  let start: { y: number; atMs: number } | null = null;

  const place = (distancePx: number) =>
    panel?.style.setProperty('--drag', `${Math.max(0, distancePx)}px`);

  return {
    of(element: HTMLElement | null) {
      panel = element;
    },
    reset() {
      place(0);
    },
    begin(y: number, atMs: number) {
      start = { y, atMs };
      panel?.setAttribute('data-dragging', '');
    },
    move(y: number) {
      if (start) place(y - start.y);
    },
    end(y: number, atMs: number, isCancelled = false) {
      if (!start || !panel) return;
      const [distancePx, elapsedMs] = [y - start.y, atMs - start.atMs];
      start = null;
      panel.removeAttribute('data-dragging');
      if (!isCancelled && isClosingSwipe(distancePx, elapsedMs, panel.offsetHeight)) onClose();
      else place(0);
    },
  };
}

export type PanelDrag = ReturnType<typeof createPanelDrag>;
