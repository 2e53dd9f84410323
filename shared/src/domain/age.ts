import { dashedDate } from './date';

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The parts of YYYYMMDD; undefined for another length or an invalid day. */
function dayOf(text: string): [year: number, month: number, day: number] | undefined {
  if (!/^\d{8}$/.test(text)) return undefined;
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return isDay(year, month, day) ? [year, month, day] : undefined;
}

/** Today in Korea as the number YYYYMMDD. */
const koreanToday = (nowMs: number): number => Number(dashedDate(nowMs).replaceAll('-', ''));

/**
 * Age in full years (만 나이) today in Korea, from YYYYMMDD. Returns 0 for another length, an invalid
 * day or a day in the future (spec section 5).
 */
export function ageOf(birth: string, nowMs: number): number {
  if (!dayOf(birth)) return 0;
  return Math.max(0, Math.floor((koreanToday(nowMs) - Number(birth)) / 10_000));
}

/** From January 1 of the year in which a person reaches this age, they are no youth (청소년 보호법 제2조). */
export const ADULT_AGE = 19;

/** Whether goods for adults may be sold to a person born on this day (YYYYMMDD), today in Korea. */
export function isAdult(birth: string, nowMs: number): boolean {
  const born = dayOf(birth);
  if (!born) return false;
  return Math.floor(koreanToday(nowMs) / 10_000) - born[0] >= ADULT_AGE;
}

/** The moment until which a verification of this moment is valid: one year. */
export function verificationEnd(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
}
