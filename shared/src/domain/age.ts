import { dashedDate } from './date';

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/**
 * Age in full years (만 나이) today in Korea, from YYYYMMDD. Returns 0 for another length, an invalid
 * day or a day in the future (spec section 5).
 */
export function ageOf(birth: string, nowMs: number): number {
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(birth);
  if (!match) return 0;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  if (!isDay(year, month, day)) return 0;
  const today = Number(dashedDate(nowMs).replaceAll('-', ''));
  return Math.max(0, Math.floor((today - Number(birth)) / 10_000));
}
