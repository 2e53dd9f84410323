import { z } from 'zod';
import {
  type OrderAction,
  type OrderState,
  orderActions,
  orderStates,
} from '../domain/order-state';
import { type PaymentMethod, paymentMethods } from '../domain/payment-method';
import { type PaymentState, paymentStates } from '../domain/payment-state';
import { ORDER_NO } from '../domain/public-number';
import { type ShipmentState, shipmentStates } from '../domain/shipment';
import { tableKeys } from '../domain/table';
import { defineSchemas } from './call';
import { sentGift } from './gift.schema';
import { goodsType } from './goods.schema';
import { goodsCard } from './goods-card.schema';
import { placeOrderBody } from './order-sheet.schema';
import { day, imageRef, instant, no, won } from './part.schema';
import { opaque, plainText } from './plain-text';
import { givenRecommendation } from './recommendation.schema';

export const orderNo = () => z.string().regex(ORDER_NO);
export const orderState = z.enum(tableKeys<OrderState>(orderStates));
export const shipmentState = z.enum(tableKeys<ShipmentState>(shipmentStates));
export const paymentState = z.enum(tableKeys<PaymentState>(paymentStates));
export const paymentMethod = z.enum(tableKeys<PaymentMethod>(paymentMethods));

/** The virtual account that an order waits for. */
export const depositAccount = z.object({
  paymentNo: z.string(),
  bankName: z.string(),
  accountNo: z.string(),
  holderName: z.string(),
  amountWon: won(),
  /** 입금 기한 */
  dueAt: instant(),
});

/** An action that the buyer can take now, with the text of its button. */
export const orderAction = z.object({
  action: z.enum(tableKeys<OrderAction>(orderActions)),
  label: z.string(),
});

