import type {
  DepositAccount,
  OrderCard,
  OrderDetail,
  OrderItem,
  RefundEstimate,
  SentGift,
} from '@shop/shared/contracts';
import {
  cancelReasons,
  cashReceiptTypes,
  claimKinds,
  claimStateName,
  couriers,
  courierTrackUrl,
  defectDeadline,
  everyCancelReason,
  formatPhone,
  giftStates,
  isAllDigital,
  isBeforeShipping,
  isDefectReason,
  isDigitalGoods,
  isEnded,
  isExchangeReason,
  isOpenClaim,
  maskPhone,
  movableHolidays,
  nextActions,
  type OrderAction,
  orderActions,
  orderStateName,
  paymentMethods,
  paymentStates,
  promisedArrival,
  type ReturnReasonCode,
  returnReasons,
  shipmentStates,
  sumWon,
  tableEntries,
  trackingKinds,
} from '@shop/shared/domain';
import {
  type AgreementRow,
  type ClaimCostsRow,
  type ClaimPaymentRow,
  type DepositReturnRow,
  type GroupRow,
  type ItemRow,
  type OrderRow,
  type PaymentRow,
  type Receiver,
  type RefundRow,
  waitsForAddress,
} from '../order';
import { cancellableQty, isAcceptedGift } from '../refund';
import { isReviewable } from '../review-writing';
import type { ShipmentRow, TrackingEventRow } from '../shipment';

/** The promised day of arrival while the line is under way; a delay names another one. */
function arrivalOf(item: ItemRow): string | null {
  if (isDigitalGoods(item.goodsType) || waitsForAddress(item)) return null;
  if (!isBeforeShipping(item.state) && item.state !== 'DELIVERY_ING') return null;
  return (
    item.delayedTo ??
    promisedArrival(item.promisedFrom, item.leadDays, item.cutoffHour, movableHolidays)
  );
}

const delayOf = (item: ItemRow): OrderItem['delay'] =>
  arrivalOf(item) !== null && item.delayReason !== null
    ? { reason: item.delayReason, apologyCoinWon: item.apologyCoinWon ?? 0 }
    : null;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const withLabels = (actions: readonly OrderAction[]) =>
  actions.map((action) => ({ action, label: orderActions[action] }));

/** Once the time for a change of mind is over, only faulty or wrong goods are taken back. */
const defectLabels: Partial<Record<OrderAction, string>> = {
  RETURN: '불량·오배송 반품',
  EXCHANGE: '불량·오배송 교환',
};

/** Actions on the whole order; all others are on a line. */
const orderWide: readonly OrderAction[] = ['CHANGE_ADDRESS'];

const isInClaim = ({ claimState }: ItemRow): boolean =>
  claimState !== null && isOpenClaim(claimState);

const isTooLate = ({ isGroupInClaim, deliveredAt }: ItemRow, now: Date): boolean =>
  isGroupInClaim || deliveredAt === null || defectDeadline(deliveredAt) < now;

/** Actions that the state allows, but something else of the line forbids. */
const isBlocked: Partial<Record<OrderAction, (item: ItemRow, now: Date) => boolean>> = {
  // An order that waits for its deposit is canceled as a whole.
  CANCEL: (item) => item.state === 'DEPOSIT_WAIT' || cancellableQty(item) === 0,
  TRACK: ({ shipmentNo }) => shipmentNo === null,
  CONFIRM: isInClaim,
  RETURN: (item, now) => isTooLate(item, now),
  EXCHANGE: (item, now) => isTooLate(item, now),
  REVIEW: (item, now) => !isReviewable(item, now),
};

export const isDefectOnly = ({ state, withdrawUntil }: ItemRow, now: Date): boolean =>
  state === 'BUY_CONFIRM' || (withdrawUntil !== null && withdrawUntil < now);

/** What the payer of a gift leaves to its receiver; before it is accepted, all of it can be canceled at once. */
const ofReceiver: readonly OrderAction[] = [
  ...(['CANCEL', 'CHANGE_ADDRESS', 'RECEIVE', 'CONFIRM', 'RETURN', 'EXCHANGE', 'REVIEW'] as const),
];

