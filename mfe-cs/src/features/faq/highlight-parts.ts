/** A piece of text, and whether it matches the search keyword. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches with any spacing inside a word, as the search itself does. */
const patternOf = (word: string): string => [...word].map(escaped).join('\\s*');

/** Splits a text at the matches of the search keyword. */
export function highlightParts(text: string, words: string): TextPart[] {
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(patternOf);
  if (patterns.length === 0) return [{ text, isMatch: false }];
  // With one capture group, every second item of the split is a match.
  return text
    .split(new RegExp(`(${patterns.join('|')})`, 'gi'))
    .map((piece, at) => ({ text: piece, isMatch: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
