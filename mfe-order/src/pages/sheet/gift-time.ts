import { MAX_GIFT_SCHEDULE_DAYS } from '@shop/shared/domain';

/** Hours of the day in Korea at which a scheduled gift can be sent: none at night. */
export const GIFT_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

const DAY_MS = 86_400_000;

/** `2026-12-24` and `9` in Korea as an instant; '' while no day is chosen. */
export function giftInstant(day: string, hour: string): string {
  const at = new Date(`${day}T${hour.padStart(2, '0')}:00:00+09:00`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}

/** Why a gift cannot be scheduled for this time; undefined when it can. */
export function giftTimeError(instant: string, nowMs: number): string | undefined {
  if (instant === '') return '보내는 날을 골라 주세요';
  const at = Date.parse(instant);
  if (at <= nowMs) return '지금보다 뒤의 시각을 골라 주세요';
  return at > nowMs + MAX_GIFT_SCHEDULE_DAYS * DAY_MS
    ? `${MAX_GIFT_SCHEDULE_DAYS}일 안의 날을 골라 주세요`
    : undefined;
}
