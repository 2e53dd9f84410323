/** Cached group sizes of a list, so that Back restores the exact scroll position. */
export interface ListSizes {
  /** Width of the list when measured, px; other widths have other heights. */
  widthPx: number;
  /** Height of each group, px. */
  heights: readonly (number | undefined)[];
  /** The rendered groups. */
  range: GroupRange;
}

export interface GroupRange {
  first: number;
  last: number;
}

export const ALL_GROUPS: GroupRange = { first: 0, last: Number.POSITIVE_INFINITY };

/** Maximum of cached lists; the oldest is removed. */
const MAX_LISTS = 20;
/** Written by effects only, so it stays empty on the server. */
const cachedLists = new Map<string, ListSizes>();

export const getCachedList = (listId: string): ListSizes | undefined => cachedLists.get(listId);

export function cacheList(listId: string, sizes: ListSizes): void {
  cachedLists.delete(listId);
  cachedLists.set(listId, sizes);
  const oldest = cachedLists.keys().next();
  if (cachedLists.size > MAX_LISTS && !oldest.done) cachedLists.delete(oldest.value);
}

export function clearListCache(): void {
  cachedLists.clear();
}

/** Splits items into groups; a size divisible by 2, 3 and 4 leaves no gap at the end of a row. */
export function groupsOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}
