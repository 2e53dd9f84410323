/** Is a text within the caller's bounds, both included? Letters as people count them: 😀 is one. */
export function isTextLength(text: string, { min, max }: { min: number; max: number }): boolean {
  const { length } = [...text];
  return length >= min && length <= max;
}
