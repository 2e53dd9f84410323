import { callQuery } from '@shop/shared/app';
import { searchCalls } from '@shop/shared/contracts';

export const MAX_WORD_LENGTH = 60;

export const searchQueries = {
  suggest: (q: string) => callQuery(searchCalls.suggest, { query: { q } }),
  /** 인기 검색어 and 추천 검색어. */
  popular: () => callQuery(searchCalls.popular, {}),
  /** What sells best, for those who found nothing. */
  best: () => callQuery(searchCalls.goods, { query: { type: 'best', size: 10 } }),
};

/** Control letters, halves of a letter that was cut, and what stands for an unreadable one. */
const UNREADABLE = /[\p{Cc}\p{Cs}\uFFFD]+/gu;

/**
 * The word of a result's address, as the search takes it; empty when there is none. What is longer
 * than any name is cut: its beginning says enough.
 */
export const wordOf = (query: URLSearchParams): string =>
  (query.get('q') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_WORD_LENGTH)
    .replace(UNREADABLE, '')
    .trim();

/** The goods a result's address asks for. */
export const searchScopeOf = (query: URLSearchParams) => ({
  q: wordOf(query),
  exact: query.get('exact') === '1' ? ('1' as const) : undefined,
});
