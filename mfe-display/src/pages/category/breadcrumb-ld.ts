import { type CategoryLink, paths } from '@shop/shared/contracts';

/** schema.org BreadcrumbList of a category, starting at 홈. */
export const breadcrumbLd = (origin: string, steps: readonly CategoryLink[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: '홈', path: paths.home() },
    ...steps.map(({ categoryNo, name }) => ({ name, path: paths.category(categoryNo) })),
  ].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: origin + path,
  })),
});
