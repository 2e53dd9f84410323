import { KOREA_OFFSET_MS } from './korea-time';

const DAY_MS = 86_400_000;

/** Korean public holidays with a fixed date, as MMDD. */
export const fixedHolidays: ReadonlySet<string> = new Set([
  ...['0101', '0301', '0505', '0606', '0815', '1003', '1009', '1225'],
]);

/**
 * Public holidays without a fixed date: lunar holidays, substitutes and one-off holidays, from the calendar that the
 * government publishes each summer for the next year. A test compares them with `@hyunbinseo/holidays-kr`. The api
 * sends the upcoming ones, so browsers do not load this table.
 */
export const movableHolidays: readonly string[] = [
  ...['2026-02-16', '2026-02-17', '2026-02-18', '2026-03-02', '2026-05-01', '2026-05-25'],
  ...['2026-06-03', '2026-07-17', '2026-08-17', '2026-09-24', '2026-09-25', '2026-09-26'],
  ...['2026-10-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09', '2027-05-01'],
  ...['2027-05-03', '2027-05-13', '2027-07-17', '2027-07-19', '2027-08-16'],
  ...['2027-09-14', '2027-09-15', '2027-09-16', '2027-10-04', '2027-10-11', '2027-12-27'],
];

/** The last day that this table covers. */
export const LAST_COVERED_DATE = '2027-12-31';

/** Days since 1 January 1970 of the Korean day of this moment. */
export const koreanDayOf = (at: Date): number =>
  Math.floor((at.getTime() + KOREA_OFFSET_MS) / DAY_MS);

/** The last millisecond of a day of `koreanDayOf`. */
export const endOfKoreanDay = (day: number): Date =>
  new Date((day + 1) * DAY_MS - KOREA_OFFSET_MS - 1);

/** The last millisecond of the day in Korea on which this moment lies. */
export const endOfDayInKorea = (at: Date): Date => endOfKoreanDay(koreanDayOf(at));

/** Whether offices work on this day of `koreanDayOf`: no Saturday, Sunday or public holiday. */
export function isWorkingDay(day: number): boolean {
  const at = new Date(day * DAY_MS);
  const date = at.toISOString().slice(0, 10);
  const isWeekend = at.getUTCDay() === 0 || at.getUTCDay() === 6;
  return (
    !isWeekend &&
    !fixedHolidays.has(date.slice(5).replace('-', '')) &&
    !movableHolidays.includes(date)
  );
}
