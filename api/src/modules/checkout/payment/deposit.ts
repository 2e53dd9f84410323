import { formatWon } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { required } from '../../../platform/required';
import type { Deposit, Verdict } from '../../../ports';
import { notifyMember } from '../history';
import { moveItems } from '../order';
import { extendHeld } from '../stock';
import { sealAccount } from './payment.account';
import { LONGEST_POLL_MS, lockPayment, movePayment, type Payment } from './payment.repository';
import { requestRefund } from './refund-request';
import { removeFromBasket, settlePaid } from './settle';

/** A waiting payment is inquired about this often, in case a webhook is lost. */
export const DEPOSIT_POLL_MS = 60_000;

/** How often a paid virtual account is inquired about until its deadline. */
export const PAID_POLL_MS = LONGEST_POLL_MS;

type Account = Verdict & { state: 'account' };

const depositIdRow = z.object({ depositId: z.string() });

/** Takes the issued account over: the order waits, and its goods are held until the deadline. */
async function awaitDeposit(
  tx: Tx,
  deps: Deps,
  payment: Payment,
  { account, tid, webhookSecret }: Account,
): Promise<void> {
  const now = deps.clock.now();
  const { orderNo, dueAt } = payment;
  const wasNoticed = await tx.maybe(
    foundRow,
    sql`select true as found from payment_webhook where payment_no = ${payment.paymentNo} limit 1`,
  );
  await movePayment(
    tx,
    payment,
    'WAITING_DEPOSIT',
    { actor: 'issuer', now },
    sql`, pg_tid = ${tid}, account_enc = ${sealAccount(deps.secrets, account)}, reason = null,
      webhook_secret_enc = ${webhookSecret ? deps.secrets.seal(webhookSecret) : null}, inquiries = 0,
      inquire_at = ${wasNoticed ? now : addMs(now, DEPOSIT_POLL_MS)}`,
  );
  await tx.run(sql`update orders set expires_at = ${dueAt} where order_no = ${orderNo}`);
  await extendHeld(tx, orderNo, required(dueAt, 'end of the deposit'));
  await moveItems(tx, orderNo, 'DEPOSIT_WAIT', { actor: 'issuer', now });
  await removeFromBasket(tx, payment);
}

/**
 * Why a deposit cannot pay the order; undefined when it does.
 * @param hasPaid whether another deposit has paid it, and was not taken back
 */
function misfitOf(payment: Payment, deposit: Deposit, hasPaid: boolean): string | undefined {
  if (hasPaid) return '이미 입금을 마친 주문이에요';
  if (payment.state !== 'WAITING_DEPOSIT' && payment.state !== 'PAID') return '취소된 주문이에요';
  if (deposit.at > required(payment.dueAt, 'end of the deposit')) return '입금 기한이 지났어요';
  if (deposit.amountWon < payment.amount) return '입금액이 주문 금액보다 적어요';
  if (deposit.amountWon > payment.amount) return '입금액이 주문 금액보다 많아요';
  return undefined;
}

/**
 * Settles the order with a deposit, or sends the deposit back. Each deposit is handled once, and once more when
 * it is there again after the bank took it back.
 */
async function applyDeposit(tx: Tx, deps: Deps, paymentNo: string, deposit: Deposit) {
  const now = deps.clock.now();
  const payment = await lockPayment(tx, paymentNo);
  const acceptedId = await acceptedDepositId(tx, paymentNo);
  if (acceptedId === deposit.id) return;
  const misfit = misfitOf(payment, deposit, acceptedId !== null);
  const isNew = await tx.run(sql`
    insert into payment_deposit (payment_no, deposit_id, amount, deposited_at, state, reason, noted_at)
    values (${paymentNo}, ${deposit.id}, ${deposit.amountWon}, ${deposit.at},
      ${misfit === undefined ? 'ACCEPTED' : 'RETURNED'}, ${misfit ?? ''}, ${now})
    on conflict (payment_no, deposit_id) do update
      set state = excluded.state, reason = excluded.reason, noted_at = excluded.noted_at
      where payment_deposit.state = 'REVERSED'`);
  if (isNew === 0) return;
  if (misfit === undefined) {
    const approval = { approvedNo: deposit.id, approvedAt: deposit.at };
    await settlePaid(tx, paymentNo, approval, 'issuer', now);
    await tx.run(sql`
      update payment set inquire_at = ${addMs(now, PAID_POLL_MS)} where payment_no = ${paymentNo}`);
    return;
  }
  await requestRefund(
    tx,
    { paymentNo, amountWon: deposit.amountWon, reason: 'DEPOSIT', depositId: deposit.id },
    now,
  );
  const facts = { reason: misfit, depositWon: formatWon(deposit.amountWon) };
  await notifyMember(tx, { step: 'DEPOSIT_RETURNED', of: 'payment', ref: paymentNo, facts }, now);
  deps.log.warn(
    { paymentNo, state: payment.state },
    'a deposit does not fit its order and goes back',
  );
}

/**
 * Applies the gateway's state of a virtual account: its number, and what arrived on it. Idempotent, and
 * independent of the order in which notices arrive.
 * @returns false when the account is not that of this payment, or the order was released before it was issued
 */
export const applyAccount = (deps: Deps, paymentNo: string, verdict: Account): Promise<boolean> =>
  deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, paymentNo);
    if (payment.state === 'APPROVING' || payment.state === 'UNKNOWN') {
      const isOurs = verdict.amountWon === payment.amount && verdict.paymentNo === paymentNo;
      if (!isOurs || payment.orderStatus !== 'CREATED') return false;
      await awaitDeposit(tx, deps, payment, verdict);
    }
    const deposits = [...verdict.deposits].sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const deposit of deposits) await applyDeposit(tx, deps, paymentNo, deposit);
    return true;
  });

/** The deposit that paid; null for other methods. */
export async function acceptedDepositId(tx: Tx, paymentNo: string): Promise<string | null> {
  const deposit = await tx.maybe(
    depositIdRow,
    sql`select deposit_id from payment_deposit where payment_no = ${paymentNo} and state = 'ACCEPTED'`,
  );
  return deposit?.depositId ?? null;
}
