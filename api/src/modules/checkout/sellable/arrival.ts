import { leavesAt, promisedArrival } from '@shop/shared/domain';
import type { Sellable } from './sellable';

/** The day (in Korea) by which all of these have arrived if ordered at `now`; null when nothing is brought. */
export function arrivalOfAll(sellables: readonly Sellable[], now: Date): string | null {
  const days = sellables.flatMap(({ promise }) =>
    promise
      ? [promisedArrival(leavesAt(now, promise.shipsFrom), promise.leadDays, promise.cutoffHour)]
      : [],
  );
  return days.sort().at(-1) ?? null;
}
