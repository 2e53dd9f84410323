/** Chance that always falls the same way: FNV-1a over words. */
export function hash(...words: readonly (string | number)[]): number {
  let value = 0x811c9dc5;
  for (const letter of words.join('|')) {
    value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Between 0 and 1. */
export const chance = (...words: readonly (string | number)[]): number => hash(...words) / 2 ** 32;

/** One of the options. */
export function oneOf<T>(options: readonly [T, ...T[]], ...words: readonly (string | number)[]): T {
  return options[hash(...words) % options.length] ?? options[0];
}
