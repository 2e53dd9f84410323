import { callQuery } from '@shop/shared/app';
import { searchCalls } from '@shop/shared/contracts';

export const MAX_WORD_LENGTH = 60;

export const searchQueries = {
  others: (q: string) => callQuery(searchCalls.others, { query: { q } }),
  suggest: (q: string) => callQuery(searchCalls.suggest, { query: { q } }),
  /** 인기 검색어 and 추천 검색어. */
  popular: () => callQuery(searchCalls.popular, {}),
  /** The best sellers, shown when a search has no results. */
  best: () => callQuery(searchCalls.goods, { query: { type: 'best', size: 10 } }),
};

/** What is not seen, lone surrogates and the replacement character. */
const UNREADABLE = /[\p{C}\p{DI}\uFFFD]+/gu;

/**
 * The normalized search word of a result URL, or an empty string. A word longer than any product
 * name is truncated.
 */
export const wordOf = (query: URLSearchParams): string =>
  (query.get('q') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_WORD_LENGTH)
    .replace(UNREADABLE, '')
    .trim();

/** The scope of the goods in a search result. */
export const searchScopeOf = (query: URLSearchParams) => ({
  q: wordOf(query),
  exact: query.get('exact') === '1' ? ('1' as const) : undefined,
});
