import { createHash, randomBytes } from 'node:crypto';
import type { PaymentView } from '@shop/shared/contracts';
import { depositDueAt } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError, conflict, notFound, refused, unavailable } from '../../../platform/errors';
import { mapTimeout } from '../../../platform/with-timeout';
import { type PaymentGateway, type WindowReturn, windowDown } from '../../../ports';
import { readReceiver } from '../order';
import { applyVerdict, INQUIRE_FIRST_MS, inquireAndApply, verdictOf } from './decide';
import { closeAccount } from './expiry';
import {
  claimInquiry,
  findPayment,
  isKeyOfAnother,
  lockPayment,
  movePayment,
  type Payment,
} from './payment.repository';
import { paymentViewOf } from './payment.view';
import { failPayment } from './settle';

const attemptNoRow = z.object({ attemptNo: z.number() });

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function getPayment(deps: Deps, memberNo: number, paymentNo: string): Promise<Payment> {
  const payment = await findPayment(deps.db, paymentNo, memberNo);
  if (!payment) throw notFound('결제를 찾을 수 없어요.');
  return payment;
}

const paymentExpired = (): AppError =>
  new AppError(410, 'PAYMENT_EXPIRED', '결제 시간이 지났어요. 주문서에서 다시 결제해 주세요.');

const depositUnclear = (): AppError =>
  unavailable(
    'DEPOSIT_UNCLEAR',
    '입금 여부를 확인하지 못해 취소하지 않았어요. 잠시 후 다시 시도해 주세요.',
  );

/** The return address of the gateway's window; it adds paymentNo, nonce, result and signature. */
const RETURN_URL = '/payment/auth';

/**
 * Opens the gateway's window, also again for a member who returns. A virtual account is issued instead.
 * @returns `windowUrl` null when the payment is decided already or needs no window.
 * @throws AppError 410 `PAYMENT_EXPIRED` | 503 `PAYMENT_WINDOW_DOWN`
 */
export async function readyPayment(
  deps: Deps,
  gateway: PaymentGateway,
  memberNo: number,
  paymentNo: string,
): Promise<{ payment: PaymentView; windowUrl: string | null }> {
  const payment = await getPayment(deps, memberNo, paymentNo);
  if (payment.state !== 'READY' && payment.state !== 'AUTHENTICATING') {
    return { payment: paymentViewOf(deps.secrets, payment), windowUrl: null };
  }
  const now = deps.clock.now();
  if (payment.expiresAt <= now) throw paymentExpired();
  if (payment.method === 'BENEFIT') throw conflict('STATE', '결제할 금액이 없는 주문이에요.');
  if (payment.method === 'VIRTUAL_ACCOUNT') {
    await issueAccount(deps, gateway, payment);
    const issued = await getPayment(deps, memberNo, paymentNo);
    return { payment: paymentViewOf(deps.secrets, issued), windowUrl: null };
  }
  const nonce = randomBytes(24).toString('base64url');
  // No lock is held during the call to the gateway.
  const opening = gateway.openWindow({
    paymentNo,
    method: payment.method,
    orderName: payment.orderName,
    amountWon: payment.amount,
    taxFreeWon: payment.taxFreeWon,
    cardCd: payment.cardCd ?? '',
    installmentMonths: payment.installmentMonths,
    isInterestFree: payment.isInterestFree,
    nonce,
    returnUrl: RETURN_URL,
    expiresAt: payment.expiresAt,
  });
  const { tid, windowUrl } = await mapTimeout(opening, windowDown);
  await deps.db.tx(async (tx) => {
    const current = await lockPayment(tx, paymentNo);
    await movePayment(
      tx,
      current,
      'AUTHENTICATING',
      { actor: `member:${memberNo}`, now },
      sql`, pg_tid = ${tid}`,
    );
    await tx.run(sql`
      insert into payment_attempt (payment_no, nonce_hash, at) values (${paymentNo}, ${hash(nonce)}, ${now})`);
  });
  return {
    payment: paymentViewOf(deps.secrets, await getPayment(deps, memberNo, paymentNo)),
    windowUrl,
  };
}

const failures = {
  declined: { to: 'DECLINED', reason: '카드사에서 승인을 거절했어요.' },
  canceled: { to: 'CANCELED', reason: '결제를 취소했어요.' },
  timeout: { to: 'CANCELED', reason: '결제 시간이 지났어요.' },
} as const;

/**
 * Handles the return from the window: verifies the signature and the payment, then charges on the server.
 * Idempotent: a decided payment is returned as it is.
 * @throws AppError 422 `PAYMENT_SIGNATURE`
 */
export async function approvePayment(
  deps: Deps,
  gateway: PaymentGateway,
  memberNo: number,
  back: WindowReturn,
): Promise<PaymentView> {
  const payment = await getPayment(deps, memberNo, back.paymentNo);
  const attempt = await deps.db.maybe(
    attemptNoRow,
    sql`
    select attempt_no from payment_attempt
    where payment_no = ${back.paymentNo} and nonce_hash = ${hash(back.nonce)}`,
  );
  if (!attempt || !gateway.isGenuine(back)) {
    throw unverified();
  }
  if (payment.state === 'AUTHENTICATING') {
    await deps.db.run(sql`
      update payment_attempt set result = ${back.result}, returned_at = ${deps.clock.now()}
      where attempt_no = ${attempt.attemptNo} and result is null`);
    if (back.result === 'approved') await charge(deps, gateway, payment, back.paymentKey);
    else await fail(deps, payment, failures[back.result]);
  }
  return paymentViewOf(deps.secrets, await getPayment(deps, memberNo, back.paymentNo));
}