export const orderItem = z.object({
  itemNo: z.number(),
  goodsNo: z.number(),
  skuNo: z.number(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  image: imageRef,
  goodsType,
  sellerNo: z.number(),
  sellerName: z.string(),
  unitPriceWon: won(),
  qty: z.number(),
  canceledQty: z.number(),
  /** Vouchers of the line that are used: they cannot be canceled. */
  usedQty: z.number(),
  /** Pieces that another line of the order counts: those sent instead, or those that came back in their place. */
  exchangedQty: z.number(),
  amountWon: won(),
  state: orderState,
  stateName: z.string(),
  actions: z.array(orderAction),
  deliveredAt: instant().nullable(),
  /** 청약철회: the deadline for a return without a defect. */
  withdrawUntil: instant().nullable(),
  /** The period is over or the line confirmed: only faulty or wrong goods can be returned. */
  isDefectOnly: z.boolean(),
  /** The promised day of arrival (in Korea); null when nothing is on its way. */
  arrivesOn: day().nullable(),
  /** 발송지연: the reason and the coins of the apology; `arrivesOn` is the new day. */
  delay: z.object({ reason: z.string(), apologyCoinWon: won() }).nullable(),
  /** The return or exchange that concerns the line, open or the last one. */
  claim: z
    .object({
      claimNo: z.string(),
      kindName: z.string(),
      stateName: z.string(),
      isOpen: z.boolean(),
    })
    .nullable(),
  /** The line was added by an exchange. */
  isExchanged: z.boolean(),
  /** The parcel of 배송조회; null before shipping. */
  shipmentNo: z.number().nullable(),
});

/** A parcel, with its scans, the newest first. */
export const orderShipment = z.object({
  shipmentNo: z.number(),
  sellerNo: z.number(),
  courierName: z.string(),
  courierPhone: z.string(),
  /** The courier's own page about the parcel. */
  trackUrl: z.string(),
  invoiceNo: z.string(),
  state: shipmentState,
  stateName: z.string(),
  shippedAt: instant(),
  deliveredAt: instant().nullable(),
  itemNos: z.array(z.number()),
  events: z.array(
    z.object({ name: z.string(), at: instant(), place: z.string(), detail: z.string() }),
  ),
});

export const orderCard = z.object({
  orderNo: z.string(),
  orderedAt: instant(),
  state: orderState,
  stateName: z.string(),
  payWon: won(),
  /** Who gets a gift (선물하기); null for an order that is none. */
  giftReceiver: z.string().nullable(),
  /** Where to deposit; null unless the order waits for it (입금대기). */
  deposit: depositAccount.nullable(),
  /** The payment that the member has not finished (이어서 결제하기); absent for other orders. */
  openPaymentNo: z.string().optional(),
  items: z.array(orderItem),
  actions: z.array(orderAction),
});

/** Goods that the member has bought in several orders, with the option and quantity of the last one. */
export const frequentGoods = z.object({
  goods: goodsCard,
  skuNo: z.number(),
  optionText: z.string(),
  qty: z.number(),
  /** Number of orders with a confirmed line of these goods. */
  orderCount: z.number(),
  boughtAt: instant(),
});

/** Amounts of an order, and what was refunded. */
export const orderAmounts = z.object({
  listWon: won(),
  discountWon: won(),
  goodsWon: won(),
  deliveryWon: won(),
  areaFeeWon: won(),
  couponWon: won(),
  couponName: z.string().nullable(),
  pointWon: won(),
  coinWon: won(),
  giftCardWon: won(),
  payWon: won(),
  /** Of what was paid for the order and not refunded, the part for goods without VAT (부가세 면세). */
  taxFreeWon: won(),
  earnPointWon: won(),
  /** Paid for returns and exchanges beside the order. */
  claimPaidWon: won(),
  /** What returns and exchanges have cost: fees, and what was paid for those that are under way. */
  claimCostWon: won(),
  /** Coupon, points, coins and gift card that an exchange for something cheaper uses less than the order. */
  benefitLessWon: won(),
  /** Already refunded by the methods of all payments. */
  refundedWon: won(),
});

export const orderReceiver = z.object({
  name: z.string(),
  phone: z.string(),
  zip: z.string(),
  road: z.string(),
  detail: z.string(),
  messageText: z.string(),
});

export const orderPayment = z.object({
  paymentNo: z.string(),
  state: paymentState,
  stateName: z.string(),
  method: paymentMethod,
  /** 포인트·코인 when points and coins paid for everything. */
  methodName: z.string(),
  /** The card company, wallet or bank. */
  cardName: z.string().nullable(),
  installmentMonths: z.number(),
  isInterestFree: z.boolean(),
  approvedNo: z.string().nullable(),
  approvedAt: instant().nullable(),
  payWon: won(),
  /** Of it, what went back. */
  canceledWon: won(),
  cashReceipt: z
    .object({ typeName: z.string(), numberMasked: z.string(), stateName: z.string() })
    .nullable(),
  /** A refund needs an account of the member: none is known yet. */
  needsRefundAccount: z.boolean(),
  /** Money is waiting for that account now. */
  waitsForRefundAccount: z.boolean(),
  /** Deposits that did not fit the order and go back. */
  depositReturns: z.array(
    z.object({ at: instant(), amountWon: won(), reason: z.string(), stateName: z.string() }),
  ),
});

/** What was paid for a return or exchange. No cash receipt is issued for it. */
export const orderClaimPayment = z.object({
  claimNo: z.string(),
  kindName: z.string(),
  methodName: z.string(),
  cardName: z.string().nullable(),
  approvedNo: z.string().nullable(),
  approvedAt: instant().nullable(),
  payWon: won(),
  canceledWon: won(),
});

/** The refund of a cancellation; the cancellation uses the same numbers. */
export const refundEstimate = z.object({
  goodsWon: won(),
  /** Coupon share of the canceled goods. */
  couponWon: won(),
  deliveryWon: won(),
  /** Delivery fee that becomes due for the remaining goods; deducted from the refund. */
  deliveryClawbackWon: won(),
  /** 반품 배송비: kept for the way back; nothing for a cancel. */
  returnFeeWon: won(),
  /** Fees of a return that are higher than its refund: paid before the goods are fetched. */
  payWon: won(),
  /** Refunded by the method of the payment. */
  refundWon: won(),
  pointBackWon: won(),
  coinBackWon: won(),
  giftCardBackWon: won(),
  /** Names of the coupons that are returned: all goods that they lowered are canceled. */
  couponNamesBack: z.array(z.string()),
});

export const orderRefund = z.object({
  claimNo: z.string(),
  at: instant(),
  kindName: z.string(),
  /** Whether it has a page of its own. */
  hasDetail: z.boolean(),
  reasonName: z.string(),
  stateName: z.string(),
  goodsNames: z.array(z.string()),
  refundWon: won(),
  pointBackWon: won(),
  coinBackWon: won(),
  giftCardBackWon: won(),
});

/** A consent of the buyer, with the text that was shown when the order was placed; an old order has titles only. */
export const orderAgreement = z.object({
  code: z.string(),
  title: z.string(),
  body: z.string(),
  agreedAt: instant(),
});

export const orderSeller = z.object({
  sellerNo: z.number(),
  sellerName: z.string(),
  isBrokerSale: z.boolean(),
  phone: z.string(),
  /** The seller, for receipts (전자상거래법 §20). */
  business: z
    .object({ representative: z.string(), registrationNo: z.string(), address: z.string() })
    .optional(),
  deliveryWon: won(),
  areaFeeWon: won(),
});

export const returnReason = z.object({
  code: z.string(),
  name: z.string(),
  isSellersFault: z.boolean(),
  /** Faulty or wrong goods, which can be returned for three months. */
  isDefect: z.boolean(),
  isForExchange: z.boolean(),
});

export const orderDetail = orderCard.extend({
  receiver: orderReceiver,
  /** A gift by link; null for an order that is none. Its receiver's address stays unknown to the payer. */
  gift: sentGift.nullable(),
  amounts: orderAmounts,
  payment: orderPayment.nullable(),
  claimPayments: z.array(orderClaimPayment),
  sellers: z.array(orderSeller),
  /** Parcels, the newest first. */
  shipments: z.array(orderShipment),
  /** The first promised day of arrival; null when nothing is on its way. */
  arrivesOn: day().nullable(),
  /** 지금 취소하면; null when nothing can be canceled. */
  cancelNow: refundEstimate.nullable(),
  /** Whether that is everything that the order still has: nothing has been sent, used or exchanged. */
  cancelsAll: z.boolean().optional(),
  refunds: z.array(orderRefund),
  agreements: z.array(orderAgreement),
  cancelReasons: z.array(z.object({ code: z.string(), name: z.string() })),
  returnReasons: z.array(returnReason),
});

export const orderCounters = z.object({
  depositWait: z.number(),
  payDone: z.number(),
  prepare: z.number(),
  shipping: z.number(),
  delivered: z.number(),
  confirmed: z.number(),
  claims: z.number(),
});

export const orderListFilter = z.enum([
  'all',
  'depositWait',
  'payDone',
  'prepare',
  'shipping',
  'delivered',
  'confirmed',
  'claims',
]);

const byOrder = z.object({ orderNo: orderNo() });
const byItem = z.object({ itemNo: no() });

export const orderSchemas = defineSchemas({
  place: {
    summary: 'Places the order of an order sheet and creates its payment.',
    body: placeOrderBody,
    reply: z.object({
      orderNo: z.string(),
      paymentNo: z.string(),
      payWon: won(),
      /** PAID when points and coins paid for everything. */
      paymentState,
      /** The stock is reserved until then. */
      expiresAt: instant(),
    }),
    errors: [
      'ORDER_CHANGED',
      'OUT_OF_STOCK',
      'BASKET_CHANGED',
      'PAYMENT_OPEN',
      'SHEET_EXPIRED',
      'CONSENT_REQUIRED',
      'ADDRESS_REQUIRED',
      'PCCC',
      'PAY_METHOD',
      'CASH_RECEIPT',
      'DEPOSIT_LIMIT',
      'RECOMMENDATION_USED',
      'RECOMMENDATION_ENDED',
    ],
  },
  list: {
    summary: 'Lists the orders of the member.',
    query: z.object({
      /**
       * Number of months back from today; `from` and `to` (days, Korean time) instead for another
       * range.
       */
      months: z.coerce.number<number>().int().min(1).max(60).optional(),
      from: day().optional(),
      to: day().optional(),
      state: orderListFilter.optional(),
      /** Goods or brand name, or order number. */
      q: plainText({ max: 50 }).optional(),
      cursor: opaque(60).optional(),
    }),
    reply: z.object({ orders: z.array(orderCard), next: z.string().nullable() }),
  },
  summary: {
    summary: 'Returns the number of order lines by state.',
    query: z.object({ months: z.coerce.number<number>().int().min(1).max(60).optional() }),
    reply: orderCounters,
  },
  frequent: {
    summary: 'Lists the goods that the member buys frequently.',
    reply: z.object({ items: z.array(frequentGoods) }),
  },
  detail: {
    summary: 'Returns an order of the member.',
    params: byOrder,
    reply: orderDetail,
  },
  complete: {
    summary: 'Returns an order for its confirmation page.',
    params: byOrder,
    reply: orderDetail.extend({
      /** A basket coupon to take for the next order. */
      nextCoupon: z
        .object({
          couponNo: z.number(),
          name: z.string(),
          /** Whole per cent; null for an amount. */
          rate: z.number().nullable(),
          /** Null for a rate. */
          amountWon: won().nullable(),
          minOrderWon: won(),
        })
        .nullable(),
      /** The code that was given with the order. */
      recommendation: givenRecommendation.nullable(),
    }),
  },
  changeAddress: {
    summary: 'Changes the delivery address of an order before it is prepared.',
    params: byOrder,
    body: z.object({ addressNo: no() }),
    reply: orderDetail,
    errors: ['STATE', 'AREA_FEE_CHANGED'],
  },
  receive: {
    summary: 'Reports that the goods of an order line have arrived.',
    params: byItem,
    reply: orderDetail,
    errors: ['STATE'],
  },
  confirm: {
    summary: 'Confirms the purchase of an order line.',
    params: byItem,
    reply: orderDetail,
    errors: ['STATE'],
  },
  reorder: {
    summary: 'Adds the goods of an earlier order to the basket.',
    body: z.object({
      orderNo: orderNo(),
      itemNos: z.array(no()).max(100).optional(),
      /** Target of the items: the basket, or a new order sheet. */
      to: z.enum(['BASKET', 'SHEET']).default('BASKET'),
    }),
    reply: z.object({
      added: z.number(),
      /** Items that cannot be bought unchanged, with the reason. */
      left: z.array(z.object({ goodsNo: z.number(), goodsName: z.string(), message: z.string() })),
      /** Number of the order sheet; null for the basket, and when no item can be bought. */
      sheetNo: z.string().nullable(),
    }),
    errors: ['STATE'],
  },
});

export type OrderCard = z.output<typeof orderCard>;
export type FrequentGoods = z.output<typeof frequentGoods>;
export type OrderItem = z.output<typeof orderItem>;
export type DepositAccount = z.output<typeof depositAccount>;
export type OrderDetail = z.output<typeof orderDetail>;
export type OrderAmounts = z.output<typeof orderAmounts>;
export type OrderShipment = z.output<typeof orderShipment>;
export type OrderPayment = z.output<typeof orderPayment>;
export type OrderClaimPayment = z.output<typeof orderClaimPayment>;
export type OrderCounters = z.output<typeof orderCounters>;
export type OrderListFilter = z.output<typeof orderListFilter>;
export type RefundEstimate = z.output<typeof refundEstimate>;
