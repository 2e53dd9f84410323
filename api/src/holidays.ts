import { HOLIDAYS_KNOWN_TO } from '@shop/shared/domain';
import { addMs, daysMs } from './platform/clock';

/** The longest that goods are on their way, and time to release a shop with the new year's holidays. */
const AHEAD_MS = daysMs(60);

/**
 * What the operator should know when days of arrival, deadlines and hours of service reach beyond the holidays that
 * this build knows; undefined while they do not.
 */
export function holidayWarning(now: Date): string | undefined {
  const endsAt = new Date(`${HOLIDAYS_KNOWN_TO}T23:59:59+09:00`);
  if (addMs(now, AHEAD_MS) <= endsAt) return undefined;
  return (
    `Holidays without a fixed date (설날, 추석, substitutes) are known to ${HOLIDAYS_KNOWN_TO} only; later days of arrival and deadlines ignore them. ` +
    'Update shared/src/domain/korean-holiday.ts and goods-card.sql, and release.'
  );
}
