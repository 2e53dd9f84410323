import { choseongOf, jamoDistance, jamoOf, otherKeyboard, typoLimit } from './hangul';
import { normaliseWord } from './search-word';

/** Completes what is typed from a list of words, on the device that has it. */
export interface WordIndex {
  /**
   * Words for a typed text, the most wanted first: by prefix (also of a syllable), by initial consonants, else with
   * the keyboard in the other language or with a wrong letter; of several words the last one is completed.
   */
  suggest(typed: string, count: number): string[];
}

interface Entry {
  word: string;
  key: string;
  jamo: string;
  choseong: string;
}

/**
 * Completions of a typed word, those that go on after it first (코트핏 of 코트), then compounds that end with it (롱코트),
 * then those that change its last syllable (코튼). Compounds only of a word of the shop: 이어 is none, though 드라이어
 * ends with it.
 * @param compoundsOf the compounds of a normalised word
 */
export function withCompounds(
  typed: string,
  completions: readonly string[],
  compoundsOf: (key: string) => readonly string[],
  count: number,
): string[] {
  const key = normaliseWord(typed);
  const keys = completions.map(normaliseWord);
  if (!keys.includes(key)) return [...completions];
  const goesOn = (_: string, at: number) => keys[at]?.startsWith(key);
  const others = (_: string, at: number) => !keys[at]?.startsWith(key);
  const all = [...completions.filter(goesOn), ...compoundsOf(key), ...completions.filter(others)];
  return [...new Set(all)].slice(0, count);
}

/** @param words in the order of demand, each once */
export function createWordIndex(words: readonly string[]): WordIndex {
  const entries: Entry[] = words.map((word) => {
    const key = normaliseWord(word);
    return { word, key, jamo: jamoOf(key), choseong: choseongOf(key) };
  });

  const startingWith = (typed: string, count: number): string[] => {
    const key = normaliseWord(typed);
    if (key === '') return [];
    const jamo = jamoOf(key);
    const isInitials = /^[ㄱ-ㅎ]+$/.test(key);
    const found: string[] = [];
    for (const entry of entries) {
      if (isInitials ? !entry.choseong.startsWith(key) : !entry.jamo.startsWith(jamo)) continue;
      found.push(entry.word);
      if (found.length === count) break;
    }
    return found;
  };

  /** The nearest word within the allowed number of wrong letters; of equal ones the most wanted. */
  const nearest = (typed: string): string | undefined => {
    const jamo = jamoOf(normaliseWord(typed));
    let best: Entry | undefined;
    let bound = typoLimit(jamo.length) + 1;
    for (const entry of entries) {
      const distance = jamoDistance(jamo, entry.jamo, bound - 1);
      if (distance >= bound) continue;
      best = entry;
      bound = distance;
    }
    return best?.word;
  };

  const endingWith = (key: string): string[] =>
    entries.filter((entry) => entry.key !== key && entry.key.endsWith(key)).map(({ word }) => word);

  const completeOne = (typed: string, count: number): string[] => {
    const direct = withCompounds(typed, startingWith(typed, count), endingWith, count);
    if (direct.length > 0) return direct;
    const key = normaliseWord(typed);
    const hangul = otherKeyboard(key);
    const other = hangul ? startingWith(hangul, count) : [];
    if (other.length > 0) return other;
    const near = nearest(hangul ?? key);
    return near === undefined ? [] : startingWith(near, count);
  };

  return {
    suggest: (typed, count) => {
      const whole = completeOne(typed, count);
      const parts = typed.trim().split(/\s+/);
      if (whole.length > 0 || parts.length < 2) return whole;
      const head = parts.slice(0, -1).join(' ');
      return completeOne(parts.at(-1) ?? '', count).map((tail) => `${head} ${tail}`);
    },
  };
}
