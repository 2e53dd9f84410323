import { KOREA_OFFSET_MS } from './korea-time';

const DAY_MS = 86_400_000;

/** 입금 기한: 23:59:59 in Korea on the day after the order, so between 24 and 48 hours. */
export function depositDueAt(orderedAt: Date): Date {
  const koreanDay = Math.floor((orderedAt.getTime() + KOREA_OFFSET_MS) / DAY_MS);
  return new Date((koreanDay + 2) * DAY_MS - KOREA_OFFSET_MS - 1_000);
}
