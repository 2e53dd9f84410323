import { type ReactNode, useEffect, useState } from 'react';

/** Lower edge of the header, px. */
const HEADER_PX = 56;

/** The heading of the page shown; pages kept for Back are in the document but not displayed. */
const shownHeading = (): Element | undefined =>
  [...document.querySelectorAll('main h1')].find((heading) => heading.getClientRects().length > 0);

const isPassed = (): boolean => {
  const heading = shownHeading();
  return heading !== undefined && heading.getBoundingClientRect().bottom < HEADER_PX;
};

/** Shows its children once the page's heading has been scrolled past. */
export function PastHeading({ children }: { children: ReactNode }) {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(isPassed());
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isPast && children;
}
