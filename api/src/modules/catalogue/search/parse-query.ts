import type { SearchCorrection, SearchFilter } from '@shop/shared/contracts';
import { isChoseong, normaliseWord, otherKeyboard, wordsOf } from '@shop/shared/domain';
import { splitCompound } from './compound';
import { readFewerWords } from './fewer-words';
import type { WordGroup } from './list.sql';
import { type PriceRange, type PriceReading, readBarePrice, readPrice } from './price-words';
import { isSize } from './size-words';
import type { Vocabulary } from './vocabulary';

/** The search terms of a query, its correction and whether goods match. */
export interface ParsedQuery {
  words: WordGroup[];
  price: PriceRange;
  /** The price and sizes that narrow the result. */
  filters: SearchFilter[];
  correction: SearchCorrection | null;
  isFound: boolean;
}

/** No goods match a group without alternatives. */
export const nothingFound: ParsedQuery = {
  words: [[]],
  price: {},
  filters: [],
  correction: null,
  isFound: false,
};

export interface ParseContext {
  vocabulary: Vocabulary;
  /** Whether goods at the price match the words within the scope of the list. */
  haveGoods: (words: readonly WordGroup[], price: PriceRange) => Promise<boolean>;
}

type Reason = SearchCorrection['reason'];

/** Words that ask for a choice or an order and name no goods (청소기 추천). */
const fillers = new Set(
  '추천 추천템 순위 인기 인기상품 랭킹 비교 후기 가격 가성비 저렴한 싼 예쁜 괜찮은'.split(' '),
);

/** The words that name goods; all of them when there are only fillers. */
export function contentWords(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !fillers.has(word));
  return content.length > 0 ? content : words;
}

/** Adds the synonyms of each word; a synonym of several words stays one term. */
const withSynonyms = (words: readonly string[], vocabulary: Vocabulary): WordGroup[] =>
  words.map((word) => [word, ...vocabulary.synonyms(word)]);

/** The nearest word of the shop; the word itself where it is one, or is a size. */
const corrected = (word: string, vocabulary: Vocabulary): string =>
  vocabulary.isKnown(word) || isSize(word) ? word : (vocabulary.nearest(word) ?? word);

function alternativeReadings(
  typed: readonly string[],
  vocabulary: Vocabulary,
): [Reason, string[]][] {
  const keyboard = typed.map((word) => otherKeyboard(word) ?? word);
  const readings: [Reason, string[]][] = [
    ['keyboard', keyboard],
    ['typo', typed.map((word) => corrected(word, vocabulary))],
    ['keyboard', keyboard.map((word) => corrected(word, vocabulary))],
  ];
  return readings.filter(([, words]) => words.some((word, at) => word !== typed[at]));
}

type Reading = Pick<ParsedQuery, 'words' | 'correction' | 'isFound'>;
/** Whether goods at the price that the query states match the words. */
type HaveGoods = (words: readonly WordGroup[]) => Promise<boolean>;

async function readChoseong(
  q: string,
  typed: readonly string[],
  vocabulary: Vocabulary,
  haveGoods: HaveGoods,
): Promise<Reading | undefined> {
  const [only] = typed;
  const used = typed.length === 1 && only && isChoseong(only) && vocabulary.byChoseong(only);
  if (!used) return undefined;
  const words = withSynonyms(wordsOf(used), vocabulary);
  return (await haveGoods(words))
    ? { words, correction: { typed: q, used, reason: 'choseong' }, isFound: true }
    : undefined;
}

/**
 * Reads words in this order: as typed, without filler words; as initial consonants (ㄹㅁ), as compounds
 * (여름원피스), with the keyboard in the other language (fkaus), with a wrong letter (라먄), with fewer
 * words. The first reading that matches goods is used.
 */
