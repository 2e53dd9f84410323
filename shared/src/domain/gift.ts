/** 선물 카드: the longest name of the sender, message and word of thanks, in characters. */
export const MAX_SENDER_NAME = 20;
export const MAX_GIFT_MESSAGE = 100;
export const MAX_GIFT_THANKS = 200;

/** The pictures of gift cards. */
export const giftDesigns = {
  BIRTHDAY: '생일 축하',
  THANKS: '고마운 마음',
  CHEER: '응원해요',
  CELEBRATE: '축하해요',
  LOVE: '사랑해요',
  SEASON: '계절 인사',
} as const;
export type GiftDesign = keyof typeof giftDesigns;

/** A gift by link, from its payment to the address of its receiver. The order's lines move after that. */
export const giftStates = {
  PAID: '발송 예약',
  SENT: '수락 대기',
  ACCEPTED: '배송지 입력 대기',
  ADDRESS_DONE: '받기 완료',
  REJECTED: '거절',
  CANCELED: '보낸 분이 취소',
  EXPIRED: '기한 만료',
} as const;
export type GiftState = keyof typeof giftStates;

/** PAID waits for the time at which it is sent. A voucher goes from ACCEPTED on without an address. */
export const giftMoves: Record<GiftState, readonly GiftState[]> = {
  PAID: ['SENT', 'CANCELED'],
  SENT: ['ACCEPTED', 'REJECTED', 'CANCELED', 'EXPIRED'],
  ACCEPTED: ['ADDRESS_DONE', 'EXPIRED'],
  ADDRESS_DONE: [],
  REJECTED: [],
  CANCELED: [],
  EXPIRED: [],
};

/** Ended without a delivery: the payer has the money back. */
export const isGiftReturned = (state: GiftState): boolean =>
  state === 'REJECTED' || state === 'CANCELED' || state === 'EXPIRED';

/** Why a receiver rejects a gift. The sender does not see the reason. */
export const giftRejectReasons = {
  HAVE: '이미 있어요',
  NO_NEED: '필요 없어요',
  BURDEN: '부담스러워요',
  OTHER: '직접 입력',
} as const;
export type GiftRejectReason = keyof typeof giftRejectReasons;

/** Where the receiver lives. The payer prepays the surcharge of the area; an address beyond it is refused. */
export const giftAreas = {
  MAINLAND: '내륙',
  JEJU: '제주',
  ISLAND: '도서산간',
} as const;
export type GiftArea = keyof typeof giftAreas;

/** Days for the acceptance, and again for the address. */
export const GIFT_DAYS = 7;
/** How many times the sender can send the link again. */
export const MAX_GIFT_RESENDS = 3;
/** Wrong phone numbers until the link is locked; sending it again lifts the lock. */
export const MAX_GIFT_TRIES = 5;
/** The latest day of a scheduled gift, counted from today. */
export const MAX_GIFT_SCHEDULE_DAYS = 60;
