/** A formatter in Korean time, created at its first use, because that takes a phone 50 ms. */
function koreanFormat(parts: Intl.DateTimeFormatOptions): (instant: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat('ko-KR', { ...parts, timeZone: 'Asia/Seoul' });
    return format.format(new Date(instant));
  };
}

/** "11월 30일". The dates on these pages are close, so the year is omitted. */
export const koreanDay = koreanFormat({ month: 'long', day: 'numeric' });

/** "11월 16일 ~ 12월 31일" */
export const koreanDays = (from: string, to: string): string =>
  `${koreanDay(from)} ~ ${koreanDay(to)}`;

/** "14:05" */
export const koreanTime = koreanFormat({
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
