import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { breakpoints } from '../tokens/breakpoints';
import { listenToContentDrag } from './content-drag';
import { createPanelDrag } from './panel-drag';

/** There the sheet is a dialog in the middle: nothing to pull down. */
const isDesktop = () => window.matchMedia?.(`(min-width: ${breakpoints.desktop}px)`).matches;

/**
 * Lets the panel be pulled down: by the element that gets `gripProps`, and by its content once that
 * is scrolled to its top.
 */
export function useSwipeDown(open: boolean, onClose: () => void) {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  const [drag] = useState(() => createPanelDrag(() => latest.current()));

  // Opened again while it was still leaving: it stands where an open sheet stands.
  useLayoutEffect(() => {
    if (open) drag.reset();
  }, [open, drag]);

  const panelRef = useCallback(
    (element: HTMLElement | null) => {
      drag.of(element);
      if (element && !isDesktop()) return listenToContentDrag(element, drag);
    },
    [drag],
  );
  return {
    panelRef,
    gripProps: {
      'data-grip': '',
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return;
        if (isDesktop()) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drag.begin(event.clientY, event.timeStamp);
      },
      onPointerMove: (event: PointerEvent) => drag.move(event.clientY),
      onPointerUp: (event: PointerEvent) => drag.end(event.clientY, event.timeStamp),
      onPointerCancel: (event: PointerEvent) => drag.end(event.clientY, event.timeStamp, true),
    },
  };
}
