import { isTableKey } from '@shop/shared/domain';

export const receiptKinds = {
  card: '결제 영수증',
  statement: '거래명세서',
  cash: '현금영수증',
} as const;
export type ReceiptKind = keyof typeof receiptKinds;

/** URL of a printable page about an order. */
export const receiptPath = (orderNo: string, kind: ReceiptKind): string =>
  `/mypage/order/receipt?orderNo=${orderNo}&kind=${kind}`;

export const readReceiptKind = (query: URLSearchParams): ReceiptKind => {
  const kind = query.get('kind') ?? '';
  return isTableKey<ReceiptKind>(receiptKinds, kind) ? kind : 'card';
};