const unverified = () =>
  refused('PAYMENT_SIGNATURE', '결제 정보를 확인할 수 없어요. 주문서에서 다시 결제해 주세요.');

const fail = (
  deps: Deps,
  payment: Payment,
  { to, reason }: { to: 'DECLINED' | 'CANCELED'; reason: string },
): Promise<void> =>
  deps.db.tx((tx) =>
    failPayment(tx, payment.paymentNo, to, { actor: 'issuer', reason, now: deps.clock.now() }),
  );

/** Only one caller moves a payment to APPROVING; the others see the result. */
const beginApproval = (deps: Deps, seen: Payment, tid: string | null): Promise<boolean> =>
  deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const payment = await lockPayment(tx, seen.paymentNo);
    if (payment.state !== seen.state || payment.pgTid !== seen.pgTid) return false;
    const inquireAt = addMs(now, INQUIRE_FIRST_MS);
    await movePayment(
      tx,
      payment,
      'APPROVING',
      { actor: 'system', now },
      sql`, inquire_at = ${inquireAt}, inquiries = 0, pg_tid = ${tid}`,
    );
    return true;
  });

async function charge(
  deps: Deps,
  gateway: PaymentGateway,
  seen: Payment,
  paymentKey: string | undefined,
): Promise<void> {
  const tid = paymentKey ?? seen.pgTid;
  // The key of the return address is not signed.
  if (paymentKey && (await isKeyOfAnother(deps.db, paymentKey, seen.paymentNo))) throw unverified();
  if (!(await beginApproval(deps, seen, tid))) return;
  const { paymentNo, amount } = seen;
  const verdict = await verdictOf(gateway.approve({ paymentNo, tid }, amount));
  await applyVerdict(deps, paymentNo, verdict, 'approval');
}

/** Requests the virtual account of an order, due on the day after. */
async function issueAccount(deps: Deps, gateway: PaymentGateway, seen: Payment): Promise<void> {
  const { paymentNo, orderName, amount, bankCd } = seen;
  const dueAt = seen.dueAt ?? depositDueAt(deps.clock.now());
  await deps.db.run(sql`
    update payment set due_at = ${dueAt} where payment_no = ${paymentNo} and due_at is null`);
  if (!(await beginApproval(deps, seen, null))) return;
  const { name: customerName } = await readReceiver(deps.db, deps.secrets, seen.orderNo);
  const request = {
    paymentNo,
    orderName,
    amountWon: amount,
    taxFreeWon: seen.taxFreeWon,
    customerName,
    bankCd: bankCd ?? '',
    dueAt,
  };
  const verdict = await verdictOf(gateway.issueAccount(request));
  await applyVerdict(deps, paymentNo, verdict, 'approval');
}

/** How often a shopper may inquire: an approval that is awaited in the page, and a deposit that may take a day. */
const inquireEveryMs = { UNKNOWN: 1_000, WAITING_DEPOSIT: 10_000 };

/** Inquires about an unknown payment or a deposit, no more often than allowed. @returns its state afterwards */
export async function inquirePayment(
  deps: Deps,
  gateway: PaymentGateway,
  memberNo: number,
  paymentNo: string,
): Promise<PaymentView> {
  const payment = await getPayment(deps, memberNo, paymentNo);
  const { state } = payment;
  if (state !== 'UNKNOWN' && state !== 'WAITING_DEPOSIT')
    return paymentViewOf(deps.secrets, payment);
  const limit = { now: deps.clock.now(), everyMs: inquireEveryMs[state] };
  if (!(await claimInquiry(deps.db, paymentNo, limit))) return paymentViewOf(deps.secrets, payment);
  await inquireAndApply(deps, gateway, payment);
  return paymentViewOf(deps.secrets, await getPayment(deps, memberNo, paymentNo));
}

/**
 * Cancels a payment before it is charged, and an order that waits for its deposit. A payment that is being
 * decided, or whose deposit has just arrived, is left as it is.
 */
export async function cancelPayment(
  deps: Deps,
  gateway: PaymentGateway,
  memberNo: number,
  paymentNo: string,
): Promise<PaymentView> {
  const payment = await getPayment(deps, memberNo, paymentNo);
  if (payment.state === 'READY' || payment.state === 'AUTHENTICATING') {
    await deps.db.tx((tx) =>
      failPayment(tx, paymentNo, 'CANCELED', {
        actor: `member:${memberNo}`,
        reason: failures.canceled.reason,
        now: deps.clock.now(),
      }),
    );
  }
  if (payment.state === 'WAITING_DEPOSIT') {
    const isAnswered = await closeAccount(deps, gateway, payment, {
      actor: `member:${memberNo}`,
      reason: '입금 전에 주문을 취소했어요.',
      orderTo: 'CANCEL_DONE',
    });
    if (!isAnswered) throw depositUnclear();
  }
  return paymentViewOf(deps.secrets, await getPayment(deps, memberNo, paymentNo));
}
