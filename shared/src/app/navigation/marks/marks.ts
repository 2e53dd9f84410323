import { like, recordOf } from '../../storage/shape';
import { sessionStore } from '../../storage/storage';
import { getCurrentEntry, getFirstEntry, type HistoryEntry, isSameEntry } from './history-entry';

/** Spec section 2: a named entry in the history of this tab. */
export interface HistoryMark extends HistoryEntry {
  /** The mark removed all earlier marks when it was set. */
  isReset: boolean;
}

type Marks = Record<string, HistoryMark>;

/** Where this tab entered the shop. */
const ENTRY_MARK = 'entry';
/** Where a stack was opened; the shell sets it. */
export const STACK_MARK = 'stack';

const KEY = 'shop.history';

const isMarks = recordOf(like<HistoryMark>({ position: 0, entry: '', isReset: true }));

const readMarks = (): Marks => sessionStore.get(KEY, isMarks) ?? {};

/** Marks at or below a position whose entries still exist. */
const validMarksUpTo = (position: number): Marks =>
  Object.fromEntries(
    Object.entries(readMarks()).filter(
      ([, mark]) => mark.position <= position && isSameEntry(mark),
    ),
  );

/**
 * Marks the current history entry so that it can be returned to later. `isReset` removes all other
 * marks.
 */
export function markHistory(name: string, { isReset = false } = {}): void {
  const entry = getCurrentEntry();
  const otherMarks = isReset ? {} : validMarksUpTo(entry.position);
  sessionStore.set(KEY, { ...otherMarks, [name]: { ...entry, isReset } });
}

/**
 * Marks where this tab entered the shop, unless it is marked. That may be pages ago, because this code is loaded when
 * the browser is idle.
 */
export function markEntry(): void {
  if (hasMark(ENTRY_MARK)) return;
  sessionStore.set(KEY, { [ENTRY_MARK]: { ...getFirstEntry(), isReset: true } });
}

/** Whether a mark of this name can be returned to from the current entry. */
export const hasMark = (name: string): boolean =>
  name in validMarksUpTo(getCurrentEntry().position);

function goTo(mark: HistoryMark | undefined, fallback: () => void): void {
  const { position } = getCurrentEntry();
  if (!mark || mark.position >= position) {
    fallback();
    return;
  }
  sessionStore.set(KEY, validMarksUpTo(mark.position));
  history.go(mark.position - position);
}

/**
 * Goes back to a named mark in one step. Runs the fallback when the mark is gone or is the current
 * entry.
 */
export const returnToMark = (name: string, fallback: () => void): void =>
  goTo(validMarksUpTo(getCurrentEntry().position)[name], fallback);

const firstMark = (): HistoryMark | undefined =>
  Object.values(validMarksUpTo(getCurrentEntry().position)).sort(
    (a, b) => a.position - b.position,
  )[0];

/**
 * Goes back to the oldest mark, for example to close a whole flow. Part of the helper that spec section 2
 * describes; no page uses it yet.
 */
export const returnToFirstMark = (fallback: () => void): void => goTo(firstMark(), fallback);

/** Goes back one step. Runs the fallback at the oldest mark or the tab's first page. */
export function stepBack(fallback: () => void): void {
  const first = firstMark();
  const isAtStart = first ? first.position >= getCurrentEntry().position : history.length <= 1;
  if (isAtStart) fallback();
  else history.back();
}
