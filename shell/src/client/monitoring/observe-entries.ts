/** Interactions shorter than this are not observed, ms. */
const MIN_INTERACTION_MS = 40;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface EntryTypes {
  resource: PerformanceResourceTiming;
  event: PerformanceEventTiming;
  'largest-contentful-paint': PerformanceEntry;
  'layout-shift': LayoutShift;
}

declare global {
  interface Performance {
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  }
}

/** Reads a type of performance entries, also those from before; does nothing where it is not supported. */
export function observeEntries<T extends keyof EntryTypes>(
  type: T,
  onEntry: (entry: EntryTypes[T]) => void,
): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    // Of the observed type, which the type of the list does not tell.
    for (const entry of list.getEntries() as EntryTypes[T][]) onEntry(entry);
  });
  const options = { type, buffered: true, durationThreshold: MIN_INTERACTION_MS };
  observer.observe(options);
}
