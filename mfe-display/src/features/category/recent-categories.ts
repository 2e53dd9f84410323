import { like, storedState, useStore } from '@shop/shared/app';
import type { CategoryLink } from '@shop/shared/contracts';

const MAX_CATEGORIES = 10;

const none: readonly CategoryLink[] = [];
const categories = storedState(
  'shop.category.recent',
  like<readonly CategoryLink[]>([{ categoryNo: 0, name: '' }]),
  none,
);

/** 최근 본 카테고리, latest first: stored on this device only. */
export const recentCategories = {
  add: ({ categoryNo, name }: CategoryLink): void =>
    categories.update((links) => {
      const others = links.filter((other) => other.categoryNo !== categoryNo);
      return [{ categoryNo, name }, ...others].slice(0, MAX_CATEGORIES);
    }),
  clear: (): void => categories.update(() => none),
};

/** Empty on the server and during hydration, then the stored categories. */
export const useRecentCategories = (): readonly CategoryLink[] => useStore(categories);
