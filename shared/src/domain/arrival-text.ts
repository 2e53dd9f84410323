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

/** `2026-11-24` → 11.24(화)부터 차례로 도착 예정, for the first of several days. */
export const firstArrivalText = (day: string): string =>
  `${koreanDayText(day)}부터 차례로 도착 예정`;

/** `2026-11-24` → 11.24(화) 도착 예정. An absolute date, because the page may be read again later. */
export const arrivalText = (day: string): string => `${koreanDayText(day)} 도착 예정`;
