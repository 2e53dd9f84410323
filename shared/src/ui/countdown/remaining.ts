const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
  isOver: boolean;
}

/** Splits a duration in ms; never below zero. */
export function splitRemaining(spanMs: number): Remaining {
  const left = Math.max(0, spanMs);
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
    isOver: spanMs <= 0,
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** "2일 03:04:05", without days "03:04:05". */
export function clockText({ days, hours, minutes, seconds }: Remaining): string {
  const clock = `${two(hours)}:${two(minutes)}:${two(seconds)}`;
  return days > 0 ? `${days}일 ${clock}` : clock;
}

/** Accessible text, to the minute: "2일 3시간 4분 남음". */
export function spokenText({ days, hours, minutes, isOver }: Remaining): string {
  if (isOver) return '마감';
  const parts = [days && `${days}일`, hours && `${hours}시간`, minutes && `${minutes}분`];
  const text = parts.filter(Boolean).join(' ');
  return text ? `${text} 남음` : '1분 미만 남음';
}
