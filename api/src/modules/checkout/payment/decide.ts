import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { required } from '../../../platform/required';
import type { PaymentGateway, Verdict } from '../../../ports';
import type { MovedForReason } from '../history';
import { acceptCard } from './charged-card';
import { isUndecided, settleClaimPayment } from './claim-payment';
import { applyAccount, DEPOSIT_POLL_MS, PAID_POLL_MS } from './deposit';
import { lockPayment, movePayment, type Payment } from './payment.repository';
import { requestRefund } from './refund-request';
import { noteReversal } from './reversal';
import { failPayment, settlePaid } from './settle';

/** An approval without a response is inquired about after this time. */
export const INQUIRE_FIRST_MS = 20_000;

const verdictShape = z.union([
  z.object({ state: z.enum(['declined', 'none', 'unknown']) }),
  z.object({ state: z.literal('approved'), approvedAt: z.date(), amountWon: z.number().int() }),
  z.object({
    state: z.literal('account'),
    account: z.object({ number: z.string().min(1) }),
    amountWon: z.number().int(),
  }),
]);

/**
 * A timeout or fault of the card company is `unknown`, never a failure: it may have charged. So is a response
 * that cannot be read.
 */
export const verdictOf = (response: Promise<Verdict>): Promise<Verdict> =>
  response.then(
    (verdict) => (verdictShape.safeParse(verdict).success ? verdict : { state: 'unknown' }),
    () => ({ state: 'unknown' }),
  );

/**
 * A payment that stays unknown for longer is voided at the gateway: longer than its order is held, or than a
 * claim's approval is asked about, since the claim can neither be paid nor withdrawn meanwhile.
 */
const GIVE_UP_MS = minutesMs(30);
const steps = [5_000, 10_000, 30_000, 60_000, 120_000, 300_000];

type Approved = Verdict & { state: 'approved' };

const NET_CANCELED = '결제가 확인되지 않아 자동으로 취소했어요. 청구되지 않아요.';

const VOIDED = '혹시 청구되었다면 자동으로 취소돼요.';

const ANOTHER_CARD = '카드 쿠폰에 맞지 않는 카드로 결제되어 자동으로 취소했어요. 청구되지 않아요.';

/** When the gateway is asked once more about a voided payment: a void that came before its charge missed it. */
const LATE_LOOK_MS = minutesMs(10);

/**
 * Net cancel (망취소): ends the payment and voids it at the gateway, charged or not, so that a late approval
 * charges nothing. What is charged nevertheless goes back when it is looked at once more.
 * @param chargedWon the amount that the gateway charged, where it differs from the payment
 */
async function netCancel(
  deps: Deps,
  paymentNo: string,
  { chargedWon, reason = NET_CANCELED }: { chargedWon?: number; reason?: string } = {},
): Promise<void> {
  const now = deps.clock.now();
  const by: MovedForReason = { actor: 'system', reason, now };
  await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, paymentNo);
    if (!isUndecided(payment)) return;
    if (payment.orderStatus === 'CREATED') {
      await failPayment(tx, paymentNo, 'NET_CANCELED', by);
    } else {
      const also = sql`, reason = ${reason}, inquire_at = null`;
      await movePayment(tx, payment, 'NET_CANCELED', by, also);
    }
    await tx.run(sql`
      update payment set inquire_at = ${addMs(now, LATE_LOOK_MS)} where payment_no = ${paymentNo}`);
    const amountWon = chargedWon ?? payment.amount;
    if (amountWon > 0) await requestRefund(tx, { paymentNo, amountWon, reason: 'NET_CANCEL' }, now);
  });
}

/** An approval of a payment that has ended: the money goes back, unless a void of it is waiting already. */
async function returnLateCharge(
  tx: Tx,
  deps: Deps,
  { paymentNo, state }: Payment,
  amountWon: number,
): Promise<void> {
  if (!['DECLINED', 'CANCELED', 'NET_CANCELED'].includes(state)) return;
  const isWaiting = await tx.maybe(
    foundRow,
    sql`
    select true as found from payment_cancel where payment_no = ${paymentNo} and state = 'REQUESTED'
      and reason in ('NET_CANCEL', 'VOID') limit 1`,
  );
  deps.log.error({ paymentNo, state }, 'an approval of an ended payment goes back');
  if (!isWaiting)
    await requestRefund(tx, { paymentNo, amountWon, reason: 'VOID' }, deps.clock.now());
}

async function scheduleInquiry(deps: Deps, paymentNo: string): Promise<void> {
  const now = deps.clock.now();
  const isOver = await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, paymentNo);
    if (!isUndecided(payment)) return false;
    const since = payment.claimApprovalAt ?? payment.expiresAt;
    if (now.getTime() > since.getTime() + GIVE_UP_MS) return true;
    const wait = required(steps[Math.min(payment.inquiries, steps.length - 1)], 'wait');
    const next = sql`, inquire_at = ${addMs(now, wait)}, inquiries = inquiries + 1`;
    if (payment.state === 'APPROVING') {
      const reason = '결제 응답이 늦어지고 있어요. 승인 여부를 확인하고 있어요.';
      const also = sql`${next}, reason = ${reason}`;
      await movePayment(tx, payment, 'UNKNOWN', { actor: 'system', reason, now }, also);
    } else {
      await tx.run(sql`
        update payment set updated_at = ${now}${next} where payment_no = ${paymentNo}`);
    }
    return false;
  });
  // No response yet: the void is repeated until the company confirms that nothing is charged.
  if (isOver) await netCancel(deps, paymentNo);
}

