import type { RefundEstimate } from '@shop/shared/contracts';
import {
  type CancelReasonCode,
  everyCancelReason,
  type GiftCancelReasonCode,
  isDigitalGoods,
} from '@shop/shared/domain';
import type { Queryable, Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/deps';
import { conflict, invalid, notFound } from '../../../platform/errors';
import { newNo } from '../../../platform/public-number';
import type { Refund } from '../../../pricing';
import { cancelGiftOf } from '../gift-state';
import type { MovedForReason } from '../history';
import {
  findOrder,
  type ItemRow,
  lockOrder,
  moveItems,
  type OrderRow,
  readGroups,
  readItems,
  rollUp,
} from '../order';
import {
  type CancelLine,
  cancellableLines,
  computeRefund,
  estimateOf,
  isAcceptedGift,
  readRefundable,
} from '../refund';
import { returnSold } from '../stock';
import { cancelVouchers } from '../voucher';
import { giveBack } from './claim.money';
import { insertCancel, takeLinesBack, updateDeliveryCharges } from './claim.repository';
import { keepExpiredShare } from './expired-vouchers';

export interface CancelRequest {
  orderNo: string;
  items?: CancelLine[] | undefined;
  reasonCd: CancelReasonCode | GiftCancelReasonCode;
  /** The voucher of the line that goes back; absent: those that end soonest. */
  voucherNo?: string | undefined;
}

const notCancellable = () =>
  conflict('STATE', '이미 배송을 시작해 취소할 수 없어요. 받은 뒤 반품해 주세요.');

export const claimIsOpen = () =>
  conflict(
    'CLAIM_OPEN',
    '같은 판매자의 상품에 진행 중인 반품이나 교환이 있어요. 끝난 뒤 다시 신청해 주세요.',
  );

const notPaid = () =>
  conflict('STATE', '아직 입금하지 않은 주문이에요. 주문 상세에서 주문을 취소해 주세요.');

const isAccepted = () => conflict('STATE', '받는 분이 선물을 받아서 취소할 수 없어요.');

const isWhole = (cancels: readonly CancelLine[], all: readonly CancelLine[]): boolean =>
  all.every(({ itemNo, qty }) => cancels.some((one) => one.itemNo === itemNo && one.qty === qty));

/** @throws AppError 409 `STATE` for a gift that is accepted, or a part of one: it was promised as a whole */
function assertGift(
  items: readonly ItemRow[],
  cancels: readonly CancelLine[],
  all: readonly CancelLine[],
): void {
  if (items.some(isAcceptedGift)) throw isAccepted();
  if (items.some(({ giftState }) => giftState !== null) && !isWhole(cancels, all))
    throw conflict('STATE', '선물은 상품을 나눠서 취소할 수 없어요. 전체를 취소해 주세요.');
}

/** Computes the refund of a cancel request; used by the estimate and by the cancel itself. */
async function refundFor(db: Queryable, order: OrderRow, request: CancelRequest, now: Date) {
  if (order.status === 'DEPOSIT_WAIT') throw notPaid();
  const items = await readItems(db, [order.orderNo]);
  const refundable = await readRefundable(db, order, items, await readGroups(db, order.orderNo));
  const all = cancellableLines(refundable);
  const cancels = request.items ?? all;
  assertGift(items, cancels, all);
  if (cancels.length === 0) throw notCancellable();
  for (const { itemNo, qty } of cancels) {
    const line = refundable.lines.find((one) => one.itemNo === itemNo);
    if (!line) throw notFound('주문 상품을 찾을 수 없어요.');
    if (items.some((item) => item.itemNo === itemNo && item.isGroupInClaim)) throw claimIsOpen();
    if (!line.isOpen) throw notCancellable();
    if (qty > line.openQty) {
      throw invalid([{ path: 'items', message: `취소할 수 있는 수량은 ${line.openQty}개예요.` }]);
    }
  }
  const refund = computeRefund(refundable, cancels, everyCancelReason[request.reasonCd].fault);
  return { items, refundable, refund: await keepExpiredShare(db, request, items, refund, now) };
}

export async function estimateCancel(
  deps: Deps,
  memberNo: number,
  request: CancelRequest,
): Promise<RefundEstimate> {
  const order = await findOrder(deps.db, memberNo, request.orderNo);
  if (!order) throw notFound('주문을 찾을 수 없어요.');
  const { refund, refundable } = await refundFor(deps.db, order, request, deps.clock.now());
  return estimateOf(refund, refundable);
}

/** Updates lines, delivery charges and stock to the state after the cancel. */
async function applyToOrder(
  tx: Tx,
  claimNo: string,
  order: OrderRow,
  items: readonly ItemRow[],
  refund: Refund,
  by: MovedForReason,
  voucherNo: string | undefined,
): Promise<void> {
  await takeLinesBack(tx, refund);
  await updateDeliveryCharges(tx, refund);
  const canceledQty = (item: ItemRow) =>
    refund.lines.find((line) => line.itemNo === item.itemNo)?.qty ?? 0;
  const fullyCanceled = items.filter(
    (item) => canceledQty(item) > 0 && item.canceledQty + canceledQty(item) === item.qty,
  );
  for (const item of items) {
    if (isDigitalGoods(item.goodsType) && canceledQty(item) > 0)
      await cancelVouchers(tx, item.itemNo, by, voucherNo);
  }
  if (fullyCanceled.length > 0) {
    const numbers = fullyCanceled.map((item) => item.itemNo);
    await moveItems(tx, order.orderNo, 'CANCEL_DONE', by, numbers);
  } else {
    await rollUp(tx, order.orderNo, by.actor, by.now);
  }
  const lines = items
    // Goods that were sent and not delivered are lost: there is nothing to put back.
    .filter((item) => canceledQty(item) > 0 && item.shipmentNo === null)
    .map((item) => ({
      skuNo: item.skuNo,
      goodsNo: item.goodsNo,
      qty: canceledQty(item),
      dealNo: item.dealNo,
    }));
  if (lines.length > 0) await returnSold(tx, claimNo, lines, by.now);
}

type QuotedCancel = Awaited<ReturnType<typeof refundFor>>;

/** Writes a cancel and gives everything back. The caller has locked the order. @returns the claim number */
async function writeCancel(
  tx: Tx,
  order: OrderRow,
  { reasonCd, detail, voucherNo }: Omit<CancelRequest, 'orderNo'> & { detail: string },
  { items, refund }: QuotedCancel,
  by: MovedForReason,
): Promise<string> {
  const claimNo = newNo('C');
  await insertCancel(tx, claimNo, order, { reasonCd, detail }, refund, by);
  await applyToOrder(tx, claimNo, order, items, refund, by, voucherNo);
  const { orderNo, memberNo } = order;
  const title = '주문을 취소해 돌려드렸어요';
  await giveBack(tx, { claimNo, orderNo, memberNo, title, key: `cancel:${claimNo}` }, refund, by);
  return claimNo;
}

/**
 * Cancels before shipping (취소 신청): stock, coupon, points, coins and money are returned in one transaction. The
 * gift that the order is ends with it.
 * @param expectedRefundWon the refund shown to the buyer @throws AppError 409 `REFUND_CHANGED` | `STATE`
 * @returns the claim number and the refund
 */
export async function cancelOrder(
  deps: Deps,
  memberNo: number,
  request: CancelRequest & { detail: string; expectedRefundWon: number },
): Promise<{ claimNo: string; refund: RefundEstimate }> {
  const by: MovedForReason = {
    actor: `member:${memberNo}`,
    reason: everyCancelReason[request.reasonCd].name,
    now: deps.clock.now(),
  };
  return deps.db.tx(async (tx) => {
    const order = await lockOrder(tx, memberNo, request.orderNo);
    if (!order) throw notFound('주문을 찾을 수 없어요.');
    const quoted = await refundFor(tx, order, request, by.now);
    const { refund, refundable } = quoted;
    if (refund.refundWon !== request.expectedRefundWon) {
      throw conflict(
        'REFUND_CHANGED',
        '환불 예정 금액이 바뀌었어요. 확인 후 다시 신청해 주세요.',
        estimateOf(refund, refundable),
      );
    }
    await cancelGiftOf(tx, order.orderNo, by);
    const claimNo = await writeCancel(tx, order, request, quoted, by);
    return { claimNo, refund: estimateOf(refund, refundable) };
  });
}

/**
 * Refunds a gift that ended without a delivery in full. The caller's transaction must have locked the order and
 * changed the state of the gift.
 * @returns the claim number, and what goes back by the payment, won
 */
export async function refundGift(
  tx: Tx,
  { senderNo, orderNo }: { senderNo: number; orderNo: string },
  reasonCd: CancelReasonCode | GiftCancelReasonCode,
  by: MovedForReason,
): Promise<{ claimNo: string; refundWon: number }> {
  const order = await lockOrder(tx, senderNo, orderNo);
  if (!order) throw notFound('주문을 찾을 수 없어요.');
  const quoted = await refundFor(tx, order, { orderNo, reasonCd }, by.now);
  const claimNo = await writeCancel(tx, order, { reasonCd, detail: '' }, quoted, by);
  return { claimNo, refundWon: quoted.refund.refundWon };
}
