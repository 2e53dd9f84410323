/** Values by size, as Prometheus counts them. */
export interface Histogram {
  /** Values up to each bound, and beyond the last one. */
  buckets: number[];
  sum: number;
}

export const createHistogram = (bounds: readonly number[]): Histogram => ({
  buckets: Array.from({ length: bounds.length + 1 }, () => 0),
  sum: 0,
});

export function addValue(histogram: Histogram, bounds: readonly number[], value: number): void {
  const found = bounds.findIndex((bound) => value <= bound);
  const at = found === -1 ? bounds.length : found;
  histogram.buckets[at] = (histogram.buckets[at] ?? 0) + 1;
  histogram.sum += value;
}

/** How many values were added. */
export const totalOf = ({ buckets }: Histogram): number =>
  buckets.reduce((all, count) => all + count, 0);
