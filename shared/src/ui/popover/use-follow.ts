import { type RefObject, useLayoutEffect } from 'react';
import { moveNear } from './place-near';

/** Keeps a floating element beside its anchor through scrolling and resizing while open. */
export function useFollow(
  isOpen: boolean,
  floatingRef: RefObject<HTMLElement | null>,
  anchorRef: RefObject<Element | null>,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const follow = () => {
      if (floatingRef.current && anchorRef.current)
        moveNear(floatingRef.current, anchorRef.current);
    };
    follow();
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow, options);
    return () => {
      window.removeEventListener('scroll', follow, options);
      window.removeEventListener('resize', follow, options);
    };
  }, [isOpen, floatingRef, anchorRef]);
}
