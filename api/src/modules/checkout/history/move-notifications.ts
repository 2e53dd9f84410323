import type {
  ClaimKind,
  ClaimState,
  GiftState,
  OrderState,
  PaymentState,
  ShipmentState,
} from '@shop/shared/domain';

/** Steps of an order that its member is notified of. */
export const notificationSteps = [
  'PAID',
  'DEPOSIT_WAIT',
  'DEPOSIT_ENDING',
  'DEPOSIT_EXPIRED',
  'DEPOSIT_RETURNED',
  'DEPOSIT_REVERSED',
  'SHIPPED',
  'DELAYED',
  'DELIVERED',
  'CONFIRM_SOON',
  'CONFIRMED',
  'CLAIM_PAY_WAIT',
  'CLAIM_APPROVED',
  'CLAIM_PICKUP',
  'CLAIM_PICKUP_LATE',
  'CLAIM_RECEIVED',
  'CLAIM_ADJUST',
  'CLAIM_REJECTED',
  'CLAIM_WITHDRAWN',
  'CLAIM_TURNED',
  'EXCHANGE_RESHIP',
  'REFUND_DONE',
  'CLAIM_MONEY_BACK',
  'GIFT_ACCEPTED',
  'GIFT_REJECTED',
  'GIFT_EXPIRED',
  'GIFT_THANKED',
] as const;
export type NotificationStep = (typeof notificationSteps)[number];

/** The notification of a move; null for a move without one. `NEW` is the beginning. */
export type MoveNotifications<State extends string> = Partial<
  Record<State | 'NEW', Partial<Record<State, NotificationStep | null>>>
>;

/**
 * Of an order as a whole. Other moves of it follow from those of its lines. What the member has just done on a page
 * is not notified of.
 */
const order: MoveNotifications<OrderState> = {
  NEW: { CREATED: null },
  CREATED: {
    PAY_DONE: 'PAID',
    DEPOSIT_WAIT: 'DEPOSIT_WAIT',
    PAY_FAIL: null,
    EXPIRED: null,
    CANCEL_DONE: null,
  },
  DEPOSIT_WAIT: { PAY_DONE: 'PAID', EXPIRED: 'DEPOSIT_EXPIRED', CANCEL_DONE: null },
  PAY_DONE: { PRODUCT_PREPARE: null, BUY_CONFIRM: null, CANCEL_DONE: null },
  PRODUCT_PREPARE: { DELIVERY_PREPARE: null, CANCEL_DONE: null },
  DELIVERY_PREPARE: { DELIVERY_ING: null, CANCEL_DONE: null },
  DELIVERY_ING: { DELIVERY_DONE: null, BUY_CONFIRM: null, DELIVERY_PREPARE: null },
  DELIVERY_DONE: { BUY_CONFIRM: null, RETURN_DONE: null, EXCHANGE_DONE: null },
  BUY_CONFIRM: { RETURN_DONE: null, EXCHANGE_DONE: null },
  EXCHANGE_DONE: { RETURN_DONE: null },
};

/** Of a line. Its payment is notified with the order, its delivery with the parcel, its return with the claim. */
const orderItem: MoveNotifications<OrderState> = {
  // A line that an exchange adds.
  NEW: { DELIVERY_PREPARE: null },
  CREATED: { PAY_DONE: null, DEPOSIT_WAIT: null, PAY_FAIL: null, EXPIRED: null, CANCEL_DONE: null },
  DEPOSIT_WAIT: { PAY_DONE: null, EXPIRED: null, CANCEL_DONE: null },
  PAY_DONE: { PRODUCT_PREPARE: null, BUY_CONFIRM: 'CONFIRMED', CANCEL_DONE: null },
  PRODUCT_PREPARE: { DELIVERY_PREPARE: null, CANCEL_DONE: null },
  DELIVERY_PREPARE: { DELIVERY_ING: null, CANCEL_DONE: null },
  DELIVERY_ING: { DELIVERY_DONE: null, BUY_CONFIRM: 'CONFIRMED', DELIVERY_PREPARE: null },
  DELIVERY_DONE: { BUY_CONFIRM: 'CONFIRMED', RETURN_DONE: null, EXCHANGE_DONE: null },
  BUY_CONFIRM: { RETURN_DONE: null, EXCHANGE_DONE: null },
  EXCHANGE_DONE: { RETURN_DONE: null },
};