const isReceivers = (action: OrderAction, { giftState }: ItemRow): boolean =>
  giftState !== null && ofReceiver.includes(action);

const itemActions = (item: ItemRow, now: Date): OrderAction[] =>
  nextActions(item.state).filter(
    (action) =>
      !orderWide.includes(action) && !isReceivers(action, item) && !isBlocked[action]?.(item, now),
  );

const receiverActionNames = ['CONFIRM', 'RETURN', 'EXCHANGE'] as const;

/** What the receiver of a gift can do with a line now. */
export const receiverActions = (item: ItemRow, now: Date) =>
  receiverActionNames.filter(
    (action) => nextActions(item.state).includes(action) && !isBlocked[action]?.(item, now),
  );

/** Of a paid gift without an address: what its receiver has to do. Its seller and the issue of its vouchers wait. */
const giftWaitName = ({ state, giftState }: ItemRow): string | undefined =>
  state === 'PAY_DONE' && (giftState === 'PAID' || giftState === 'SENT' || giftState === 'ACCEPTED')
    ? giftStates[giftState]
    : undefined;

export const orderItemOf = (item: ItemRow, now: Date): OrderItem => ({
  itemNo: item.itemNo,
  goodsNo: item.goodsNo,
  skuNo: item.skuNo,
  goodsName: item.goodsName,
  brandName: item.brandName,
  optionText: item.optionText,
  image: { key: item.imageKey, tone: item.tone, alt: item.goodsName },
  goodsType: item.goodsType,
  sellerNo: item.sellerNo,
  sellerName: item.sellerName,
  unitPriceWon: item.unitPrice,
  qty: item.qty,
  canceledQty: item.canceledQty,
  usedQty: item.usedQty,
  exchangedQty: item.exchangedQty,
  amountWon: item.unitPrice * item.qty,
  state: item.state,
  stateName: giftWaitName(item) ?? orderStateName(item.state, isDigitalGoods(item.goodsType)),
  actions: withLabels(itemActions(item, now)).map(({ action, label }) => ({
    action,
    label: (isDefectOnly(item, now) && defectLabels[action]) || label,
  })),
  deliveredAt: iso(item.deliveredAt),
  withdrawUntil: iso(item.withdrawUntil),
  isDefectOnly: isDefectOnly(item, now),
  arrivesOn: arrivalOf(item),
  delay: delayOf(item),
  claim:
    item.claimNo && item.claimKind && item.claimState
      ? {
          claimNo: item.claimNo,
          kindName: claimKinds[item.claimKind],
          stateName: claimStateName(item.claimKind, item.claimState),
          isOpen: isInClaim(item),
        }
      : null,
  isExchanged: item.exchangeClaimNo !== null,
  shipmentNo: item.shipmentNo,
});

export function orderCardOf(
  order: Pick<OrderRow, 'orderNo' | 'status' | 'payWon' | 'orderedAt'>,
  items: readonly ItemRow[],
  {
    deposit,
    giftReceiver,
    openPaymentNo,
  }: Pick<OrderCard, 'deposit' | 'giftReceiver' | 'openPaymentNo'>,
  now: Date,
): OrderCard {
  const living = items.filter((item) => !isEnded(item.state));
  const every = (action: OrderAction) =>
    living.length > 0 && living.every((item) => nextActions(item.state).includes(action));
  // Vouchers need no address, and a used one cannot be canceled with the others.
  const isPossible = (action: OrderAction) =>
    action === 'CANCEL'
      ? living.every((item) => item.usedQty === 0 && !isAcceptedGift(item))
      : living.some((item) => !isDigitalGoods(item.goodsType) && !isReceivers(action, item));
  return {
    orderNo: order.orderNo,
    orderedAt: order.orderedAt.toISOString(),
    state: order.status,
    stateName:
      living.map(giftWaitName).find(Boolean) ?? orderStateName(order.status, isAllDigital(items)),
    payWon: order.payWon,
    giftReceiver,
    deposit,
    openPaymentNo,
    items: items.map((item) => orderItemOf(item, now)),
    actions: withLabels([
      ...(['CANCEL', 'CHANGE_ADDRESS'] as const).filter(every).filter(isPossible),
      ...(order.status === 'CREATED' ? [] : (['REORDER'] as const)),
    ]),
  };
}

