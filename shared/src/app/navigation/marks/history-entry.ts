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
 * The current entry. Where there is no Navigation API its position is the router's, and the tab is taken for the
 * entry: an entry that replaced another at its position is not told from it.
 */
export function getCurrentEntry(): HistoryEntry {
  const current = navigationApi()?.currentEntry;
  if (current) return { position: current.index, entry: current.key };
  const { idx = 0 } = entryState();
  return { position: idx, entry: 'tab' };
}

/** The entry at which this tab came to the shop; pages of others precede it. */
export function getFirstEntry(): HistoryEntry {
  const [first] = navigationApi()?.entries() ?? [];
  return { position: 0, entry: first?.key ?? 'tab' };
}

/** Whether the position still holds the entry that was recorded. */
export function isSameEntry({ position, entry }: HistoryEntry): boolean {
  const list = navigationApi();
  return list ? list.entries()[position]?.key === entry : getCurrentEntry().entry === entry;
}
