import type { PanelDrag } from './panel-drag';

/** Whether every scroller between the touch target and the panel is at its top. */
function isAtTop(from: Element, panel: Element): boolean {
  for (let at: Element | null = from; at && at !== panel; at = at.parentElement) {
    if (at.scrollTop > 0) return false;
  }
  return true;
}

/**
 * Detects a one-finger drag down on content that is scrolled to its top. Uses native listeners,
 * because React's touch listeners are passive and the first move must prevent scrolling. Returns a
 * function that removes them.
 */
export function listenToContentDrag(panel: HTMLElement, drag: PanelDrag): () => void {
  let from: { x: number; y: number; atMs: number } | null = null;
  let isDragging = false;

  const handleStart = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    const target = event.target as Element;
    from =
      touch && !second && !target.closest('[data-grip], input, textarea') && isAtTop(target, panel)
        ? { x: touch.clientX, y: touch.clientY, atMs: event.timeStamp }
        : null;
  };
  const handleMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!from || !touch) return;
    if (!isDragging) {
      const downPx = touch.clientY - from.y;
      if (!event.cancelable || downPx <= Math.abs(touch.clientX - from.x)) {
        from = null;
        return;
      }
      isDragging = true;
      drag.begin(from.y, from.atMs);
    }
    event.preventDefault();
    drag.move(touch.clientY);
  };
  const handleEnd = (event: TouchEvent) => {
    if (isDragging) {
      const y = event.changedTouches[0]?.clientY ?? 0;
      drag.end(y, event.timeStamp, event.type === 'touchcancel');
    }
    from = null;
    isDragging = false;
  };

  panel.addEventListener('touchstart', handleStart, { passive: true });
  panel.addEventListener('touchmove', handleMove, { passive: false });
  panel.addEventListener('touchend', handleEnd);
  panel.addEventListener('touchcancel', handleEnd);
  return () => {
    panel.removeEventListener('touchstart', handleStart);
    panel.removeEventListener('touchmove', handleMove);
    panel.removeEventListener('touchend', handleEnd);
    panel.removeEventListener('touchcancel', handleEnd);
  };
}
