import { CLAIM_PAY_HOURS, type PayMethod } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { newNo } from '../../../platform/public-number';
import { moveClaim } from '../claim-state';
import { type MovedBy, type MovedForReason, recordMove } from '../history';
import { movePayment, type Payment } from './payment.repository';
import { requestRefund } from './refund-request';
import { failPayment } from './settle';

/** A method that a claim can be paid by; a card is that of the order. */
export type ClaimPayMethod = Exclude<PayMethod, 'VIRTUAL_ACCOUNT'>;

const claimPaymentRow = z.object({
  paymentNo: z.string(),
  method: z.string(),
  state: z.enum(['READY', 'AUTHENTICATING', 'APPROVING', 'UNKNOWN', 'PAID', 'PARTIAL_CANCELED']),
  amount: z.number(),
  feeWon: z.number(),
  canceledAmount: z.number(),
});
type ClaimPayment = z.infer<typeof claimPaymentRow>;

/** The payment of a claim that is open or paid. */
export const findClaimPayment = (
  db: Queryable,
  claimNo: string,
): Promise<ClaimPayment | undefined> =>
  db.maybe(
    claimPaymentRow,
    sql`
    select payment_no, method, state, amount, fee_won, canceled_amount from payment
    where claim_no = ${claimNo} and state in ('READY', 'AUTHENTICATING', 'APPROVING', 'UNKNOWN', 'PAID', 'PARTIAL_CANCELED')`,
  );

/** The gateway decides: what it charges is still to come. */
export const isUndecided = ({ state }: Pick<Payment, 'state'>): boolean =>
  state === 'APPROVING' || state === 'UNKNOWN';

/**
 * Ends an open payment of a claim, so that its window charges nothing any more.
 * @returns false while the gateway decides: what it charges is still to come
 */
export async function closeClaimPayment(
  tx: Tx,
  claimNo: string,
  by: MovedForReason,
): Promise<boolean> {
  const open = await findClaimPayment(tx, claimNo);
  if (!open) return true;
  if (isUndecided(open)) return false;
  if (open.state === 'READY' || open.state === 'AUTHENTICATING')
    await failPayment(tx, open.paymentNo, 'CANCELED', by);
  return true;
}

export interface ClaimCharge {
  claimNo: string;
  orderNo: string;
  memberNo: number;
  amountWon: number;
  /** The part that pays fees. */
  feeWon: number;
  method: ClaimPayMethod;
}

/**
 * A payment for what a claim asks for. An open one by the same method is taken up again. The caller has locked
 * the order, and checked that the claim waits for its money.
 * @returns its number
 * @throws AppError 409 `STATE` while an earlier attempt is being decided
 */
export async function openClaimPayment(tx: Tx, charge: ClaimCharge, now: Date): Promise<string> {
  const { claimNo, orderNo, memberNo, method } = charge;
  const open = await findClaimPayment(tx, claimNo);
  if (open && open.method === method && !isUndecided(open)) return open.paymentNo;
  const by: MovedForReason = {
    actor: `member:${memberNo}`,
    reason: '다른 결제 수단을 골랐어요.',
    now,
  };
  if (!(await closeClaimPayment(tx, claimNo, by)))
    throw conflict('STATE', '결제 결과를 확인하고 있어요. 잠시 후 다시 확인해 주세요.');
  const paymentNo = newNo('P');
  const isCard = method === 'CARD';
  await tx.run(sql`
    insert into payment (payment_no, order_no, claim_no, member_no, method, amount, fee_won, state, card_cd, card_name,
      created_at, updated_at)
    select ${paymentNo}, ${orderNo}, ${claimNo}, ${memberNo}, ${method}, ${charge.amountWon}, ${charge.feeWon}, 'READY',
      case when ${isCard} then p.card_cd end, case when ${isCard} then p.card_name end, ${now}, ${now}
    from payment p where p.order_no = ${orderNo} and p.claim_no is null
      and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')`);
  const move = { machine: 'payment', ref: paymentNo, from: null, to: 'READY' } as const;
  await recordMove(tx, { ...move, actor: by.actor }, now);
  return paymentNo;
}

/**
 * A charged claim goes on as a request.
 * @returns false when it waits no more; the caller cancels the charge
 */
export async function settleClaimPayment(
  tx: Tx,
  payment: Payment,
  approval: { approvedNo: string; approvedAt: Date; providerName?: string | undefined },
  by: MovedBy,
): Promise<boolean> {
  const { claimNo, claimState } = payment;
  if (claimNo === null || claimState !== 'PAY_WAIT') return false;
  await movePayment(
    tx,
    payment,
    'PAID',
    by,
    sql`, approved_no = ${approval.approvedNo}, approved_at = ${approval.approvedAt}, reason = null,
      card_name = coalesce(${approval.providerName ?? null}, card_name), inquire_at = null`,
  );
  await moveClaim(tx, claimNo, 'REQUEST', { ...by, reason: '결제를 마쳤어요' });
  return true;
}

/**
 * Gives back what a claim was paid that does not take place.
 * @param keptFeeWon fees that were earned
 * @returns the amount
 */
export async function refundClaimPayment(
  tx: Tx,
  claimNo: string,
  keptFeeWon: number,
  by: MovedForReason,
): Promise<number> {
  const payment = await findClaimPayment(tx, claimNo);
  if (!payment || (payment.state !== 'PAID' && payment.state !== 'PARTIAL_CANCELED')) return 0;
  const { paymentNo, state, amount, canceledAmount } = payment;
  const amountWon = amount - canceledAmount - keptFeeWon;
  if (amountWon <= 0) return 0;
  const to = keptFeeWon === 0 ? 'REFUNDED' : 'PARTIAL_CANCELED';
  const more = sql`, canceled_amount = canceled_amount + ${amountWon}`;
  await movePayment(tx, { paymentNo, state }, to, by, more);
  await requestRefund(tx, { paymentNo, amountWon, reason: 'CLAIM', claimNo }, by.now);
  return amountWon;
}

/** When a claim that asks for money now is withdrawn. */
export const claimPayDue = (now: Date): Date =>
  new Date(now.getTime() + CLAIM_PAY_HOURS * 3_600_000);
