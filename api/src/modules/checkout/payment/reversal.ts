import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import type { Verdict } from '../../../ports';
import { endUnpaidGift } from '../gift-state';
import type { MovedForReason } from '../history';
import { readItems } from '../order';
import { returnSold } from '../stock';
import { lockPayment, movePayment, type Payment } from './payment.repository';
import { requestRefund } from './refund-request';
import { returnBenefits } from './settle';

const acceptedRow = z.object({ depositId: z.string(), notedAt: z.date() });

/** An inquiry that began so soon after a deposit was noted may have been answered before the deposit. */
const SETTLING_MS = minutesMs(1);

const REASON = '은행이 입금을 취소해서 주문도 취소했어요.';

/** Whether the gateway has nothing of the deposit that paid. */
const lacks = (verdict: Verdict, depositId: string): boolean =>
  verdict.state === 'none' ||
  (verdict.state === 'account' && verdict.deposits.every(({ id }) => id !== depositId));

/** Takes a sale back whose lines are not yet prepared: nothing was paid for it, so nothing is refunded. */
async function undoSale(tx: Tx, payment: Payment, now: Date): Promise<void> {
  const { orderNo, paymentNo, amount } = payment;
  const by: MovedForReason = { actor: 'issuer', reason: REASON, now };
  await movePayment(tx, payment, 'NET_CANCELED', by, sql`, reason = ${REASON}`);
  const items = await readItems(tx, [orderNo]);
  await returnSold(tx, `reversal:${paymentNo}`, items, now);
  await tx.run(sql`update orders set paid_at = null where order_no = ${orderNo}`);
  await endUnpaidGift(tx, orderNo, by);
  await returnBenefits(tx, payment, 'CANCEL_DONE', by);
  await requestRefund(tx, { paymentNo, amountWon: amount, reason: 'VOID' }, now);
}

/**
 * Notes that the bank took back the deposit which paid an order (Toss: DONE becomes WAITING_FOR_DEPOSIT or
 * CANCELED). Before any line is prepared the order is canceled, and its stock and benefits go back. Later only
 * people can decide: the order stays, and the nightly check names it until it is paid.
 * @param startedAt when the inquiry of this verdict began
 */
export const noteReversal = (
  deps: Deps,
  paymentNo: string,
  verdict: Verdict,
  startedAt: Date,
): Promise<void> =>
  deps.db.tx(async (tx) => {
    if (verdict.state !== 'none' && verdict.state !== 'account') return;
    const payment = await lockPayment(tx, paymentNo);
    if (payment.method !== 'VIRTUAL_ACCOUNT') return;
    if (payment.state !== 'PAID' && payment.state !== 'PARTIAL_CANCELED') return;
    const deposit = await tx.maybe(
      acceptedRow,
      sql`
      select deposit_id, noted_at from payment_deposit
      where payment_no = ${paymentNo} and state = 'ACCEPTED'`,
    );
    if (!deposit || !lacks(verdict, deposit.depositId)) return;
    const { now } = deps.clock;
    if (addMs(deposit.notedAt, SETTLING_MS) > startedAt) return;
    await tx.run(sql`
      update payment_deposit set state = 'REVERSED', noted_at = ${now()}
      where payment_no = ${paymentNo} and deposit_id = ${deposit.depositId}`);
    const isPrepared = await tx.maybe(
      foundRow,
      sql`
      select true as found from order_item
      where order_no = ${payment.orderNo} and state <> 'PAY_DONE' limit 1`,
    );
    const isUndone = payment.state === 'PAID' && !isPrepared;
    deps.log.error({ paymentNo, isUndone }, 'the bank took back the deposit of a paid order');
    if (isUndone) await undoSale(tx, payment, now());
  });
