import { like, sessionStore } from '@shop/shared/app';
import type { ListSizes } from './list-size-cache';

/** The list of this tab as it was when its document ended. */
interface LeftList extends ListSizes {
  /** The history entry and the list; a reload has the same. */
  id: string;
}

const KEY = 'shop.list';

/** The router gives each history entry a key, which a reload keeps. */
function idOf(listId: string): string {
  const entry: { key?: unknown } | null = history.state;
  return `${entry?.key} ${listId}`;
}

/** Stores the sizes of a list up to its last rendered group; call it when the document ends. */
export function storeLeftList(listId: string, { widthPx, heights, range }: ListSizes): void {
  // JSON has no infinity.
  const last = Math.min(range.last, heights.length - 1);
  sessionStore.set(KEY, {
    id: idOf(listId),
    widthPx,
    heights: heights.slice(0, last + 1),
    range: { first: range.first, last },
  } satisfies LeftList);
}

const isLeftList = like<LeftList>({
  id: '',
  widthPx: 0,
  heights: [0],
  range: { first: 0, last: 0 },
});

/** Returns what this entry stored, once, unless the list now has another width. */
export function takeLeftList(listId: string, widthPx: number): LeftList | undefined {
  const left = sessionStore.get(KEY, isLeftList);
  if (left?.id !== idOf(listId) || left.widthPx !== widthPx) return undefined;
  sessionStore.remove(KEY);
  return left.heights.every(Boolean) ? left : undefined;
}