const shipment: MoveNotifications<ShipmentState> = {
  NEW: { SHIPPED: 'SHIPPED' },
  // The new promised day of its seller notifies of a lost parcel (DELAYED).
  SHIPPED: { MOVING: null, OUT: null, DELIVERED: 'DELIVERED', LOST: null },
  MOVING: { OUT: null, DELIVERED: 'DELIVERED', LOST: null },
  OUT: { DELIVERED: 'DELIVERED', LOST: null },
};

/** Of a payment. Success is notified with the order or claim; a failure is on the page. */
const payment: MoveNotifications<PaymentState> = {
  NEW: { READY: null },
  READY: { AUTHENTICATING: null, APPROVING: null, PAID: null, CANCELED: null },
  AUTHENTICATING: { AUTHENTICATING: null, APPROVING: null, DECLINED: null, CANCELED: null },
  APPROVING: {
    PAID: null,
    WAITING_DEPOSIT: null,
    DECLINED: null,
    UNKNOWN: null,
    NET_CANCELED: null,
  },
  UNKNOWN: { PAID: null, WAITING_DEPOSIT: null, NET_CANCELED: null },
  WAITING_DEPOSIT: { PAID: null, CANCELED: null },
  PAID: { PARTIAL_CANCELED: null, REFUNDED: null, NET_CANCELED: 'DEPOSIT_REVERSED' },
  PARTIAL_CANCELED: { PARTIAL_CANCELED: null, REFUNDED: null },
};

/** Of a return or exchange until its goods are with the seller. */
const wayBack: MoveNotifications<ClaimState> = {
  NEW: { PAY_WAIT: 'CLAIM_PAY_WAIT', REQUEST: null },
  PAY_WAIT: { REQUEST: null, WITHDRAWN: 'CLAIM_WITHDRAWN' },
  REQUEST: {
    APPROVED: 'CLAIM_APPROVED',
    REJECTED: 'CLAIM_REJECTED',
    WITHDRAWN: 'CLAIM_WITHDRAWN',
  },
  APPROVED: {
    // A late pickup is requested again.
    APPROVED: 'CLAIM_PICKUP_LATE',
    PICKUP: 'CLAIM_PICKUP',
    RECEIVED: 'CLAIM_RECEIVED',
    WITHDRAWN: 'CLAIM_WITHDRAWN',
  },
  PICKUP: { RECEIVED: null },
};

const claims: Record<ClaimKind, MoveNotifications<ClaimState>> = {
  CANCEL: {
    NEW: { REFUND_WAIT: null, DONE: 'REFUND_DONE' },
    REFUND_WAIT: { DONE: 'REFUND_DONE' },
  },
  RETURN: {
    ...wayBack,
    // The refund follows at once.
    RECEIVED: { INSPECTED: null, ADJUST_REQUESTED: 'CLAIM_ADJUST', REJECTED: 'CLAIM_REJECTED' },
    ADJUST_REQUESTED: { INSPECTED: null, REJECTED: 'CLAIM_REJECTED' },
    INSPECTED: { REFUND_WAIT: null },
    RESHIP: { REFUND_WAIT: null },
    REFUND_WAIT: { DONE: 'REFUND_DONE' },
  },
  EXCHANGE: {
    ...wayBack,
    RECEIVED: { INSPECTED: null, REJECTED: 'CLAIM_REJECTED' },
    INSPECTED: { RESHIP: 'EXCHANGE_RESHIP' },
    // The parcel with the new goods has its own notification.
    RESHIP: { DONE: null },
  },
};

/** Of a gift, for its sender. Its receiver gets the link and reminders apart. */
const gift: MoveNotifications<GiftState> = {
  NEW: { PAID: null },
  PAID: { SENT: null, CANCELED: null },
  SENT: {
    ACCEPTED: 'GIFT_ACCEPTED',
    REJECTED: 'GIFT_REJECTED',
    CANCELED: null,
    EXPIRED: 'GIFT_EXPIRED',
  },
  ACCEPTED: { ADDRESS_DONE: null, EXPIRED: 'GIFT_EXPIRED' },
};

/** Every move of every machine with its notification. */
export const moveNotifications = { order, orderItem, shipment, payment, claims, gift } as const;
