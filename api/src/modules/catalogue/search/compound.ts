import type { Vocabulary } from './vocabulary';

const SHORTEST_PART = 2;

/** Where the last part of a compound begins: its longest noun, otherwise its longest other word of the shop. */
function headStart(word: string, vocabulary: Vocabulary): number {
  const noun = vocabulary.nounOf(word);
  if (noun) return word.length - noun.length;
  for (let at = 1; at <= word.length - SHORTEST_PART; at += 1)
    if (vocabulary.isKnown(word.slice(at))) return at;
  return -1;
}

/**
 * Splits a compound that is not a word of the shop into its words: 여름원피스 → 여름, 원피스; 운동화260 → 운동화, 260.
 * Only the last part must be in the vocabulary.
 * @returns the compound alone when its last part is unknown
 */
export function splitCompound(word: string, vocabulary: Vocabulary): string[] {
  if (vocabulary.isKnown(word)) return [word];
  const [, noun, size] = /^([가-힣]{2,})(\d.*)$/.exec(word) ?? [];
  if (noun && size) return [...splitCompound(noun, vocabulary), size];
  const at = /^[가-힣]+$/.test(word) ? headStart(word, vocabulary) : -1;
  if (at < 0) return [word];
  return [...splitCompound(word.slice(0, at), vocabulary), word.slice(at)];
}
