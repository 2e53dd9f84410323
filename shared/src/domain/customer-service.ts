import { longDayText } from './arrival-text';
import { isWorkingDay, koreanDayOf } from './korean-holiday';

/** Categories of frequent questions, in the order of the chips. */
export const faqCategories = {
  ORDER: '주문/결제',
  DELIVERY: '배송',
  CLAIM: '취소·교환·반품',
  BENEFIT: '쿠폰·포인트·코인',
  MEMBER: '회원',
  ETC: '기타',
} as const;

export type FaqCategory = keyof typeof faqCategories;

/** Topic of a notice, with the text of its badge. */
export const noticeTypes = {
  GENERAL: '안내',
  DELIVERY: '배송',
  SYSTEM: '업데이트',
  WINNER: '이벤트',
} as const;

export type NoticeType = keyof typeof noticeTypes;

/** Phone hours: Korean time, on working days. */
export const serviceHours = { fromHour: 9, toHour: 18, text: '평일 09:00–18:00' } as const;

const HOUR_MS = 3_600_000;
const KOREA_OFFSET_MS = 9 * HOUR_MS;
const NEW_NOTICE_MS = 7 * 86_400_000;

/** Whether the phone is answered at this moment: not at weekends and on public holidays. */
export function isServiceOpen(atMs: number): boolean {
  const korea = new Date(atMs + KOREA_OFFSET_MS);
  const hour = korea.getUTCHours();
  return (
    isWorkingDay(koreanDayOf(new Date(atMs))) &&
    hour >= serviceHours.fromHour &&
    hour < serviceHours.toHour
  );
}

/**
 * When the phone is answered next: undefined while it is answered. The morning of today, or of the
 * next working day.
 */
export function nextServiceStartMs(atMs: number): number | undefined {
  if (isServiceOpen(atMs)) return undefined;
  const today = koreanDayOf(new Date(atMs));
  const startOf = (day: number) =>
    day * 24 * HOUR_MS + serviceHours.fromHour * HOUR_MS - KOREA_OFFSET_MS;
  let day = startOf(today) > atMs ? today : today + 1;
  while (!isWorkingDay(day)) day += 1;
  return startOf(day);
}

/** 내일 09:00부터, or 11월 30일(월) 09:00부터 for a day further away. */
export function serviceStartText(startMs: number, nowMs: number): string {
  const day = koreanDayOf(new Date(startMs));
  const daysAway = day - koreanDayOf(new Date(nowMs));
  const name =
    ['오늘', '내일'][daysAway] ??
    longDayText(new Date(day * 24 * HOUR_MS).toISOString().slice(0, 10));
  return `${name} ${String(serviceHours.fromHour).padStart(2, '0')}:00부터`;
}

/** A notice is new for seven days. */
export const isNewNotice = (publishedAtMs: number, nowMs: number): boolean =>
  nowMs - publishedAtMs < NEW_NOTICE_MS;
