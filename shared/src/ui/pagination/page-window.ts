/** The page numbers to show: at most `size`, with the current one centred where possible. */
export function pageWindow(current: number, last: number, size = 5): number[] {
  const count = Math.min(size, last);
  const first = Math.max(1, Math.min(current - Math.floor(count / 2), last - count + 1));
  return Array.from({ length: count }, (_, i) => first + i);
}
