import { choseongOf, jamoDistance, jamoOf, normaliseWord, typoLimit } from '@shop/shared/domain';

/** A vocabulary word and its weight. */
export interface VocabularyWord {
  /** The display form. */
  word: string;
  weight: number;
}

interface Entry extends VocabularyWord {
  key: string;
  jamo: string;
  choseong: string;
}

/** The shop's vocabulary, used to correct and complete search queries. */
export interface Vocabulary {
  /** The word with the highest weight for these initial consonants: ㄹㅁ → 라면. */
  byChoseong(choseong: string): string | undefined;
  /** The nearest word within the allowed edit distance. */
  nearest(word: string): string | undefined;
  /**
   * Words with this prefix, including partial syllables and initial consonants, by descending
   * weight.
   */
  startingWith(typed: string, count: number): string[];
  /** Longer words that end with this one, by descending weight. */
  endingWith(word: string, count: number): string[];
  /** The shop's own spelling of a word or of a part of one; undefined for another word. */
  spellingOf(word: string): string | undefined;
  /** Synonyms. */
  synonyms(word: string): readonly string[];
}

const byWeight = (a: Entry, b: Entry) => b.weight - a.weight || a.word.length - b.word.length;

const partsOf = (words: readonly VocabularyWord[]): VocabularyWord[] =>
  words.flatMap(({ word, weight }) => {
    const parts = word.split(/\s+/);
    return parts.length > 1 ? parts.map((part) => ({ word: part, weight })) : [];
  });

/** Unique words by descending weight; words too short to be specific are omitted. */
function entriesOf(words: readonly VocabularyWord[]): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const { word, weight } of words) {
    const key = normaliseWord(word);
    if (key.length < 2) continue;
    const existing = byKey.get(key);
    byKey.set(key, {
      key,
      word: existing?.word ?? word,
      weight: weight + (existing?.weight ?? 0),
      jamo: jamoOf(key),
      choseong: choseongOf(key),
    });
  }
  return [...byKey.values()].sort(byWeight);
}

export function createVocabulary(
  words: readonly VocabularyWord[],
  synonyms: ReadonlyMap<string, readonly string[]>,
): Vocabulary {
  const entries = entriesOf(words);
  const byLength = new Map<number, Entry[]>();
  // Single words are corrected too: shoppers type 블루투쓰, the shop has 블루투스 스피커.
  const spellings = new Map<string, string>();
  for (const entry of entriesOf([...words, ...partsOf(words)])) {
    spellings.set(entry.key, entry.word);
    const same = byLength.get(entry.jamo.length) ?? [];
    same.push(entry);
    byLength.set(entry.jamo.length, same);
  }

  return {
    byChoseong: (choseong) =>
      (
        entries.find((entry) => entry.choseong === choseong) ??
        entries.find((entry) => entry.choseong.startsWith(choseong))
      )?.word,
    nearest: (word) => {
      const jamo = jamoOf(normaliseWord(word));
      const limit = typoLimit(jamo.length);
      let best: { entry: Entry; distance: number } | undefined;
      for (let length = jamo.length - limit; length <= jamo.length + limit; length += 1) {
        for (const entry of byLength.get(length) ?? []) {
          const bound = best ? Math.min(limit, best.distance) : limit;
          const distance = jamoDistance(jamo, entry.jamo, bound);
          if (distance === 0 || distance > bound) continue;
          if (!best || distance < best.distance || byWeight(entry, best.entry) < 0) {
            best = { entry, distance };
          }
        }
      }
      return best?.entry.word;
    },
    startingWith: (typed, count) => {
      const key = normaliseWord(typed);
      const jamo = jamoOf(key);
      const isInitials = /^[ㄱ-ㅎ]+$/.test(key);
      const matches: string[] = [];
      for (const entry of entries) {
        if (isInitials ? entry.choseong.startsWith(key) : entry.jamo.startsWith(jamo)) {
          matches.push(entry.word);
          if (matches.length === count) break;
        }
      }
      return matches;
    },
    endingWith: (word, count) => {
      const key = normaliseWord(word);
      const longer = entries.filter((entry) => entry.key !== key && entry.key.endsWith(key));
      return longer.slice(0, count).map((entry) => entry.word);
    },
    spellingOf: (word) => spellings.get(normaliseWord(word)),
    synonyms: (word) => synonyms.get(normaliseWord(word)) ?? [],
  };
}