function sellersOf(groups: readonly GroupRow[]): OrderDetail['sellers'] {
  const bySeller = new Map<number, OrderDetail['sellers'][number]>();
  for (const group of groups) {
    const seller = bySeller.get(group.sellerNo);
    bySeller.set(group.sellerNo, {
      sellerNo: group.sellerNo,
      sellerName: group.sellerName,
      isBrokerSale: group.isBrokerSale,
      phone: group.sellerPhone,
      business: {
        representative: group.ceo,
        registrationNo: group.bizNo,
        address: group.address,
      },
      deliveryWon: (seller?.deliveryWon ?? 0) + group.feeWon,
      areaFeeWon: (seller?.areaFeeWon ?? 0) + group.areaFeeWon,
    });
  }
  return [...bySeller.values()];
}

const receiptStates: Record<string, string> = {
  WAITING: '입금 후 발급',
  REQUESTED: '발급 중',
  ISSUED: '발급 완료',
  VOID: '발급 안 함',
};

/** Paid by deposit: the gateway cannot know where a refund should go. */
const needsRefundAccount = ({ method, state, hasRefundAccount }: PaymentRow): boolean =>
  method === 'VIRTUAL_ACCOUNT' &&
  (state === 'PAID' || state === 'PARTIAL_CANCELED') &&
  !hasRefundAccount;

const paymentOf = (
  payment: PaymentRow,
  depositReturns: readonly DepositReturnRow[],
): OrderDetail['payment'] => ({
  paymentNo: payment.paymentNo,
  state: payment.state,
  stateName: paymentStates[payment.state],
  method: payment.method,
  methodName: paymentMethods[payment.method],
  cardName: payment.cardName,
  installmentMonths: payment.installmentMonths,
  isInterestFree: payment.interestFree,
  approvedNo: payment.approvedNo,
  approvedAt: iso(payment.approvedAt),
  payWon: payment.amount,
  canceledWon: payment.canceledAmount,
  cashReceipt: payment.receiptType && {
    typeName: cashReceiptTypes[payment.receiptType],
    numberMasked: payment.receiptNumberMasked ?? '',
    stateName: receiptStates[payment.receiptState ?? ''] ?? '',
  },
  needsRefundAccount: needsRefundAccount(payment),
  waitsForRefundAccount: payment.waitsForRefundAccount,
  depositReturns: depositReturns.map(({ depositedAt, amount, reason, isDone }) => ({
    at: depositedAt.toISOString(),
    amountWon: amount,
    reason,
    stateName: isDone ? '환불완료' : '환불대기',
  })),
});

const claimPaymentOf = (payment: ClaimPaymentRow): OrderDetail['claimPayments'][number] => ({
  claimNo: payment.claimNo,
  kindName: claimKinds[payment.kind],
  methodName: paymentMethods[payment.method],
  cardName: payment.cardName,
  approvedNo: payment.approvedNo,
  approvedAt: iso(payment.approvedAt),
  payWon: payment.amount,
  canceledWon: payment.canceledAmount,
});

/** @param isGift the places of its scans tell the payer where the receiver lives */
const shipmentsOf = (
  shipments: readonly ShipmentRow[],
  tracking: readonly TrackingEventRow[],
  isGift: boolean,
): OrderDetail['shipments'] =>
  shipments.map((shipment) => {
    const courier = couriers[shipment.courierCd];
    return {
      shipmentNo: shipment.shipmentNo,
      sellerNo: shipment.sellerNo,
      courierName: courier.name,
      courierPhone: courier.phone,
      trackUrl: courierTrackUrl(shipment.courierCd, shipment.invoiceNo),
      invoiceNo: shipment.invoiceNo,
      state: shipment.state,
      stateName: shipmentStates[shipment.state],
      shippedAt: shipment.shippedAt.toISOString(),
      deliveredAt: iso(shipment.deliveredAt),
      itemNos: shipment.itemNos,
      events: tracking
        .filter(({ shipmentNo }) => shipmentNo === shipment.shipmentNo)
        .map(({ kind, at, place, detail }) => ({
          name: trackingKinds[kind].name,
          at: at.toISOString(),
          place: isGift ? '' : place,
          detail: isGift ? '' : detail,
        })),
    };
  });

