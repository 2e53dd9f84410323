const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** `2026-11-24` → 11.24(화) */
export function koreanDayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCMonth() + 1}.${date.getUTCDate()}(${weekdays[date.getUTCDay()]})`;
}

/** `2026-12-03` → 12월 3일(목), for sentences. */
export function longDayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일(${weekdays[date.getUTCDay()]})`;
}

/** Whether the goods arrive on more than one day. */
export const arrivesInParts = (items: readonly { arrivesOn: string | null }[]): boolean =>
  new Set(items.map(({ arrivesOn }) => arrivesOn).filter(Boolean)).size > 1;

/** Whether the promised day of goods that have not arrived is over. */
export const isArrivalLate = (day: string, today: string | undefined): boolean =>
  today !== undefined && day < today;

/** 오늘(화) on the day itself, and 11.24(화) before: the page may be read again later. */
const arrivalDayText = (day: string, today: string | undefined): string =>
  day === today ? koreanDayText(day).replace(/^[\d.]+/, '오늘') : koreanDayText(day);

/**
 * `2026-11-24` → 11.24(화)부터 차례로 도착 예정, for the first of several days.
 * @param today the day in Korea, `2026-11-24`
 */
export const firstArrivalText = (day: string, today?: string): string =>
  isArrivalLate(day, today)
    ? arrivalText(day, today)
    : `${arrivalDayText(day, today)}부터 차례로 도착 예정`;

/**
 * `2026-11-24` → 11.24(화) 도착 예정; after that day 11.24(화) 도착 예정보다 늦어지고 있어요.
 * @param today the day in Korea, `2026-11-24`
 */
export const arrivalText = (day: string, today?: string): string =>
  isArrivalLate(day, today)
    ? `${koreanDayText(day)} 도착 예정보다 늦어지고 있어요`
    : `${arrivalDayText(day, today)} 도착 예정`;
