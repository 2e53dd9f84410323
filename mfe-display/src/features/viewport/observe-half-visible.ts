const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5];
const HALF = 0.5;

/** At least half of the element is visible, or it covers half of the screen. */
const isHalfVisible = ({
  intersectionRatio,
  intersectionRect,
}: IntersectionObserverEntry): boolean =>
  intersectionRatio >= HALF || intersectionRect.height >= globalThis.innerHeight * HALF;

/**
 * Calls `run` once when the element is half visible, and never without IntersectionObserver.
 * @returns a function that stops observing
 */
export function observeHalfVisible(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting && isHalfVisible(entry))) return;
      observer.disconnect();
      run();
    },
    { threshold: STEPS },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
