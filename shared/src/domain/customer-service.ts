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
  GENERAL: '일반',
  DELIVERY: '배송',
  SYSTEM: '점검',
  WINNER: '당첨',
} as const;

export type NoticeType = keyof typeof noticeTypes;

/** Phone hours: Korean time, on working days. */
export const serviceHours = { fromHour: 9, toHour: 18, text: '평일 09:00–18:00' } as const;

const KOREA_OFFSET_MS = 9 * 3_600_000;
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

/** A notice is new for seven days. */
export const isNewNotice = (publishedAtMs: number, nowMs: number): boolean =>
  nowMs - publishedAtMs < NEW_NOTICE_MS;
