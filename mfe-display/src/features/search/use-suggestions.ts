import { keepPreviousData, useQuery } from '@shop/shared/app';
import { MAX_WORD_LENGTH, searchQueries } from './search.queries';
import { suggestionGroups } from './suggestion-options';

/**
 * Suggestions for what is typed so far. Each word is asked for once (the cache keeps it), and a
 * question that was overtaken by the next letter is taken back.
 */
export function useSuggestions(typed: string) {
  const q = typed.trim().slice(0, MAX_WORD_LENGTH);
  const { data } = useQuery({
    ...searchQueries.suggest(q),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
    // A suggestion that fails is no trouble worth telling.
    retry: false,
  });
  const groups = q && data ? suggestionGroups(data) : [];
  return {
    groups,
    options: groups.flatMap(({ options }) => options),
    /** What stands out in the words: what was meant, where the keyboard stood wrong. */
    meant: data?.correction?.used ?? q,
  };
}
