import type { MarkupPage } from '@shop/shared/markup';

/** The index's groups, in order. */
export const groups: readonly [MarkupPage['group'], string][] = [
  ['guide', '가이드'],
  ['template', '템플릿'],
  ['corner', '코너'],
  ['skeleton', '스켈레톤'],
  ['state', '상태 화면'],
];

const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

/** Pages whose title, path or words contain every search word. */
export function findPages(pages: readonly MarkupPage[], search: string): readonly MarkupPage[] {
  const wanted = search.split(/\s+/).map(plain).filter(Boolean);
  return pages.filter(({ path, title, words = [] }) => {
    const text = plain([title, path, ...words].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
