const DWELL_MS = 300;

type Watched = { run: () => void; timer?: ReturnType<typeof setTimeout> | undefined };

const watched = new WeakMap<Element, Watched>();
let observer: IntersectionObserver | undefined;

function handleEntries(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const item = watched.get(entry.target);
    if (!item) continue;
    clearTimeout(item.timer);
    if (entry.isIntersecting) {
      item.timer = setTimeout(() => {
        observer?.unobserve(entry.target);
        item.run();
      }, DWELL_MS);
    }
  }
}

/**
 * Runs once when the element has been in view for a while. @returns the function that stops
 * observing
 */
export function observeDwell(element: Element, run: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= new IntersectionObserver(handleEntries, { threshold: 0.5 });
  watched.set(element, { run });
  observer.observe(element);
  return () => {
    clearTimeout(watched.get(element)?.timer);
    observer?.unobserve(element);
    watched.delete(element);
  };
}
