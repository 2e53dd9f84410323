import { entryState } from '../router/history';

/** Undefined in browsers that have none. */
const navigationApi = (): Navigation | undefined => globalThis.navigation;

/**
 * A history entry of this tab: its position, and an id that distinguishes it from a later entry at the same
 * position.
 */
export interface HistoryEntry {
  position: number;
  entry: string;
}

/**
 * The current entry. Browsers without the Navigation API count entries within one document only, so
 * their positions are not valid in the next document.
 */
export function getCurrentEntry(): HistoryEntry {
  const current = navigationApi()?.currentEntry;
  if (current) return { position: current.index, entry: current.key };
  const { idx = 0 } = entryState();
  return { position: idx, entry: `document ${performance.timeOrigin}` };
}

/** Whether the position still holds the entry that was recorded. */
export function isSameEntry({ position, entry }: HistoryEntry): boolean {
  const list = navigationApi();
  return list ? list.entries()[position]?.key === entry : getCurrentEntry().entry === entry;
}
