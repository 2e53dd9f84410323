/** Interactions shorter than this are not observed, ms. */
const MIN_INTERACTION_MS = 40;

/** Reads a type of performance entries, also those from before; does nothing where it is not supported. */
export function observeEntries(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  });
  const options = { type, buffered: true, durationThreshold: MIN_INTERACTION_MS };
  observer.observe(options as PerformanceObserverInit);
}
