const DWELL_MS = 300;

type Watched = { run: () => void; timer?: ReturnType<typeof setTimeout> | undefined };

const watched = new WeakMap<Element, Watched>();
let observer: IntersectionObserver | undefined;

const isCostly = (): boolean => {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
};

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

/** Runs once when the element has rested in view. Never on slow or data-saving connections. Answers the undo. */
export function watchDwell(element: Element, run: () => void): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined' || isCostly()) return undefined;
  observer ??= new IntersectionObserver(handleEntries, { threshold: 0.5 });
  watched.set(element, { run });
  observer.observe(element);
  return () => {
    clearTimeout(watched.get(element)?.timer);
    observer?.unobserve(element);
    watched.delete(element);
  };
}
