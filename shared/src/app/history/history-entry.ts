interface EntryList {
  currentEntry: { index: number; key: string } | null;
  entries: () => { key: string }[];
}

const entryList = (): EntryList | undefined =>
  (globalThis as { navigation?: EntryList }).navigation;

/** An entry of this tab's history: its place, and what tells it from another that took the place since. */
export interface HistoryEntry {
  position: number;
  entry: string;
}

/**
 * Where one stands. Browsers that cannot count entries across documents (no Navigation API) count
 * within one document: its places mean nothing to the next.
 */
export function getCurrentEntry(): HistoryEntry {
  const current = entryList()?.currentEntry;
  if (current) return { position: current.index, entry: current.key };
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return { position: idx, entry: `document ${performance.timeOrigin}` };
}

/** Whether a place still holds the entry it was taken from. */
export function isSameEntry({ position, entry }: HistoryEntry): boolean {
  const list = entryList();
  return list ? list.entries()[position]?.key === entry : getCurrentEntry().entry === entry;
}