const firstDay = (days: readonly (string | null)[]): string | null =>
  days.reduce((first, day) => (day && (!first || day < first) ? day : first), null);

export interface OrderFacts {
  order: OrderRow;
  items: readonly ItemRow[];
  groups: readonly GroupRow[];
  payment: PaymentRow | undefined;
  claimPayments: readonly ClaimPaymentRow[];
  claimCosts: ClaimCostsRow;
  agreements: readonly AgreementRow[];
  deposit: DepositAccount | null;
  depositReturns: readonly DepositReturnRow[];
  receiver: Receiver;
  /** The name of who gets a gift, also before it is paid. */
  giftReceiver: string | null;
  gift: SentGift | null;
  refunds: readonly RefundRow[];
  shipments: readonly ShipmentRow[];
  tracking: readonly TrackingEventRow[];
  cancelNow: RefundEstimate | null;
  now: Date;
}

export function orderDetailOf(facts: OrderFacts): OrderDetail {
  const { order, items, receiver, payment, gift } = facts;
  return {
    ...orderCardOf(
      order,
      items,
      { deposit: facts.deposit, giftReceiver: facts.giftReceiver },
      facts.now,
    ),
    receiver: {
      name: receiver.name,
      phone: facts.giftReceiver !== null ? maskPhone(receiver.phone) : formatPhone(receiver.phone),
      zip: receiver.zip,
      road: receiver.road,
      detail: receiver.detail,
      messageText: facts.giftReceiver !== null ? '' : order.messageText,
    },
    gift,
    amounts: {
      listWon: order.listWon,
      discountWon: order.listWon - order.goodsWon,
      goodsWon: order.goodsWon,
      deliveryWon: order.deliveryWon,
      areaFeeWon: order.areaFeeWon,
      couponWon: order.couponWon,
      couponName: order.couponName,
      pointWon: order.pointWon,
      coinWon: order.coinWon,
      giftCardWon: order.giftCardWon,
      payWon: order.payWon,
      taxFreeWon: payment?.taxFreeWon ?? 0,
      earnPointWon: order.earnPointWon,
      ...facts.claimCosts,
      claimPaidWon: sumWon(facts.claimPayments.map(({ amount }) => amount)),
      refundedWon: sumWon([
        payment?.canceledAmount ?? 0,
        ...facts.claimPayments.map(({ canceledAmount }) => canceledAmount),
      ]),
    },
    payment: payment ? paymentOf(payment, facts.depositReturns) : null,
    claimPayments: facts.claimPayments.map(claimPaymentOf),
    sellers: sellersOf(facts.groups),
    shipments: shipmentsOf(facts.shipments, facts.tracking, gift !== null),
    arrivesOn: firstDay(items.map(arrivalOf)),
    cancelNow: facts.cancelNow,
    cancelsAll: items.every((item) => cancellableQty(item) === item.qty - item.canceledQty),
    refunds: facts.refunds.map((refund) => ({
      kindName: claimKinds[refund.kind],
      hasDetail: refund.kind !== 'CANCEL',
      claimNo: refund.claimNo,
      at: refund.requestedAt.toISOString(),
      reasonName: { ...returnReasons, ...everyCancelReason }[refund.reasonCd]?.name ?? '',
      stateName: claimStateName(refund.kind, refund.state),
      goodsNames: refund.goodsNames,
      refundWon: refund.refundWon,
      pointBackWon: refund.pointBackWon,
      coinBackWon: refund.coinBackWon,
      giftCardBackWon: refund.giftCardBackWon,
    })),
    agreements: facts.agreements.map(({ agreedAt, ...agreement }) => ({
      ...agreement,
      agreedAt: agreedAt.toISOString(),
    })),
    cancelReasons: Object.entries(cancelReasons).map(([code, { name }]) => ({ code, name })),
    returnReasons: tableEntries<ReturnReasonCode, (typeof returnReasons)[ReturnReasonCode]>(
      returnReasons,
    ).map(([code, { name, fault }]) => ({
      code,
      name,
      isSellersFault: fault === 'SELLER',
      isDefect: isDefectReason(code),
      isForExchange: isExchangeReason(code),
    })),
  };
}
