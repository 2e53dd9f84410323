import { useEffect, useRef } from 'react';

/** Delays, so that a passing mouse does not open the menu and a slip does not close it. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 240;

/**
 * Opens and closes on hover with a delay. Touch and keyboard use clicks and focus.
 * `takeOver` is for a click: it cancels what the hover is about to do, and is true when the hover
 * has just opened the menu, so that the click of somebody who came to open it does not close it.
 */
export function useHoverIntent(setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (isOpen: boolean, delayMs: number) => (event: { pointerType: string }) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      isOpenedByHover.current = isOpen;
      setIsOpen(isOpen);
    }, delayMs);
  };
  const takeOver = (): boolean => {
    clearTimeout(timer.current);
    const wasOpenedByHover = isOpenedByHover.current;
    isOpenedByHover.current = false;
    return wasOpenedByHover;
  };
  return {
    takeOver,
    handlers: {
      onPointerEnter: later(true, OPEN_AFTER_MS),
      onPointerLeave: later(false, CLOSE_AFTER_MS),
    },
  };
}
