import { type RefObject, useLayoutEffect } from 'react';
import { moveToAnchor } from './anchor-position';

/** Keeps a floating element beside its anchor through scrolling and resizing while open. */
export function useAnchorPosition(
  isOpen: boolean,
  floatingRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<Element | null>,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const update = () => {
      if (floatingRef.current && anchorRef.current)
        moveToAnchor(floatingRef.current, anchorRef.current);
    };
    update();
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', update, options);
    window.addEventListener('resize', update, options);
    return () => {
      window.removeEventListener('scroll', update, options);
      window.removeEventListener('resize', update, options);
    };
  }, [isOpen, floatingRef, anchorRef]);
}
