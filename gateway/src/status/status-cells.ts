import { type Histogram, totalOf } from '@shop/releases/statistics';
import { groupDigits } from '@shop/shared/domain';
import type { Cell } from './status-table';

const NONE = '–';

const percentOf = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)} %`;

/** A count with its share, where there is a whole. */
export const countCell = (count: number, whole: number): Cell => ({
  text: groupDigits(count),
  note: whole === 0 ? undefined : percentOf(count, whole),
});

/** A count of failures with its rate. */
export const failureCell = (count: number, whole: number): Cell => ({
  ...countCell(count, whole),
  isBad: count > 0,
});

interface Measure {
  bounds: readonly number[];
  /** The index of the upper bound of good values. */
  goodAt: number;
  /** Digits after the decimal point; absent for milliseconds. */
  digits?: number;
  /** Shown below the mean. */
  note?: string | undefined;
}

/** The mean of the values, and the share of the good ones. */
export function meanCell(histogram: Histogram, { bounds, goodAt, digits, note }: Measure): Cell {
  const total = totalOf(histogram);
  if (total === 0) return { text: NONE, note };
  const mean = histogram.sum / total;
  const good = histogram.buckets.slice(0, goodAt + 1).reduce((all, count) => all + count, 0);
  const share = `${percentOf(good, total)} ≤ ${bounds[goodAt]}`;
  return {
    text: digits ? mean.toFixed(digits) : `${groupDigits(Math.round(mean))} ms`,
    note: note ? `${share} · ${note}` : share,
  };
}
