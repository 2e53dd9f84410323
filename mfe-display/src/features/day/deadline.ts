const DAY_MS = 24 * 60 * 60_000;
const SEOUL_OFFSET_MS = 9 * 60 * 60_000;

/** The number of midnights in Seoul between two instants. */
const daysBetween = (fromMs: number, toMs: number): number =>
  Math.floor((toMs + SEOUL_OFFSET_MS) / DAY_MS) - Math.floor((fromMs + SEOUL_OFFSET_MS) / DAY_MS);

const WEEK_DAYS = 7;

/** Whether the end is at most seven days away. */
export const isEndingSoon = (endsAt: string, nowMs: number): boolean =>
  daysBetween(nowMs, Date.parse(endsAt)) <= WEEK_DAYS;

/** "오늘 마감", "D-3", or "종료" after the end. */
export function daysLeftWords(endsAt: string, nowMs: number): string {
  const endMs = Date.parse(endsAt);
  if (endMs <= nowMs) return '종료';
  const days = daysBetween(nowMs, endMs);
  return days === 0 ? '오늘 마감' : `D-${days}`;
}

/** As `daysLeftWords`; undefined when the end is more than seven days away. */
export const deadlineWords = (endsAt: string, nowMs: number): string | undefined =>
  isEndingSoon(endsAt, nowMs) ? daysLeftWords(endsAt, nowMs) : undefined;
