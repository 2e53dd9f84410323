/** The letters of ㄱ…ㅎ and ㅏ…ㅣ that stand alone; compatibility composition would turn them into parts of syllables. */
const aroundSingleLetters = /[^\u3131-\u318e]+/g;

/** One spelling of full width, ligatures and composed letters; single Korean letters stay as they are. */
const compose = (text: string): string =>
  text.replace(aroundSingleLetters, (part) => part.normalize('NFKC'));

/** A name as it is compared: NIKE, Nike and ＮＩＫＥ are one. Signs and marks stay, so that H&M is not HM. */
export const foldSpelling = (text: string): string =>
  compose(text).toLowerCase().replace(/\s+/g, ' ').trim();

/** Lower case without accents: Café is cafe. */
const plainLetters = (text: string): string =>
  compose(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** What a text is searched by: letters and digits, a plus after one (C++, 2+1) and a point between digits (3.5). */
const pieces = /(?:\p{N}\.(?=\p{N})|[\p{L}\p{N}\p{M}]\+*)+/gu;

const isDigit = (letter: string | undefined): boolean => /^\p{N}$/u.test(letter ?? '');

/** Joins the parts of a word; two numbers stay apart, since 1/2 is not 12. */
const join = (parts: readonly string[]): string =>
  parts.reduce(
    (text, part) => text + (isDigit(text.at(-1)) && isDigit(part[0]) ? ' ' : '') + part,
    '',
  );

const piecesOf = (text: string): string[] => text.match(pieces) ?? [];

const prepare = (text: string): string =>
  plainLetters(text)
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s*\+\s*(?=\d)/g, '$1+');

/**
 * One spelling of a word for searching: composed, lower case, without accents, signs and spaces. What
 * tells goods apart stays: 2+1, 3.5, C++.
 */
export const normaliseWord = (text: string): string => join(piecesOf(prepare(text)));

/** H&M, T-셔츠 and 2-in-1 are words; 노트북/태블릿 is two. A letter alone would match nearly all goods. */
function wordsOfToken(token: string): string[] {
  const parts = piecesOf(token);
  return parts.some((part) => part.length === 1) ? [join(parts)] : parts;
}

/** The normalized words of a query; at most eight, which bounds the query's condition. */
export function wordsOf(text: string): string[] {
  return prepare(text).split(/\s+/).flatMap(wordsOfToken).filter(Boolean).slice(0, 8);
}

/**
 * Where a text contains what was typed, compared as words are for searching; spaces count.
 * @returns start and end in the text, in UTF-16 units; undefined when it does not
 */
export function findSpelling(text: string, typed: string): [number, number] | undefined {
  const wanted = plainLetters(typed).trim();
  const starts: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const folded = plainLetters(letter);
    plain += folded;
    for (let unit = 0; unit < folded.length; unit += 1) starts.push(at);
    at += letter.length;
  }
  const found = wanted ? plain.indexOf(wanted) : -1;
  if (found < 0) return undefined;
  return [starts[found] ?? 0, starts[found + wanted.length] ?? text.length];
}
