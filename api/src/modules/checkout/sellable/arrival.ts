import { leavesAt, movableHolidays, promisedArrival } from '@shop/shared/domain';
import type { Sellable } from './sellable';

/**
 * The day (in Korea) by which all of these have arrived if ordered at `now`; null when nothing is brought.
 * @param extraDays working days that the shopper's area takes longer
 */
export function arrivalOfAll(
  sellables: readonly Sellable[],
  now: Date,
  extraDays: number,
): string | null {
  const days = sellables.flatMap(({ promise }) => {
    if (!promise) return [];
    const { leadDays, cutoffHour, shipsFrom } = promise;
    return [
      promisedArrival(leavesAt(now, shipsFrom), leadDays + extraDays, cutoffHour, movableHolidays),
    ];
  });
  return days.sort().at(-1) ?? null;
}
