import type { ClaimKind, ClaimState } from './claim-state';
import type { GiftState } from './gift';
import type { OrderState } from './order-state';
import type { PaymentState } from './payment-state';
import type { ShipmentState } from './shipment';
import type { VoucherState } from './voucher';

/** Who makes moves of the state machines. */
export const moveActors = {
  member: 'the buyer',
  seller: 'the seller',
  courier: 'the courier',
  issuer: 'the card company or bank',
  partner: 'a shop that takes vouchers',
  till: 'a till of such a shop, known by its key',
  receiver: 'who gets a gift, known by its link and a phone number',
  system: 'the shop itself: a deadline, or what follows from another move',
} as const;
export type MoveActor = keyof typeof moveActors;

/** An actor as it is recorded; a member with their number. */
export type Actor = `member:${number}` | Exclude<MoveActor, 'member'>;

/** Who may make each move. `NEW` is the beginning. */
export type ActorsOfMoves<State extends string> = Partial<
  Record<State | 'NEW', Partial<Record<State, readonly MoveActor[]>>>
>;

/** Who refunds: the buyer by a cancel or an agreed deduction, the seller by the inspection, or a deadline. */
const refunders = ['member', 'seller', 'system'] as const;

/** Of an order line. An order as a whole follows from its lines. */
const orderItem: ActorsOfMoves<OrderState> = {
  NEW: { DELIVERY_PREPARE: ['seller', 'system'] },
  CREATED: {
    // The member: points and coins pay for all of it.
    PAY_DONE: ['issuer', 'member'],
    DEPOSIT_WAIT: ['issuer'],
    PAY_FAIL: ['member', 'issuer', 'system'],
    EXPIRED: ['system'],
    CANCEL_DONE: ['member'],
  },
  DEPOSIT_WAIT: { PAY_DONE: ['issuer'], EXPIRED: ['system'], CANCEL_DONE: ['member'] },
  // The bank takes a deposit back.
  PAY_DONE: {
    PRODUCT_PREPARE: ['seller'],
    BUY_CONFIRM: ['system'],
    // A gift that is rejected or not accepted in time.
    CANCEL_DONE: ['member', 'issuer', 'system'],
  },
  PRODUCT_PREPARE: { DELIVERY_PREPARE: ['seller'], CANCEL_DONE: ['member'] },
  // The seller cannot send what an exchange has promised.
  DELIVERY_PREPARE: { DELIVERY_ING: ['seller'], CANCEL_DONE: ['member', 'seller'] },
  DELIVERY_ING: {
    DELIVERY_DONE: ['courier', 'member'],
    // Of a gift, its receiver.
    BUY_CONFIRM: ['member', 'receiver'],
    DELIVERY_PREPARE: ['courier'],
  },
  DELIVERY_DONE: {
    BUY_CONFIRM: ['member', 'receiver', 'system'],
    RETURN_DONE: refunders,
    EXCHANGE_DONE: ['seller', 'system'],
  },
  BUY_CONFIRM: { RETURN_DONE: refunders, EXCHANGE_DONE: ['seller', 'system'] },
  EXCHANGE_DONE: { RETURN_DONE: ['seller'] },
};

const shipment: ActorsOfMoves<ShipmentState> = {
  NEW: { SHIPPED: ['seller'] },
  SHIPPED: { MOVING: ['courier'], OUT: ['courier'], DELIVERED: ['courier'], LOST: ['courier'] },
  MOVING: { OUT: ['courier'], DELIVERED: ['courier'], LOST: ['courier'] },
  OUT: { DELIVERED: ['courier'], LOST: ['courier'] },
};

const payment: ActorsOfMoves<PaymentState> = {
  NEW: { READY: ['member'] },
  READY: {
    AUTHENTICATING: ['member'],
    APPROVING: ['system'],
    PAID: ['member'],
    CANCELED: ['member', 'system'],
  },
  AUTHENTICATING: {
    AUTHENTICATING: ['member'],
    APPROVING: ['system'],
    DECLINED: ['issuer'],
    CANCELED: ['member', 'issuer', 'system'],
  },
  APPROVING: {
    PAID: ['issuer'],
    WAITING_DEPOSIT: ['issuer'],
    DECLINED: ['issuer'],
    UNKNOWN: ['system'],
    NET_CANCELED: ['system'],
  },
  UNKNOWN: {
    PAID: ['issuer'],
    WAITING_DEPOSIT: ['issuer'],
    NET_CANCELED: ['system'],
  },
  WAITING_DEPOSIT: { PAID: ['issuer'], CANCELED: ['member', 'system'] },
  PAID: { PARTIAL_CANCELED: refunders, REFUNDED: refunders, NET_CANCELED: ['issuer'] },
  PARTIAL_CANCELED: { PARTIAL_CANCELED: refunders, REFUNDED: refunders },
};

