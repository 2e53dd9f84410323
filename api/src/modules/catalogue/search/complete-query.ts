import { normaliseWord, withCompounds, wordsOf } from '@shop/shared/domain';
import { contentWords } from './parse-query';
import type { Vocabulary } from './vocabulary';

export const MAX_SUGGESTIONS = 8;
const MAX_TAILS = 12;
const MAX_PER_WORD = 3;

/** Without the filler words, and each word completed by itself. */
function completeApart(q: string, vocabulary: Vocabulary): string[] {
  const typed = wordsOf(q);
  const content = contentWords(typed);
  const withoutFillers = content.length < typed.length ? [content.join(' ')] : [];
  const apart = content.flatMap((word) => vocabulary.startingWith(word, MAX_PER_WORD));
  return [...new Set([...withoutFillers, ...apart])].slice(0, MAX_SUGGESTIONS);
}

/**
 * Words that complete the query, and compounds that end with it; for several words, the last one is completed after
 * the others where goods match all of them, and otherwise each word by itself.
 * @param haveGoods whether any goods match all words, for each list of words
 */
export async function completeQuery(
  q: string,
  vocabulary: Vocabulary,
  haveGoods: (queries: readonly (readonly string[])[]) => Promise<boolean[]>,
): Promise<string[]> {
  const whole = withCompounds(
    q,
    vocabulary.startingWith(q, MAX_SUGGESTIONS),
    (word) => vocabulary.endingWith(word, MAX_SUGGESTIONS),
    MAX_SUGGESTIONS,
  );
  const typed = q.trim().split(/\s+/).filter(normaliseWord);
  if (whole.length > 0 || typed.length < 2) return whole;
  const head = typed.slice(0, -1).join(' ');
  const joined = vocabulary
    .startingWith(typed.at(-1) ?? '', MAX_TAILS)
    .map((tail) => `${head} ${tail}`);
  const isFound = await haveGoods(joined.map((text) => contentWords(wordsOf(text))));
  const found = joined.filter((_, at) => isFound[at]);
  return found.length > 0 ? found.slice(0, MAX_SUGGESTIONS) : completeApart(q, vocabulary);
}
