import { type PointerEvent, useRef } from 'react';

/** Spec section 9: a tenth of the size, or a swipe within 300 ms. */
const CLOSING_SHARE = 0.1;
const SWIPE_MS = 300;
/** Less than this is a shaky tap. */
const SWIPE_MIN_PX = 12;

/** Whether letting go here closes the sheet. Distances in px, time in ms. */
export function isClosingSwipe(distancePx: number, elapsedMs: number, sizePx: number): boolean {
  if (distancePx < SWIPE_MIN_PX) return false;
  return distancePx > sizePx * CLOSING_SHARE || elapsedMs < SWIPE_MS;
}

/**
 * Lets the finger drag the panel down by the element that gets `dragProps`. The distance goes to
 * the panel's `--drag`, which its style sheet adds to the open position.
 */
export function useSwipeDown(onClose: () => void) {
  const panelRef = useRef<HTMLDivElement>(null);
  const start = useRef<{ y: number; atMs: number } | null>(null);

  const move = (distancePx: number) =>
    panelRef.current?.style.setProperty('--drag', `${Math.max(0, distancePx)}px`);

  const end = (event: PointerEvent, isCancelled: boolean) => {
    const panel = panelRef.current;
    if (!start.current || !panel) return;
    const distancePx = event.clientY - start.current.y;
    const elapsedMs = event.timeStamp - start.current.atMs;
    start.current = null;
    panel.removeAttribute('data-dragging');
    if (!isCancelled && isClosingSwipe(distancePx, elapsedMs, panel.offsetHeight)) onClose();
    else move(0);
  };

  return {
    panelRef,
    dragProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return;
        start.current = { y: event.clientY, atMs: event.timeStamp };
        panelRef.current?.setAttribute('data-dragging', '');
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current) move(event.clientY - start.current.y);
      },
      onPointerUp: (event: PointerEvent) => end(event, false),
      onPointerCancel: (event: PointerEvent) => end(event, true),
    },
  };
}
