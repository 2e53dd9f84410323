import { keepPreviousData, useQuery } from '@shop/shared/app';
import type { Suggestion } from '@shop/shared/contracts';
import type { WordIndex } from '@shop/shared/domain';
import { useMemo } from 'react';
import { MAX_WORD_LENGTH, searchQueries } from './search.queries';
import { suggestionGroups } from './suggestion-options';

const MAX_SUGGESTIONS = 8;

const noSuggestion: Suggestion = {
  words: [],
  correction: null,
  goods: [],
  brands: [],
  categories: [],
  planShops: [],
};

/**
 * Suggestions for the typed text. The cache sends one request per word, and typing on cancels the
 * previous request.
 */
export function useSuggestions(typed: string, index: WordIndex | undefined) {
  const q = typed.trim().slice(0, MAX_WORD_LENGTH);
  const { data, isPlaceholderData } = useQuery({
    ...searchQueries.suggest(q),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
    // A failed suggestion request is not reported.
    retry: false,
  });
  // Before the server's, and offline: words from the device.
  const isFresh = data !== undefined && !isPlaceholderData;
  const local = useMemo(
    () => (isFresh || !q ? [] : (index?.suggest(q, MAX_SUGGESTIONS) ?? [])),
    [isFresh, q, index],
  );
  const shown = local.length > 0 ? { ...noSuggestion, words: local } : data;
  const groups = q && shown ? suggestionGroups(shown) : [];
  return {
    groups,
    options: groups.flatMap(({ options }) => options),
    /** The text to highlight: the corrected word when the keyboard layout was wrong. */
    highlight: shown?.correction?.used ?? q,
  };
}