/** Of a return or exchange until its goods are with the seller. */
const wayBack: ActorsOfMoves<ClaimState> = {
  // The receiver of a gift returns and exchanges it; nothing is asked for.
  NEW: { PAY_WAIT: ['member'], REQUEST: ['member', 'receiver'] },
  PAY_WAIT: { REQUEST: ['issuer'], WITHDRAWN: ['member', 'system'] },
  REQUEST: {
    APPROVED: ['seller', 'system'],
    REJECTED: ['seller'],
    WITHDRAWN: ['member', 'receiver'],
  },
  APPROVED: {
    // A late pickup is requested again.
    APPROVED: ['system'],
    PICKUP: ['seller'],
    RECEIVED: ['seller', 'system'],
    WITHDRAWN: ['member', 'receiver'],
  },
  PICKUP: { RECEIVED: ['seller', 'system'] },
};

const claims: Record<ClaimKind, ActorsOfMoves<ClaimState>> = {
  CANCEL: {
    // The shop itself cancels a gift that ends without a delivery.
    NEW: { REFUND_WAIT: ['member', 'system'], DONE: ['member', 'system'] },
    REFUND_WAIT: { DONE: ['issuer'] },
  },
  RETURN: {
    ...wayBack,
    // Only the seller sees what has come back: the buyer answers a deduction that was asked for.
    RECEIVED: {
      INSPECTED: ['seller', 'system'],
      ADJUST_REQUESTED: ['seller'],
      REJECTED: ['seller'],
    },
    ADJUST_REQUESTED: { INSPECTED: refunders, REJECTED: ['member', 'seller'] },
    INSPECTED: { REFUND_WAIT: refunders },
    RESHIP: { REFUND_WAIT: ['seller'] },
    // With nothing to pay back it is done at once.
    REFUND_WAIT: { DONE: ['issuer', ...refunders] },
  },
  EXCHANGE: {
    ...wayBack,
    RECEIVED: { INSPECTED: ['seller', 'system'], REJECTED: ['seller'] },
    INSPECTED: { RESHIP: ['seller', 'system'] },
    RESHIP: { DONE: ['courier', 'member', 'receiver'] },
  },
};

/** Of a voucher. A gift card is used by the member who registers it, which the shop carries over. */
const voucher: ActorsOfMoves<VoucherState> = {
  NEW: { USABLE: ['system'] },
  USABLE: { USED: ['partner', 'till', 'system'], CANCELED: ['member'] },
  // On the same day.
  USED: { USABLE: ['till'] },
};

export type MemberCouponState = 'ISSUED' | 'RESERVED' | 'USED';

/** Of a member's coupon in orders. */
const memberCoupon: ActorsOfMoves<MemberCouponState> = {
  ISSUED: { RESERVED: ['member'] },
  RESERVED: { USED: ['system'], ISSUED: ['system'] },
  USED: { ISSUED: ['system'] },
};

/** Of a gift by link; the member is its sender. A deposit that the bank takes back ends it, too. */
const gift: ActorsOfMoves<GiftState> = {
  NEW: { PAID: ['issuer', 'member'] },
  PAID: { SENT: ['system'], CANCELED: ['member', 'issuer'] },
  SENT: {
    ACCEPTED: ['receiver'],
    REJECTED: ['receiver'],
    CANCELED: ['member', 'issuer'],
    EXPIRED: ['system'],
  },
  // A voucher needs no address.
  ACCEPTED: { ADDRESS_DONE: ['receiver', 'system'], EXPIRED: ['system', 'issuer'] },
};

/** Every move of every machine with those who may make it. */
export const actorsOfMoves = {
  orderItem,
  shipment,
  payment,
  claims,
  voucher,
  memberCoupon,
  gift,
} as const;

/** What a recorded actor is. */
export const moveActorOf = (actor: Actor): MoveActor =>
  actor === 'seller' ||
  actor === 'courier' ||
  actor === 'issuer' ||
  actor === 'partner' ||
  actor === 'till' ||
  actor === 'receiver' ||
  actor === 'system'
    ? actor
    : 'member';

/** Whether this actor may make a move. @param from null for the beginning */
export const mayMove = (
  moves: ActorsOfMoves<string>,
  { from, to, actor }: { from: string | null; to: string; actor: Actor },
): boolean => moves[from ?? 'NEW']?.[to]?.includes(moveActorOf(actor)) ?? false;
