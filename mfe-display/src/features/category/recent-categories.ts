import { like, localStore } from '@shop/shared/app';
import type { CategoryLink } from '@shop/shared/contracts';
import { useSyncExternalStore } from 'react';

const KEY = 'shop.category.recent';
const MAX_CATEGORIES = 10;

const isLinks = like<CategoryLink[]>([{ categoryNo: 0, name: '' }]);
const none: readonly CategoryLink[] = [];

let current: readonly CategoryLink[] | undefined;
const listeners = new Set<() => void>();

const read = (): readonly CategoryLink[] => {
  current ??= localStore.get(KEY, isLinks) ?? none;
  return current;
};

function write(links: readonly CategoryLink[]): void {
  current = links;
  localStore.set(KEY, links);
  for (const listener of listeners) listener();
}

/** 최근 본 카테고리, latest first: stored on this device only. */
export const recentCategories = {
  add({ categoryNo, name }: CategoryLink): void {
    const others = read().filter((other) => other.categoryNo !== categoryNo);
    write([{ categoryNo, name }, ...others].slice(0, MAX_CATEGORIES));
  },
  clear: (): void => write(none),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Empty on the server and during hydration, then the stored categories. */
export const useRecentCategories = (): readonly CategoryLink[] =>
  useSyncExternalStore(subscribe, read, () => none);
