/** Both ends are included; ISO dates (YYYY-MM-DD), which compare as text. */
export interface DateSpan {
  from: string;
  to: string;
}

export interface DateLimits {
  /** The earliest and the latest allowed day. */
  min?: string;
  max?: string;
  /** The longest range, in months. */
  maxMonths?: number;
}

const pad = (value: number, width: number) => String(value).padStart(width, '0');

/**
 * The same day some months away, or the last day of a shorter month. '2026-03-31' − 1 →
 * '2026-02-28'.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return [
    pad(first.getUTCFullYear(), 4),
    pad(first.getUTCMonth() + 1, 2),
    pad(Math.min(day, lastDay.getUTCDate()), 2),
  ].join('-');
}

/** The correction of an invalid range; undefined when it is valid. */
export function spanError({ from, to }: DateSpan, limits: DateLimits): string | undefined {
  const { min, max, maxMonths } = limits;
  if (!from) return '시작일을 선택해 주세요';
  if (!to) return '종료일을 선택해 주세요';
  if (from > to) return '종료일을 시작일 이후로 선택해 주세요';
  if (min && from < min) return `시작일을 ${min.replaceAll('-', '.')} 이후로 선택해 주세요`;
  if (max && to > max) return `종료일을 ${max.replaceAll('-', '.')} 이전으로 선택해 주세요`;
  if (maxMonths && addMonths(from, maxMonths) < to) {
    return `기간을 ${maxMonths}개월 이내로 선택해 주세요`;
  }
  return undefined;
}
