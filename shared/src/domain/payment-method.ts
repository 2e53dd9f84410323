/** How a shopper pays. Each is a method of the one payment gateway. */
export const payMethods = {
  CARD: '카드',
  EASY_PAY: '간편결제',
  TRANSFER: '계좌이체',
  VIRTUAL_ACCOUNT: '무통장입금',
} as const;

export type PayMethod = keyof typeof payMethods;

/** `BENEFIT`: points and coins paid for everything, so no gateway takes part. */
export const paymentMethods = { ...payMethods, BENEFIT: '포인트·코인·상품권' } as const;

export type PaymentMethod = keyof typeof paymentMethods;

/** Methods that count as cash: the shop issues a cash receipt (현금영수증) for them. */
export const isCashMethod = (method: PaymentMethod): boolean =>
  method === 'TRANSFER' || method === 'VIRTUAL_ACCOUNT';
