import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { breakpoints } from '../tokens/breakpoints';
import { listenToContentDrag } from './content-drag';
import { createPanelDrag } from './panel-drag';

/** From this width the sheet is a centred dialog and cannot be dragged. */
const isDesktop = () => window.matchMedia?.(`(min-width: ${breakpoints.desktop}px)`).matches;

/**
 * Makes the panel draggable: by the element with `gripProps`, and by its content when that is
 * scrolled to its top.
 */
export function useSwipeDown(open: boolean, onClose: () => void) {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  const [drag] = useState(() => createPanelDrag(() => latest.current()));

  // Reopened during the closing animation: reset to the open position.
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
