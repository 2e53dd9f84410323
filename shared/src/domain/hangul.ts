import { convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';
import { normaliseWord } from './search-word';

/** Decomposed letters: 라면 → ㄹㅏㅁㅕㄴ. An incomplete syllable is a prefix of the complete one. */
export const jamoOf = (text: string): string => disassemble(text);

/**
 * Letters as keys of a Korean keyboard: 라면 → fkaus. Each is one ASCII letter, so that a text index
 * works in any database locale.
 */
export const keysOf = (text: string): string => convertHangulToQwerty(text);

/** First consonants of the syllables: 라면 → ㄹㅁ. Other characters are dropped. */
export const choseongOf = (text: string): string => getChoseong(text).replace(/\s/g, '');

/** Consists of at least two first consonants only: ㄹㅁ, ㅊㅅㄱ. */
export const isChoseong = (text: string): boolean => /^[ㄱ-ㅎ]{2,}$/.test(text);

const isWholeHangul = (text: string): boolean => /^[0-9가-힣]+$/.test(text) && /[가-힣]/.test(text);

/**
 * The intended text when the keyboard was set to the other language: fkaus → 라면, ㅜㅑㅏㄷ → nike.
 * Undefined when the other reading is no word.
 */
export function otherKeyboard(word: string): string | undefined {
  if (/^[a-z0-9]+$/.test(word) && /[a-z]{2}/.test(word)) {
    const hangul = normaliseWord(convertQwertyToHangul(word));
    return isWholeHangul(hangul) ? hangul : undefined;
  }
  // Single vowels and consonants do not occur in words that were typed on purpose.
  if (/[ㄱ-ㅎㅏ-ㅣ]/.test(word)) {
    const latin = normaliseWord(convertHangulToQwerty(word));
    return /^[a-z0-9]{2,}$/.test(latin) ? latin : undefined;
  }
  return undefined;
}

/**
 * Edit distance of two decomposed words (Damerau–Levenshtein with adjacent swaps). Stops early and
 * returns `limit + 1` above `limit`.
 */
export function jamoDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}

/** The number of wrong letters that a word of this length may have and still match. */
export const typoLimit = (jamoLength: number): number =>
  jamoLength < 4 ? 0 : jamoLength < 9 ? 1 : 2;

/** The search columns of an item. */
export interface SearchKeys {
  searchText: string;
  /** `searchText` by `keysOf`. */
  jamoText: string;
  /** First consonants of `keysOf`. */
  choseongText: string;
}

/** Search columns from an item's texts (name, brand, category, tags), separated by `|`. */
export function searchKeysOf(texts: readonly string[]): SearchKeys {
  const fields = [...new Set(texts.map(normaliseWord).filter(Boolean))];
  const searchText = fields.join('|');
  return {
    searchText,
    jamoText: keysOf(searchText),
    choseongText: keysOf(fields.map(choseongOf).filter(Boolean).join('|')),
  };
}

const initialConsonants = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';

/** Initial for the 가나다 index; doubled consonants are listed with the plain ones. */
export function initialOf(name: string): string {
  const code = (name.codePointAt(0) ?? 0) - 0xac00;
  return code >= 0 && code < 11_172
    ? (initialConsonants[Math.floor(code / 588)] ?? '#')
    : (name[0] ?? '#').toUpperCase();
}
