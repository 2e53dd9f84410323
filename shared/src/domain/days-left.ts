import { koreanDayOf } from './korean-holiday';

/** 오늘까지, or 3일 남음: the midnights in Korea that come before the deadline. Undefined after it. */
export function daysLeftText(until: Date, now: Date): string | undefined {
  if (until < now) return undefined;
  const days = koreanDayOf(until) - koreanDayOf(now);
  return days === 0 ? '오늘까지' : `${days}일 남음`;
}
