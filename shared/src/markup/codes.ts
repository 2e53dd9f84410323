import type { MarkupPage } from './markup-page';

/**
 * The codes (`skeleton-basket`, `SB-MO-BK-0101-nodata`) of a page's states, by the page's route id.
 */
export type StageCodes = Readonly<Record<string, readonly string[]>>;

/**
 * Codes of state words: `SB-MO-BK-01` becomes `SB-MO-BK-0101-nodata`, `SB-MO-BK-0102-sold-out` …
 * A remote that the specification does not know starts its codes with its name: `magazine-01`.
 */
export const numbered = (start: string, words: readonly string[]): string[] =>
  words.map((word, index) => `${start}${String(index + 1).padStart(2, '0')}-${word}`);

/** The state word of a code; a code without number is its own word. */
export const stateWord = (code: string): string => code.replace(/^[\w-]+?-\d{4}-/, '');

/**
 * Index entries of a remote's codes. `titles` by code or by state word; a missing title is an
 * error.
 */
export const listCodes = (
  codes: StageCodes,
  titles: Readonly<Record<string, string>>,
): MarkupPage[] =>
  Object.values(codes)
    .flat()
    .map((code) => {
      const word = stateWord(code);
      const title = titles[code] ?? titles[word];
      if (!title) throw new Error(`The reference page ${code} has no title.`);
      return {
        path: `/markup/${code}`,
        title,
        group: word === code ? 'skeleton' : 'state',
        words: [word, code],
      };
    });
