import { usePageIsShown } from '@shop/shared/app';
import { useEffect, useState } from 'react';

/** The share of the screen height that counts as an intended scroll. */
const SHARE = 0.5;

/**
 * Turns true once half a screen has been scrolled, or immediately when the page is too short.
 * False on the server and during hydration.
 */
export function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  const isShown = usePageIsShown();
  useEffect(() => {
    if (hasScrolled || !isShown) return;
    const enoughPx = innerHeight * SHARE;
    const look = () => {
      const roomPx = document.documentElement.scrollHeight - innerHeight;
      if (scrollY > enoughPx || roomPx < enoughPx) setHasScrolled(true);
    };
    addEventListener('scroll', look, { passive: true });
    // Back may have restored a scroll position.
    look();
    return () => removeEventListener('scroll', look);
  }, [hasScrolled, isShown]);
  return hasScrolled;
}
