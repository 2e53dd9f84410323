import type {
  DepositAccount,
  OrderCard,
  OrderDetail,
  OrderItem,
  RefundEstimate,
} from '@shop/shared/contracts';
import {
  type CancelReasonCode,
  cancelReasons,
  cashReceiptTypes,
  formatPhone,
  nextActions,
  type OrderAction,
  orderActions,
  orderStates,
  paymentMethods,
  paymentStates,
} from '@shop/shared/domain';
import type {
  DepositReturnRow,
  GroupRow,
  ItemRow,
  OrderRow,
  PaymentRow,
  Receiver,
  RefundRow,
} from '../order';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const withLabels = (actions: readonly OrderAction[]) =>
  actions.map((action) => ({ action, label: orderActions[action] }));

/** Actions on the whole order; all others are on a line. */
const orderWide: readonly OrderAction[] = ['CHANGE_ADDRESS'];

/** An order that waits for its deposit is canceled as a whole. */
const itemActions = (state: ItemRow['state']): OrderAction[] =>
  nextActions(state).filter(
    (action) => !orderWide.includes(action) && !(state === 'DEPOSIT_WAIT' && action === 'CANCEL'),
  );

export const orderItemOf = (item: ItemRow): OrderItem => ({
  itemNo: item.itemNo,
  goodsNo: item.goodsNo,
  skuNo: item.skuNo,
  goodsName: item.goodsName,
  brandName: item.brandName,
  optionText: item.optionText,
  image: { key: item.imageKey, tone: item.tone, alt: item.goodsName },
  sellerNo: item.sellerNo,
  sellerName: item.sellerName,
  unitPriceWon: item.unitPrice,
  qty: item.qty,
  canceledQty: item.canceledQty,
  amountWon: item.unitPrice * item.qty,
  state: item.state,
  stateName: orderStates[item.state],
  actions: withLabels(itemActions(item.state)),
  deliveredAt: iso(item.deliveredAt),
  withdrawUntil: iso(item.withdrawUntil),
});

export function orderCardOf(
  order: Pick<OrderRow, 'orderNo' | 'status' | 'payWon' | 'orderedAt'>,
  items: readonly ItemRow[],
  deposit: DepositAccount | null,
): OrderCard {
  const living = items.filter((item) => item.state !== 'CANCEL_DONE');
  const every = (action: OrderAction) =>
    living.length > 0 && living.every((item) => nextActions(item.state).includes(action));
  return {
    orderNo: order.orderNo,
    orderedAt: order.orderedAt.toISOString(),
    state: order.status,
    stateName: orderStates[order.status],
    payWon: order.payWon,
    deposit,
    items: items.map(orderItemOf),
    actions: withLabels([
      ...(['CANCEL', 'CHANGE_ADDRESS'] as const).filter(every),
      ...(order.status === 'CREATED' ? [] : (['REORDER'] as const)),
    ]),
  };
}

const claimStates: Record<string, string> = { REFUND_WAIT: '환불대기', DONE: '환불완료' };

function sellersOf(groups: readonly GroupRow[]): OrderDetail['sellers'] {
  const bySeller = new Map<number, OrderDetail['sellers'][number]>();
  for (const group of groups) {
    const seller = bySeller.get(group.sellerNo);
    bySeller.set(group.sellerNo, {
      sellerNo: group.sellerNo,
      sellerName: group.sellerName,
      isBrokerSale: group.isBrokerSale,
      phone: group.sellerPhone,
      deliveryWon: (seller?.deliveryWon ?? 0) + group.feeWon,
      areaFeeWon: (seller?.areaFeeWon ?? 0) + group.areaFeeWon,
      courier: seller?.courier ?? group.courier,
      invoiceNo: seller?.invoiceNo ?? group.invoiceNo,
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

export interface OrderFacts {
  order: OrderRow;
  items: readonly ItemRow[];
  groups: readonly GroupRow[];
  payment: PaymentRow | undefined;
  deposit: DepositAccount | null;
  depositReturns: readonly DepositReturnRow[];
  receiver: Receiver;
  refunds: readonly RefundRow[];
  cancelNow: RefundEstimate | null;
}

export function orderDetailOf(facts: OrderFacts): OrderDetail {
  const { order, items, receiver, payment } = facts;
  return {
    ...orderCardOf(order, items, facts.deposit),
    receiver: {
      name: receiver.name,
      phone: formatPhone(receiver.phone),
      zip: receiver.zip,
      road: receiver.road,
      detail: receiver.detail,
      messageText: order.messageText,
    },
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
      earnPointWon: order.earnPointWon,
      refundedWon: payment?.canceledAmount ?? 0,
    },
    payment: payment ? paymentOf(payment, facts.depositReturns) : null,
    sellers: sellersOf(facts.groups),
    cancelNow: facts.cancelNow,
    refunds: facts.refunds.map((refund) => ({
      claimNo: refund.claimNo,
      at: refund.requestedAt.toISOString(),
      reasonName: cancelReasons[refund.reasonCd as CancelReasonCode]?.name ?? '',
      stateName: claimStates[refund.state] ?? refund.state,
      goodsNames: refund.goodsNames,
      refundWon: refund.refundWon,
      pointBackWon: refund.pointBackWon,
      coinBackWon: refund.coinBackWon,
      giftCardBackWon: refund.giftCardBackWon,
    })),
    cancelReasons: Object.entries(cancelReasons).map(([code, { name }]) => ({ code, name })),
  };
}
