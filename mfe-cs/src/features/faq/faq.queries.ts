import { callQuery } from '@shop/shared/app';
import { csCalls } from '@shop/shared/contracts';
import type { FaqFilter } from './faq-filter';

export const faqQueries = {
  /** Data of the home page: the most viewed questions and the newest notices. */
  home: () => callQuery(csCalls.home, {}),
  list: ({ category, q }: FaqFilter) => callQuery(csCalls.faq, { query: { category, q } }),
};
