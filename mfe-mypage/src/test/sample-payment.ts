import type { OrderPayment } from '@shop/shared/contracts';

/** A deposit that paid an order. */
export const payment: OrderPayment = {
  paymentNo: 'P0123456789',
  state: 'PAID',
  stateName: '결제완료',
  method: 'VIRTUAL_ACCOUNT',
  methodName: '무통장입금',
  cardName: null,
  installmentMonths: 0,
  isInterestFree: false,
  approvedNo: 'D1',
  approvedAt: '2026-11-21T12:10:00+09:00',
  payWon: 53_000,
  canceledWon: 0,
  cashReceipt: null,
  needsRefundAccount: true,
  waitsForRefundAccount: false,
  depositReturns: [],
};
