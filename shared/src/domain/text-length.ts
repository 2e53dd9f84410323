/** The longest emoji has as many code points. */
const MOST_CODE_POINTS = 10;

/**
 * Whether a text is within the bounds, inclusive. Counts characters as people do (graphemes): 👨‍👩‍👧 is one, and so
 * is a syllable in parts (NFD). One with more code points than any emoji has counts as several.
 */
export function isTextLength(text: string, { min, max }: { min: number; max: number }): boolean {
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text))
    length += Math.ceil([...segment].length / MOST_CODE_POINTS);
  return length >= min && length <= max;
}
