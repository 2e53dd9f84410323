import { dayInKorea, KOREA_OFFSET_MS } from './korea-time';
import { fixedHolidays } from './korean-holiday';

const DAY_MS = 86_400_000;

/** A day in Korea: `weekday` 0 is Sunday. */
export interface KoreanDay {
  month: number;
  day: number;
  weekday: number;
  /** 0 today, 1 tomorrow. */
  daysFromNow: number;
}

/** Whether couriers deliver nothing on this day. */
function isRestDay(at: Date, holidays: readonly string[] | null | undefined): boolean {
  const date = at.toISOString().slice(0, 10);
  return (
    at.getUTCDay() === 0 ||
    fixedHolidays.has(date.slice(5).replace('-', '')) ||
    holidays?.includes(date) === true
  );
}

/**
 * The arrival day of an order placed now: `leadDays` working days (without Sundays and holidays)
 * from today, or from tomorrow after the seller's `cutoffHour` (Korean time).
 * @param holidays holidays without a fixed date: `movableHolidays`, or in a browser the `restDays` of a response
 */
export function deliveryPromise(
  now: Date,
  leadDays: number,
  cutoffHour: number,
  holidays: readonly string[] | null | undefined,
): KoreanDay {
  const korean = new Date(now.getTime() + KOREA_OFFSET_MS);
  const isLate = korean.getUTCHours() >= cutoffHour;
  let left = Math.max(1, leadDays) + (isLate ? 1 : 0);
  let offset = 0;
  let at = korean;
  while (left > 0) {
    offset += 1;
    at = new Date(korean.getTime() + offset * DAY_MS);
    if (!isRestDay(at, holidays)) left -= 1;
  }
  return {
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    daysFromNow: offset,
  };
}

/** The promised arrival date (for example `2026-11-24`, Korean time) of an order placed at `orderedAt`; see `deliveryPromise`. */
export function promisedArrival(
  orderedAt: Date,
  leadDays: number,
  cutoffHour: number,
  holidays: readonly string[] | null | undefined,
): string {
  const { daysFromNow } = deliveryPromise(orderedAt, leadDays, cutoffHour, holidays);
  return dayInKorea(orderedAt.getTime() + daysFromNow * DAY_MS);
}

/**
 * The moment from which the arrival of goods counts: now, or the morning (in Korea) of the day on which
 * reserved goods (예약판매) begin to leave the seller.
 * @param shipsFrom `2026-11-30`; null for goods in stock
 */
export function leavesAt(now: Date, shipsFrom: string | null): Date {
  if (shipsFrom === null) return now;
  const morning = new Date(`${shipsFrom}T00:00:00+09:00`);
  return morning > now ? morning : now;
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** 내일(화) 도착 예정, or 11.27(금) 도착 예정: spelled as the day of an order is (`arrivalText`). */
export function deliveryPromiseText(promise: KoreanDay): string {
  const weekday = weekdays[promise.weekday];
  const name =
    promise.daysFromNow === 1
      ? '내일'
      : promise.daysFromNow === 2
        ? '모레'
        : `${promise.month}.${promise.day}`;
  return `${name}(${weekday}) 도착 예정`;
}
