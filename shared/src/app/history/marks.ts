import { sessionStore } from '../storage/storage';
import { getCurrentEntry, type HistoryEntry, isSameEntry } from './history-entry';

/** Spec section 2: a named place in the history of this tab. */
export interface HistoryMark extends HistoryEntry {
  /** It began anew: what was marked before it was forgotten. */
  isReset: boolean;
}

type Marks = Record<string, HistoryMark>;

const KEY = 'shop.history';

const readMarks = (): Marks => sessionStore.get<Marks>(KEY) ?? {};

/** Those that still stand, at or below a position. */
const validMarksUpTo = (position: number): Marks =>
  Object.fromEntries(
    Object.entries(readMarks()).filter(
      ([, mark]) => mark.position <= position && isSameEntry(mark),
    ),
  );

/**
 * Marks the entry one stands on, to come back to it over whatever follows. `isReset` forgets all
 * other marks: a new way begins here.
 */
export function markHistory(name: string, { isReset = false } = {}): void {
  const place = getCurrentEntry();
  const others = isReset ? {} : validMarksUpTo(place.position);
  sessionStore.set(KEY, { ...others, [name]: { ...place, isReset } });
}

/** Whether a mark of this name can be returned to from here. */
export const hasMark = (name: string): boolean =>
  name in validMarksUpTo(getCurrentEntry().position);

function goTo(mark: HistoryMark | undefined, fallback: () => void): void {
  const { position } = getCurrentEntry();
  if (!mark || mark.position >= position) return fallback();
  sessionStore.set(KEY, validMarksUpTo(mark.position));
  history.go(mark.position - position);
}

/** Back to a named mark in one step. The fallback runs when it is gone, or when one stands on it. */
export const returnToMark = (name: string, fallback: () => void): void =>
  goTo(validMarksUpTo(getCurrentEntry().position)[name], fallback);

const firstMark = (): HistoryMark | undefined =>
  Object.values(validMarksUpTo(getCurrentEntry().position)).sort(
    (a, b) => a.position - b.position,
  )[0];

/** Back to the oldest mark, for what closes a whole way. */
export const returnToFirstMark = (fallback: () => void): void => goTo(firstMark(), fallback);

/** One step back, but never below the oldest mark or the tab's first page: there the fallback runs. */
export function stepBack(fallback: () => void): void {
  const first = firstMark();
  const isAtStart = first ? first.position >= getCurrentEntry().position : history.length <= 1;
  if (isAtStart) return fallback();
  history.back();
}
