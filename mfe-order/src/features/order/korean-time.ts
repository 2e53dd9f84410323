const parts = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 2026.11.21 14:05, in Korea wherever it is read. */
export function koreanTime(instant: string): string {
  const part = Object.fromEntries(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  return `${part.year}.${part.month}.${part.day} ${part.hour}:${part.minute}`;
}
