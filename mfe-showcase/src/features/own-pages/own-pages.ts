import type { MarkupPage } from '@shop/shared/markup';
import { type GuideEntry, guideFamilies } from '../guides/guide-list';
import { templatePath, templates } from '../templates/template-list';

const guidePages = guideFamilies.flatMap(({ name, guides }) =>
  guides.map(({ id, title, words = [] }: GuideEntry) => ({
    path: `/markup/guide/${id}`,
    title,
    group: 'guide' as const,
    words: [id, name, ...words],
  })),
);

/** The pages of this remote: guides and templates. */
export const ownPages: readonly MarkupPage[] = [
  ...guidePages,
  ...templates.map(([id, title]) => ({
    path: templatePath(id),
    title,
    group: 'template' as const,
    words: ['sub', 'template'],
  })),
];
