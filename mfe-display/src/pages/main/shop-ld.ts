import { paths, site } from '@shop/shared/contracts';

/** schema.org WebSite: the shop's name and its search URL. */
export const shopLd = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: site.name,
  url: origin + paths.home(),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/searchResult?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});
