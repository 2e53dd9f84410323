import type { CompletedOrder } from '../features/order/order.queries';

export const ORDER_NO = '20261121TESTORDER1';

const payment: NonNullable<CompletedOrder['payment']> = {
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
  payWon: 63_400,
  canceledWon: 0,
  cashReceipt: null,
  needsRefundAccount: true,
  waitsForRefundAccount: false,
  depositReturns: [],
};

/** An order that was paid by deposit. */
export const paidOrder: CompletedOrder = {
  orderNo: ORDER_NO,
  orderedAt: '2026-11-21T12:00:00+09:00',
  state: 'PAY_DONE',
  stateName: '결제완료',
  payWon: 63_400,
  deposit: null,
  items: [],
  actions: [],
  receiver: {
    name: '김하늘',
    phone: '01020301101',
    zip: '06134',
    road: '서울특별시 강남구 테헤란로 31',
    detail: '101동',
    messageText: '',
  },
  amounts: {
    listWon: 63_400,
    discountWon: 0,
    goodsWon: 63_400,
    deliveryWon: 0,
    areaFeeWon: 0,
    couponWon: 0,
    couponName: null,
    pointWon: 0,
    coinWon: 0,
    giftCardWon: 0,
    payWon: 63_400,
    taxFreeWon: 0,
    earnPointWon: 634,
    claimPaidWon: 0,
    claimCostWon: 0,
    benefitLessWon: 0,
    refundedWon: 0,
  },
  payment,
  claimPayments: [],
  sellers: [],
  cancelNow: null,
  agreements: [],
  refunds: [],
  cancelReasons: [],
  returnReasons: [],
  shipments: [],
  arrivesOn: null,
  nextCoupon: null,
  recommendation: null,
};

/** The same order, while it waits for the deposit. */
export const waitingOrder = (
  depositReturns: (typeof payment)['depositReturns'] = [],
): CompletedOrder => ({
  ...paidOrder,
  state: 'DEPOSIT_WAIT',
  stateName: '입금대기',
  deposit: {
    paymentNo: payment.paymentNo,
    bankName: '국민은행',
    accountNo: '04990012345678',
    holderName: '온담',
    amountWon: 63_400,
    dueAt: '2026-11-22T23:59:59+09:00',
  },
  payment: {
    ...payment,
    state: 'WAITING_DEPOSIT',
    stateName: '입금대기',
    approvedNo: null,
    approvedAt: null,
    needsRefundAccount: false,
    depositReturns,
  },
});
