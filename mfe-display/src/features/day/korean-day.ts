const days = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
});

const times = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "11월 30일". The dates on these pages are close, so the year is omitted. */
export const koreanDay = (instant: string): string => days.format(new Date(instant));

/** "11월 16일 ~ 12월 31일" */
export const koreanDays = (from: string, to: string): string =>
  `${koreanDay(from)} ~ ${koreanDay(to)}`;

/** "14:05" */
export const koreanTime = (instant: string): string => times.format(new Date(instant));
