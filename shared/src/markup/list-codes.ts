import type { StageCodes } from './codes';
import type { MarkupPage } from './markup-page';

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
