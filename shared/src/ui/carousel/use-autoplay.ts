import { usePageIsShown } from '@shop/shared/app';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onTick` every `everyMs` while playing, visible and not paused by hover or focus. Starts
 * paused when reduced motion is preferred. Never plays when `everyMs` is undefined.
 */
export function useAutoplay(everyMs: number | undefined, onTick: () => void) {
  const [isPlaying, setIsPlaying] = useState(everyMs !== undefined);
  const isShown = usePageIsShown();
  const [isHeld, setIsHeld] = useState(false);
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick();
  });

  useEffect(() => {
    if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false);
  }, []);

  useEffect(() => {
    if (everyMs === undefined || !isPlaying || isHeld || !isShown) return;
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isPlaying, isHeld, isShown]);

  return {
    isPlaying,
    toggle: () => setIsPlaying(!isPlaying),
    holdProps: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  };
}
