/** Whether a text is within the bounds, inclusive. Counts characters as people do: 😀 is one. */
export function isTextLength(text: string, { min, max }: { min: number; max: number }): boolean {
  const { length } = [...text];
  return length >= min && length <= max;
}
