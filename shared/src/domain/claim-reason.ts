/** Cancel reasons with the party at fault, which decides who pays for delivery. */
export const cancelReasons = {
  CHANGED_MIND: { name: '단순 변심', fault: 'BUYER' },
  WRONG_OPTION: { name: '옵션을 잘못 골랐어요', fault: 'BUYER' },
  LATE: { name: '배송이 늦어져요', fault: 'SELLER' },
  OTHER: { name: '기타', fault: 'BUYER' },
} as const;

export type CancelReasonCode = keyof typeof cancelReasons;

/** Why the shop cancels a gift that ends without a delivery; nobody can choose these. */
export const giftCancelReasons = {
  GIFT_REJECTED: { name: '선물 거절', fault: 'BUYER' },
  GIFT_EXPIRED: { name: '선물 기한 만료', fault: 'BUYER' },
} as const;

export type GiftCancelReasonCode = keyof typeof giftCancelReasons;

/** Every reason of a cancel, by the buyer or by the shop. */
export const everyCancelReason = { ...cancelReasons, ...giftCancelReasons } as const;

/** Reasons of a return with the party at fault, which decides who pays for the way back. */
export const returnReasons = {
  CHANGED_MIND: { name: '단순 변심', fault: 'BUYER' },
  SIZE: { name: '사이즈가 안 맞아요', fault: 'BUYER' },
  WRONG_OPTION: { name: '옵션을 잘못 골랐어요', fault: 'BUYER' },
  DEFECT: { name: '불량이거나 파손됐어요', fault: 'SELLER' },
  WRONG_GOODS: { name: '다른 상품이 왔어요', fault: 'SELLER' },
  NOT_AS_DESCRIBED: { name: '상품 설명과 달라요', fault: 'SELLER' },
  LATE: { name: '배송이 늦었어요', fault: 'SELLER' },
  OTHER: { name: '기타', fault: 'BUYER' },
} as const;

export type ReturnReasonCode = keyof typeof returnReasons;

/** A late delivery is no reason for other goods. */
export const isExchangeReason = (code: ReturnReasonCode): boolean => code !== 'LATE';