async function readWords(
  q: string,
  typed: readonly string[],
  vocabulary: Vocabulary,
  haveGoods: HaveGoods,
): Promise<Reading> {
  const initials = await readChoseong(q, typed, vocabulary, haveGoods);
  if (initials) return initials;

  const content = contentWords(typed);
  const wide = withSynonyms(content, vocabulary);
  if (await haveGoods(wide)) {
    const correction = await synonymNote(q, wide, vocabulary, haveGoods);
    return { words: wide, correction, isFound: true };
  }

  const parts = content.flatMap((word) => splitCompound(word, vocabulary));
  if (parts.length > content.length) {
    const words = withSynonyms(parts, vocabulary);
    if (await haveGoods(words)) return { words, correction: null, isFound: true };
  }
  for (const [reason, words] of alternativeReadings(content, vocabulary)) {
    const other = withSynonyms(words.flatMap(wordsOf), vocabulary);
    if (await haveGoods(other)) {
      const correction = { typed: q, used: words.join(' '), reason };
      return { words: other, correction, isFound: true };
    }
  }
  const spelled = parts.flatMap((word) => wordsOf(corrected(word, vocabulary)));
  const fewer =
    spelled.length > 1
      ? await readFewerWords(spelled, vocabulary, haveGoods, (words) =>
          withSynonyms(words, vocabulary),
        )
      : undefined;
  if (!fewer) return { words: wide, correction: null, isFound: false };
  const correction: SearchCorrection = { typed: q, used: fewer.used.join(' '), reason: 'fewer' };
  return { words: fewer.words, correction, isFound: true };
}

/** The price and the sizes of a reading, each with the query that is left without it. */
function filtersOfReading(words: readonly WordGroup[], price?: PriceReading): SearchFilter[] {
  const texts = words.map(([word]) => word ?? '');
  const sizes = texts.length > 1 || price ? texts.filter(isSize) : [];
  return [
    ...(price ? [{ text: price.text, without: price.rest }] : []),
    ...sizes.map((size) => ({
      text: size.toUpperCase(),
      without: [...texts.filter((word) => word !== size), price?.text].filter(Boolean).join(' '),
    })),
  ];
}

/** The price of a query: a stated bound, or a bare amount that is not in the names of goods. */
async function priceOf(q: string, { haveGoods }: ParseContext): Promise<PriceReading | undefined> {
  const stated = readPrice(q);
  if (stated) return stated;
  const bare = readBarePrice(q);
  if (!bare) return undefined;
  const asTyped = wordsOf(q).map((word): WordGroup => [word]);
  return (await haveGoods(asTyped, {})) ? undefined : bare;
}

/** Parses a query: its price (3만원 이하), then its other words. @param isExact searches for it as typed */
export async function parseQuery(
  q: string,
  isExact: boolean,
  context: ParseContext,
): Promise<ParsedQuery> {
  const typed = wordsOf(q);
  if (typed.length === 0) return nothingFound;
  if (isExact) {
    const words = typed.map((word): WordGroup => [word]);
    return { ...nothingFound, words, isFound: await context.haveGoods(words, {}) };
  }
  const price = await priceOf(q, context);
  const range = price?.range ?? {};
  const haveGoods: HaveGoods = (words) => context.haveGoods(words, range);
  const rest = price ? wordsOf(price.rest) : typed;
  const reading =
    rest.length > 0
      ? await readWords(q, rest, context.vocabulary, haveGoods)
      : { words: [], correction: null, isFound: await haveGoods([]) };
  return { ...reading, price: range, filters: filtersOfReading(reading.words, price) };
}

/** Only when no name matches: 핸드폰 → ‘스마트폰’(으)로 검색한 결과. Words of the shop stay as they are. */
async function synonymNote(
  q: string,
  wide: readonly WordGroup[],
  vocabulary: Vocabulary,
  haveGoods: HaveGoods,
): Promise<SearchCorrection | null> {
  const asTyped = wide.map(([word]): WordGroup => [word ?? '']);
  if (wide.every((group) => group.length === 1) || (await haveGoods(asTyped))) return null;
  const used = wide.map(([word = '', synonym]) =>
    vocabulary.spellingOf(word) === undefined ? (synonym ?? word) : word,
  );
  return { typed: q, used: used.join(' '), reason: 'synonym' };
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
