import { callQuery } from '@shop/shared/app';
import { csCalls } from '@shop/shared/contracts';
import type { FaqFilter } from './faq-filter';

export const faqQueries = {
  /** The start page: the questions asked most, the newest notices. */
  home: () => callQuery(csCalls.home, {}),
  list: ({ category, q }: FaqFilter) => callQuery(csCalls.faq, { query: { category, q } }),
};
