import type { SearchCorrection } from '@shop/shared/contracts';
import { isChoseong, normaliseWord, otherKeyboard, wordsOf } from '@shop/shared/domain';
import type { WordGroup } from './list.sql';
import type { Vocabulary } from './vocabulary';

/** The search terms of a query, its correction and the number of matching goods. */
export interface ParsedQuery {
  words: WordGroup[];
  correction: SearchCorrection | null;
  total: number;
}

/** No goods match a group without alternatives. */
export const nothingFound: ParsedQuery = { words: [[]], correction: null, total: 0 };

export interface ParseContext {
  vocabulary: Vocabulary;
  /** Number of goods that match the words within the scope of the list. */
  count: (words: readonly WordGroup[]) => Promise<number>;
}

type Reason = SearchCorrection['reason'];

/** Words that ask for a choice or an order and name no goods (청소기 추천). */
const fillers = new Set([
  '추천',
  '추천템',
  '순위',
  '인기',
  '인기상품',
  '랭킹',
  '비교',
  '후기',
  '가격',
]);

/** The words that name goods; all of them when there are only fillers. */
export function contentWords(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !fillers.has(word));
  return content.length > 0 ? content : words;
}

/** Adds the synonyms of each word; a synonym of several words stays one term. */
const withSynonyms = (words: readonly string[], vocabulary: Vocabulary): WordGroup[] =>
  words.map((word) => [word, ...vocabulary.synonyms(word)]);

function alternativeReadings(
  typed: readonly string[],
  vocabulary: Vocabulary,
): [Reason, string[]][] {
  const keyboard = typed.map((word) => otherKeyboard(word) ?? word);
  const nearest = typed.map((word) => vocabulary.nearest(word) ?? word);
  const nearestOnKeyboard = keyboard.map((word) => vocabulary.nearest(word) ?? word);
  const readings: [Reason, string[]][] = [
    ['keyboard', keyboard],
    ['typo', nearest],
    ['keyboard', nearestOnKeyboard],
  ];
  return readings.filter(([, words]) => words.some((word, at) => word !== typed[at]));
}

/** Each further word costs two counts. */
const MAX_READ_APART = 4;

/**
 * The most specific reading with fewer words: of those with one word less, otherwise of the single
 * words, the one that matches the fewest goods, with the earlier words where that is equal.
 */
async function readFewerWords(
  typed: readonly string[],
  { vocabulary, count }: ParseContext,
): Promise<{ used: string[]; words: WordGroup[]; total: number } | undefined> {
  const kept = typed.filter((word) => word.length > 1).slice(0, MAX_READ_APART);
  const oneLess = kept.map((_, left) => kept.filter((_, at) => at !== left)).reverse();
  const single = kept.map((word) => [word]);
  for (const candidates of kept.length > 2 ? [oneLess, single] : [single]) {
    const counted = [];
    // One after another, so that a query which matches nothing occupies one connection.
    for (const used of candidates) {
      const words = withSynonyms(used, vocabulary);
      counted.push({ used, words, total: await count(words) });
    }
    const found = counted.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total);
    if (found[0]) return found[0];
  }
  return undefined;
}

/**
 * Parses a query in this order: as typed, without filler words; as initial consonants (ㄹㅁ), with the
 * keyboard in the other language (fkaus), with a wrong letter (라먄), with fewer words. The first reading
 * that matches goods is used.
 */
export async function parseQuery(
  q: string,
  isExact: boolean,
  context: ParseContext,
): Promise<ParsedQuery> {
  const { vocabulary, count } = context;
  const typed = wordsOf(q);
  if (typed.length === 0) return nothingFound;
  const asTyped = typed.map((word): WordGroup => [word]);
  if (isExact) return { words: asTyped, correction: null, total: await count(asTyped) };

  const [only] = typed;
  if (typed.length === 1 && only && isChoseong(only)) {
    const used = vocabulary.byChoseong(only);
    if (used) {
      const words = withSynonyms(wordsOf(used), vocabulary);
      const total = await count(words);
      if (total > 0) return { words, correction: { typed: q, used, reason: 'choseong' }, total };
    }
  }

  const content = contentWords(typed);
  const wide = withSynonyms(content, vocabulary);
  const total = await count(wide);
  if (total > 0) return { words: wide, correction: await synonymNote(q, wide, context), total };

  for (const [reason, words] of alternativeReadings(content, vocabulary)) {
    const other = withSynonyms(words.flatMap(wordsOf), vocabulary);
    const total = await count(other);
    if (total > 0) {
      return {
        words: other,
        correction: { typed: q, used: words.join(' '), reason },
        total,
      };
    }
  }
  const fewer = content.length > 1 ? await readFewerWords(content, context) : undefined;
  if (!fewer) return { words: wide, correction: null, total: 0 };
  const correction: SearchCorrection = { typed: q, used: fewer.used.join(' '), reason: 'fewer' };
  return { words: fewer.words, correction, total: fewer.total };
}

/** Only when no name matches: 핸드폰 → ‘스마트폰’(으)로 검색한 결과. */
async function synonymNote(
  q: string,
  wide: readonly WordGroup[],
  { count }: ParseContext,
): Promise<SearchCorrection | null> {
  const asTyped = wide.map(([word]): WordGroup => [word ?? '']);
  if (wide.every((group) => group.length === 1) || (await count(asTyped)) > 0) return null;
  const used = wide.map((group) => group[1] ?? group[0] ?? '').join(' ');
  return { typed: q, used, reason: 'synonym' };
}

/** Suggestions for an empty result: the query with one word fewer. */
export function shorterQueries(q: string): string[] {
  const words = q
    .trim()
    .split(/\s+/)
    .filter((word) => normaliseWord(word));
  if (words.length < 2) return [];
  return words.map((_, left) => words.filter((_, at) => at !== left).join(' ')).slice(0, 4);
}
