import type { MarkupPage } from '@shop/shared/markup';
import { guideFamilies } from './guide-list';

/** What the shell itself shows in the design reference. */
export const ownPages: readonly MarkupPage[] = guideFamilies.flatMap(({ name, guides }) =>
  guides.map(({ id, title, words = [] }) => ({
    path: `/markup/guide/${id}`,
    title,
    group: 'guide' as const,
    words: [id, name, ...words],
  })),
);
