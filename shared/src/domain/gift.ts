/** 선물 카드: the longest name of the sender and message, in characters. */
export const MAX_SENDER_NAME = 20;
export const MAX_GIFT_MESSAGE = 100;

/** 보내는 분 김하늘 · 생일 축하해! */
export const giftText = (card: { senderName: string; message: string }): string =>
  [`보내는 분 ${card.senderName}`, card.message].filter(Boolean).join(' · ');
