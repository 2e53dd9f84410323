/** Cancel reasons with the party at fault, which decides who pays for delivery. */
export const cancelReasons = {
  CHANGED_MIND: { name: '단순 변심', fault: 'BUYER' },
  WRONG_OPTION: { name: '옵션을 잘못 골랐어요', fault: 'BUYER' },
  LATE: { name: '배송이 늦어져요', fault: 'SELLER' },
  OTHER: { name: '기타', fault: 'BUYER' },
} as const;

export type CancelReasonCode = keyof typeof cancelReasons;
