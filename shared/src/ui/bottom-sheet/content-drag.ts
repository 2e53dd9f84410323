import type { PanelDrag } from './panel-drag';

/** Everything that scrolls between the finger and the panel stands at its top. */
function isAtTop(from: Element, panel: Element): boolean {
  for (let at: Element | null = from; at && at !== panel; at = at.parentElement) {
    if (at.scrollTop > 0) return false;
  }
  return true;
}

/**
 * One finger that pulls content down which cannot scroll up any further. Listens by hand, because
 * React's touch listeners are passive and the first move has to keep the browser from scrolling.
 * Returns how to stop.
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
