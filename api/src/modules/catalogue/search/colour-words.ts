import { type ColourFamily, searchedColourOf } from '@shop/shared/domain';

/** Adjectives, and the names of the same colours. */
const adjectives = new Map([
  ['빨간', '빨강'],
  ['검은', '검정'],
  ['까만', '검정'],
  ['하얀', '화이트'],
  ['흰', '화이트'],
  ['흰색', '화이트'],
  ['파란', '파랑'],
  ['노란', '노랑'],
]);

/** The colour that a search word means, and nothing else; undefined for others. */
export const colourOfWord = (word: string): ColourFamily | undefined =>
  searchedColourOf(adjectives.get(word) ?? word);
