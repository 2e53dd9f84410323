/** Whether a text is within the bounds, inclusive. Counts characters as people do: 😀 is one, and so is a syllable in parts (NFD). */
export function isTextLength(text: string, { min, max }: { min: number; max: number }): boolean {
  const { length } = [...text.normalize('NFC')];
  return length >= min && length <= max;
}
