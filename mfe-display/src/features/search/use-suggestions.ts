import { keepPreviousData, useQuery } from '@shop/shared/app';
import { MAX_WORD_LENGTH, searchQueries } from './search.queries';
import { suggestionGroups } from './suggestion-options';

/**
 * Suggestions for the typed text. The cache sends one request per word, and typing on cancels the
 * previous request.
 */
export function useSuggestions(typed: string) {
  const q = typed.trim().slice(0, MAX_WORD_LENGTH);
  const { data } = useQuery({
    ...searchQueries.suggest(q),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
    // A failed suggestion request is not reported.
    retry: false,
  });
  const groups = q && data ? suggestionGroups(data) : [];
  return {
    groups,
    options: groups.flatMap(({ options }) => options),
    /** The text to highlight: the corrected word when the keyboard layout was wrong. */
    highlight: data?.correction?.used ?? q,
  };
}
