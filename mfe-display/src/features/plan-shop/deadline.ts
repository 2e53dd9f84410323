const DAY_MS = 24 * 60 * 60_000;
const SEOUL_OFFSET_MS = 9 * 60 * 60_000;

/** The number of midnights in Seoul between two instants. */
const daysBetween = (fromMs: number, toMs: number): number =>
  Math.floor((toMs + SEOUL_OFFSET_MS) / DAY_MS) - Math.floor((fromMs + SEOUL_OFFSET_MS) / DAY_MS);

const SHOWN_FROM_DAYS = 7;

/** "오늘 마감", "D-3", or "종료" after the end. Undefined when the end is more than a week away. */
export function deadlineWords(endsAt: string, nowMs: number): string | undefined {
  const endMs = Date.parse(endsAt);
  if (endMs <= nowMs) return '종료';
  const days = daysBetween(nowMs, endMs);
  if (days === 0) return '오늘 마감';
  return days <= SHOWN_FROM_DAYS ? `D-${days}` : undefined;
}
