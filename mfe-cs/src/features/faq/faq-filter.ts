import { paths } from '@shop/shared/contracts';
import { type FaqCategory, faqCategories } from '@shop/shared/domain';

/** Filter of the question list; it is kept in the query string. */
export interface FaqFilter {
  category: FaqCategory | undefined;
  q: string;
}

const MAX_WORDS = 50;

const isCategory = (text: string | null): text is FaqCategory =>
  text !== null && Object.hasOwn(faqCategories, text);

/** Parses the filter from the query string; an unknown category means all categories. */
export function readFaqFilter(query: URLSearchParams): FaqFilter {
  const category = query.get('category');
  return {
    category: isCategory(category) ? category : undefined,
    q: (query.get('q') ?? '').trim().slice(0, MAX_WORDS),
  };
}

export const faqPath = ({ category, q }: FaqFilter): string => paths.faq({ category, q });
