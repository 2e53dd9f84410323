import { normaliseWord } from '@shop/shared/domain';
import { z } from 'zod';

export const namedRow = z.object({
  kind: z.enum(['brand', 'category', 'planShop']),
  no: z.number(),
  text: z.string(),
});
type Named = z.infer<typeof namedRow>;

/** Numbers of what has a word in its name, in the order of the names. */
export type NamedNumbers = Record<Named['kind'], number[]>;

/** Names of brands, categories and 기획전, compared as words of goods are. */
export interface Names {
  /** The brand that is called so; null when none is. */
  brandCalled(word: string): number | null;
  containing(word: string): NamedNumbers;
}

/** As many of each kind as a suggestion could show. */
const MOST_FOUND = 20;

export function createNames(rows: readonly Named[]): Names {
  const named = rows.map(({ kind, no, text }) => ({ kind, no, key: normaliseWord(text) }));
  return {
    brandCalled: (word) =>
      named.find(({ kind, key }) => kind === 'brand' && key === normaliseWord(word))?.no ?? null,
    containing: (word) => {
      const wanted = normaliseWord(word);
      const found: NamedNumbers = { brand: [], category: [], planShop: [] };
      for (const { kind, no, key } of wanted ? named : []) {
        const list = found[kind];
        if (list.length < MOST_FOUND && key.includes(wanted) && !list.includes(no)) list.push(no);
      }
      return found;
    },
  };
}
