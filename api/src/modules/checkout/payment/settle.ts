import { goodsType } from '@shop/shared/contracts/schemas';
import { isDigitalGoods, isPaidState } from '@shop/shared/domain';
import type { Actor } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { emit } from '../../../platform/outbox';
import { redeemCoupons, restoreCoupons } from '../../benefit/coupon';
import { returnFromOrder } from '../../benefit/point';
import { takeOrdered } from '../basket';
import { payGift } from '../gift-state';
import type { MovedForReason } from '../history';
import { moveItems, orderPaid } from '../order';
import { leaveBasket, reopenSheet } from '../order-sheet';
import { releaseHeld, sellHeld } from '../stock';
import { vouchersDue } from '../voucher';
import { requestCashReceipt, voidCashReceipt } from './cash-receipt';
import { lockPayment, movePayment, type Payment } from './payment.repository';

const orderedLineRow = z.object({
  skuNo: z.number(),
  goodsNo: z.number(),
  qty: z.number(),
  goodsType,
});
const spentBenefitsRow = z.object({
  pointWon: z.number(),
  coinWon: z.number(),
  giftCardWon: z.number(),
});

interface Approval {
  approvedNo: string;
  approvedAt: Date;
  /** The wallet or bank that the shopper chose in the window. */
  providerName?: string | undefined;
}

/** The order holds stock and benefits and waits for its money. */
const isOpenOrder = ({ orderStatus }: Payment): boolean =>
  orderStatus === 'CREATED' || orderStatus === 'DEPOSIT_WAIT';

/** How long a reopened sheet stays valid. */
const REOPEN_MS = minutesMs(30);

const readLines = (tx: Tx, orderNo: string) =>
  tx.rows(
    orderedLineRow,
    sql`
    select i.sku_no, i.goods_no, i.qty, i.goods_type from order_item i where i.order_no = ${orderNo}`,
  );

/** Takes the ordered units out of the lines of the basket that they came from. */
export async function removeFromBasket(
  tx: Tx,
  { orderNo, memberNo }: Pick<Payment, 'orderNo' | 'memberNo'>,
): Promise<void> {
  const lines = await leaveBasket(tx, orderNo);
  const ordered = lines.flatMap(({ itemNo, skuNo, qty, text = '' }) =>
    itemNo === undefined ? [] : [{ itemNo, skuNo, qty, text }],
  );
  await takeOrdered(tx, memberNo, ordered);
}

/**
 * Settles a paid order: sells the stock, redeems the coupon, takes what was bought out of the basket.
 * @param approval null when points and coins paid for all of it
 * @returns false when the order was released before; the caller cancels the charge
 */
export async function settlePaid(
  tx: Tx,
  paymentNo: string,
  approval: Approval | null,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const payment = await lockPayment(tx, paymentNo);
  if (payment.state === 'PAID') return true;
  if (payment.claimNo !== null) return false;
  if (!isOpenOrder(payment)) return false;
  await movePayment(
    tx,
    payment,
    'PAID',
    { actor, now },
    sql`, approved_no = ${approval?.approvedNo ?? null}, approved_at = ${approval?.approvedAt ?? now}, reason = null,
      card_name = coalesce(${approval?.providerName ?? null}, card_name), inquire_at = null`,
  );
  const { orderNo } = payment;
  await sellHeld(tx, orderNo, now);
  await redeemCoupons(tx, orderNo, now);
  await tx.run(sql`update orders set paid_at = ${now} where order_no = ${orderNo}`);
  await moveItems(tx, orderNo, 'PAY_DONE', { actor, now });
  await payGift(tx, orderNo, { actor, now });
  await requestCashReceipt(tx, paymentNo, now);
  // A virtual account has removed them when it was issued; what was added since then stays.
  const lines = await readLines(tx, orderNo);
  if (payment.state !== 'WAITING_DEPOSIT') await removeFromBasket(tx, payment);
  await emit(tx, orderPaid, { orderNo, lines });
  if (lines.some((line) => isDigitalGoods(line.goodsType)))
    await emit(tx, vouchersDue, { orderNo });
  return true;
}

/** Ends an order without money: coupons, points, coins and gift cards go back, and its sheet opens again. */
export async function returnBenefits(
  tx: Tx,
  { orderNo, memberNo }: Payment,
  to: 'PAY_FAIL' | 'EXPIRED' | 'CANCEL_DONE',
  by: MovedForReason,
): Promise<void> {
  const { now } = by;
  await moveItems(tx, orderNo, to, by);
  await restoreCoupons(tx, orderNo, null, now);
  const spent = await tx.one(
    spentBenefitsRow,
    sql`select point_won, coin_won, gift_card_won from orders where order_no = ${orderNo}`,
  );
  const title = '결제하지 않아 돌려드렸어요';
  await returnFromOrder(tx, { memberNo, orderNo, title, key: `release:${orderNo}`, now }, spent);
  await reopenSheet(tx, orderNo, addMs(now, REOPEN_MS));
}

/** Returns everything an unpaid order holds and reopens its sheet. */
async function releaseOrder(
  tx: Tx,
  payment: Payment,
  to: 'PAY_FAIL' | 'EXPIRED' | 'CANCEL_DONE',
  by: MovedForReason,
): Promise<void> {
  await releaseHeld(tx, payment.orderNo, by.now);
  await voidCashReceipt(tx, payment.paymentNo);
  await returnBenefits(tx, payment, to, by);
}

/** Ends a payment without a charge and releases its order. Idempotent. @throws AppError 409 `STATE` once it is paid */
export async function failPayment(
  tx: Tx,
  paymentNo: string,
  to: 'DECLINED' | 'CANCELED' | 'NET_CANCELED',
  by: MovedForReason,
  orderTo: 'PAY_FAIL' | 'EXPIRED' | 'CANCEL_DONE' = 'PAY_FAIL',
): Promise<void> {
  const payment = await lockPayment(tx, paymentNo);
  if (['DECLINED', 'CANCELED', 'NET_CANCELED'].includes(payment.state)) return;
  if (isPaidState(payment.state)) throw conflict('STATE', '이미 결제된 주문이에요.');
  await movePayment(tx, payment, to, by, sql`, reason = ${by.reason}, inquire_at = null`);
  if (isOpenOrder(payment)) await releaseOrder(tx, payment, orderTo, by);
}
