import { useEffect, useState } from 'react';

/** A part of a screen that nobody scrolls by accident. */
const SHARE = 0.5;

/**
 * Turns true once half a screen has been scrolled, or at once on a page too short for it. False on the
 * server and at hydration.
 */
export function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    if (hasScrolled) return;
    const enoughPx = innerHeight * SHARE;
    const look = () => {
      const roomPx = document.documentElement.scrollHeight - innerHeight;
      if (scrollY > enoughPx || roomPx < enoughPx) setHasScrolled(true);
    };
    addEventListener('scroll', look, { passive: true });
    // Back may have brought the visitor to the middle of the page already.
    look();
    return () => removeEventListener('scroll', look);
  }, [hasScrolled]);
  return hasScrolled;
}
