import type { MarketingTerm } from './join-terms';
import { KOREA_OFFSET_MS } from './korea-time';

/** Ways to reach a member outside the shop's own list, in the order in which they are tried. */
export const notificationChannels = {
  PUSH: { name: '앱·웹 푸시', consent: 'MARKETING_PUSH' },
  MESSAGE: { name: '알림톡·문자', consent: 'MARKETING_SMS' },
  EMAIL: { name: '이메일', consent: 'MARKETING_EMAIL' },
} as const satisfies Record<string, { name: string; consent: MarketingTerm }>;
export type NotificationChannelCode = keyof typeof notificationChannels;

interface NotificationKindRow {
  name: string;
  /** The order or a law needs it: a message or a mail must stay allowed. */
  isRequired: boolean;
  /** 정보통신망법 §50: only with the channel's consent, marked, and not at night. */
  isAd: boolean;
  /** The channels that are on until the member chooses. */
  defaults: readonly NotificationChannelCode[];
}

const all = ['PUSH', 'MESSAGE', 'EMAIL'] as const;

/** Kinds of notifications that members can switch on and off. */
export const notificationKinds = {
  ORDER: { name: '주문·배송', isRequired: true, isAd: false, defaults: all },
  CLAIM: { name: '취소·반품', isRequired: true, isAd: false, defaults: all },
  ANSWER: { name: '문의 답변', isRequired: false, isAd: false, defaults: all },
  ALERT: { name: '재입고·오픈', isRequired: false, isAd: false, defaults: all },
  PRICE: { name: '관심 상품 가격', isRequired: false, isAd: true, defaults: all },
  BENEFIT: { name: '쿠폰·포인트·모바일 쿠폰 만료', isRequired: true, isAd: false, defaults: all },
  EVENT: { name: '이벤트·선물', isRequired: false, isAd: false, defaults: all },
  MEMBER: { name: '약관·회원', isRequired: true, isAd: false, defaults: all },
} as const satisfies Record<string, NotificationKindRow>;
export type NotificationKind = keyof typeof notificationKinds;

/** Days after which a notification leaves the list. */
export const NOTIFICATION_DAYS = 90;

const AD_FROM_HOUR = 8;
const AD_UNTIL_HOUR = 21;

/** 정보통신망법 §50 ③: whether advertising may be sent at this instant, in ms. */
export const isAdHour = (atMs: number): boolean => {
  const hour = new Date(atMs + KOREA_OFFSET_MS).getUTCHours();
  return hour >= AD_FROM_HOUR && hour < AD_UNTIL_HOUR;
};
