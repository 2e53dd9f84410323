const MARGIN = '800px 0px';

/**
 * Calls `run` once when the element comes within about a screen of the viewport, and immediately
 * without IntersectionObserver.
 * @returns a function that stops observing
 */
export function whenVisible(element: Element, run: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    run();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
