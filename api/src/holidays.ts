import { LAST_COVERED_DATE } from '@shop/shared/domain';
import { addMs, daysMs } from './platform/clock';

/** The longest delivery time, plus the time to release a build with the next year's holidays, ms. */
const AHEAD_MS = daysMs(60);

/**
 * A warning for the operator when arrival dates, deadlines and service hours reach beyond the last holiday that this
 * build contains; undefined before that.
 */
export function holidayWarning(now: Date): string | undefined {
  const endsAt = new Date(`${LAST_COVERED_DATE}T23:59:59+09:00`);
  if (addMs(now, AHEAD_MS) <= endsAt) return undefined;
  return (
    `Holidays without a fixed date (설날, 추석, substitutes) are known to ${LAST_COVERED_DATE} only; later days of arrival and deadlines ignore them. ` +
    'Update shared/src/domain/korean-holiday.ts and goods-card.sql, and release.'
  );
}
