import type { OrderDetail, OrderItem, RefundEstimate } from '@shop/shared/contracts';

export const ORDER_NO = '20261121TESTORDER1';

export const orderItem = (more: Partial<OrderItem> = {}): OrderItem => ({
  itemNo: 1,
  goodsNo: 11,
  skuNo: 111,
  goodsName: '단열 보온병',
  brandName: '스틸리브',
  optionText: '블랙',
  image: { key: 'goods/11', tone: [1, 2], alt: '' },
  sellerNo: 1,
  sellerName: '집과사람',
  unitPriceWon: 10_000,
  qty: 2,
  canceledQty: 0,
  amountWon: 20_000,
  state: 'PAY_DONE',
  stateName: '결제완료',
  actions: [{ action: 'CANCEL', label: '취소 신청' }],
  deliveredAt: null,
  withdrawUntil: null,
  ...more,
});

export const secondItem = orderItem({
  itemNo: 2,
  goodsNo: 22,
  skuNo: 222,
  goodsName: '햅쌀 10kg',
  optionText: '',
  unitPriceWon: 30_000,
  qty: 1,
  amountWon: 30_000,
});

export const refundOf = (more: Partial<RefundEstimate> = {}): RefundEstimate => ({
  goodsWon: 50_000,
  couponWon: 0,
  deliveryWon: 3_000,
  deliveryClawbackWon: 0,
  refundWon: 53_000,
  pointBackWon: 0,
  coinBackWon: 0,
  giftCardBackWon: 0,
  couponNamesBack: [],
  ...more,
});

export const orderDetail = (more: Partial<OrderDetail> = {}): OrderDetail => ({
  orderNo: ORDER_NO,
  orderedAt: '2026-11-21T12:00:00+09:00',
  state: 'PAY_DONE',
  stateName: '결제완료',
  payWon: 53_000,
  deposit: null,
  items: [orderItem(), secondItem],
  actions: [
    { action: 'CANCEL', label: '취소 신청' },
    { action: 'CHANGE_ADDRESS', label: '배송지 변경' },
  ],
  receiver: {
    name: '김하늘',
    phone: '01020301101',
    zip: '06134',
    road: '서울특별시 강남구 테헤란로 31',
    detail: '101동',
    messageText: '',
  },
  amounts: {
    listWon: 50_000,
    discountWon: 0,
    goodsWon: 50_000,
    deliveryWon: 3_000,
    areaFeeWon: 0,
    couponWon: 0,
    couponName: null,
    pointWon: 0,
    coinWon: 0,
    giftCardWon: 0,
    payWon: 53_000,
    earnPointWon: 0,
    refundedWon: 0,
  },
  payment: null,
  sellers: [
    {
      sellerNo: 1,
      sellerName: '집과사람',
      isBrokerSale: true,
      phone: '070-0000-1004',
      deliveryWon: 3_000,
      areaFeeWon: 0,
      courier: null,
      invoiceNo: null,
    },
  ],
  cancelNow: refundOf(),
  cancelReasons: [
    { code: 'CHANGED_MIND', name: '단순 변심' },
    { code: 'LATE', name: '배송이 늦어져요' },
  ],
  refunds: [],
  ...more,
});
