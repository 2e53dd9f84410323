import { useEffect, useRef } from 'react';

/** Delays, so that a passing mouse does not open the menu and a slip does not close it. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 240;

/** Opens and closes on hover with a delay. Touch and keyboard use clicks and focus. */
export function useHoverIntent(setIsOpen: (isOpen: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (isOpen: boolean, delayMs: number) => (event: { pointerType: string }) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(isOpen), delayMs);
  };
  return {
    onPointerEnter: later(true, OPEN_AFTER_MS),
    onPointerLeave: later(false, CLOSE_AFTER_MS),
  };
}