/** Whether the approval has the number and the amount of this payment. */
const matchesPayment = (verdict: Approved, payment: Payment): boolean =>
  verdict.amountWon === payment.amount && verdict.paymentNo === payment.paymentNo;

/** @returns whether nothing is left to do; false or `another-card` when the charge has to be voided */
async function settleApproval(
  tx: Tx,
  deps: Deps,
  paymentNo: string,
  verdict: Approved,
): Promise<boolean | 'another-card'> {
  const payment = await lockPayment(tx, paymentNo);
  if (!isUndecided(payment)) {
    await returnLateCharge(tx, deps, payment, verdict.amountWon);
    return true;
  }
  if (!matchesPayment(verdict, payment)) return false;
  if (!(await acceptCard(tx, deps, payment, verdict.card))) return 'another-card';
  const now = deps.clock.now();
  return payment.claimNo === null
    ? settlePaid(tx, paymentNo, verdict, 'issuer', now)
    : settleClaimPayment(tx, payment, verdict, { actor: 'issuer', now });
}

/**
 * A refusal that answers the approval itself ends the payment. After an approval without an answer it says
 * nothing about that one, which may have charged: the payment is voided, and the operator is told.
 */
async function applyDecline(
  deps: Deps,
  paymentNo: string,
  reason: string,
  source: VerdictSource,
): Promise<void> {
  const by: MovedForReason = { actor: 'issuer', reason, now: deps.clock.now() };
  const isUnclear = await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, paymentNo);
    if (!isUndecided(payment)) return false;
    if (source === 'inquiry' || payment.state === 'UNKNOWN') return true;
    await failPayment(tx, paymentNo, 'DECLINED', by);
    return false;
  });
  if (!isUnclear) return;
  deps.log.error({ paymentNo }, 'a payment was declined after an approval without an answer');
  await netCancel(deps, paymentNo, { reason: `${reason} ${VOIDED}` });
}

/** `approval`: the answer to the request that charges or issues an account. */
export type VerdictSource = 'approval' | 'inquiry';

/**
 * Applies the verdict of the gateway: settles, fails, waits for a deposit, keeps inquiring, or cancels the
 * charge of an order that no longer exists. Idempotent.
 */
export async function applyVerdict(
  deps: Deps,
  paymentNo: string,
  verdict: Verdict,
  source: VerdictSource,
): Promise<void> {
  if (verdict.state === 'unknown') return scheduleInquiry(deps, paymentNo);
  if (verdict.state === 'none') return netCancel(deps, paymentNo);
  if (verdict.state === 'declined') return applyDecline(deps, paymentNo, verdict.reason, source);
  if (verdict.state === 'account') {
    if (!(await applyAccount(deps, paymentNo, verdict))) await netCancel(deps, paymentNo);
    return;
  }
  const isSettled = await deps.db.tx((tx) => settleApproval(tx, deps, paymentNo, verdict));
  if (isSettled === 'another-card')
    await netCancel(deps, paymentNo, { chargedWon: verdict.amountWon, reason: ANOTHER_CARD });
  if (isSettled === false) await netCancel(deps, paymentNo, { chargedWon: verdict.amountWon });
}

/**
 * Reads the payment's state at the gateway and applies it. A virtual account is read until its deadline, paid or
 * not: a second deposit goes back, and the bank may take the first one back.
 * @returns whether the gateway answered
 */
export async function inquireAndApply(
  deps: Deps,
  gateway: PaymentGateway,
  { paymentNo, pgTid: tid, inquireAt }: Payment,
): Promise<boolean> {
  const startedAt = deps.clock.now();
  const verdict = await verdictOf(gateway.inquire({ paymentNo, tid }));
  await applyVerdict(deps, paymentNo, verdict, 'inquiry');
  await noteReversal(deps, paymentNo, verdict, startedAt);
  const isAnswered = verdict.state !== 'unknown';
  const now = deps.clock.now();
  // Undecided payments have their own schedule. A webhook that came meanwhile has changed the time.
  await deps.db.run(sql`
    update payment set inquire_at = case
        when state = 'NET_CANCELED' and ${!isAnswered} then ${addMs(now, LATE_LOOK_MS)}::timestamptz
        when state = 'WAITING_DEPOSIT' or ${!isAnswered} then ${addMs(now, DEPOSIT_POLL_MS)}::timestamptz
        when method = 'VIRTUAL_ACCOUNT' and state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')
          and due_at > ${now} then ${addMs(now, PAID_POLL_MS)}::timestamptz end
    where payment_no = ${paymentNo} and state not in ('APPROVING', 'UNKNOWN')
      and inquire_at is not distinct from ${inquireAt}`);
  return isAnswered;
}
