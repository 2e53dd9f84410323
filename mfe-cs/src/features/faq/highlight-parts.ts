/** A piece of text, and whether it is one of the words looked for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Spacing inside a word does not matter, as in the search itself. */
const patternOf = (word: string): string => [...word].map(escaped).join('\\s*');

/** Cuts a text where the words of a search stand in it. */
export function highlightParts(text: string, words: string): TextPart[] {
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(patternOf);
  if (patterns.length === 0) return [{ text, isMatch: false }];
  // With one group, every second piece of a split is what was found.
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'gi'))
    .map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
