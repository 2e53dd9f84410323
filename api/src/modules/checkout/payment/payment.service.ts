import { createHash, randomBytes } from 'node:crypto';
import type { PaymentView } from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError, notFound, refused } from '../../../platform/errors';
import { mapTimeout } from '../../../platform/with-timeout';
import { type PaymentGateway, type WindowReturn, windowDown } from '../../../ports';
import { applyVerdict, INQUIRE_FIRST_MS, verdictOf } from './decide';
import { findPayment, lockPayment, movePayment, type Payment } from './payment.repository';
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

/** The return address of the gateway's window; it adds paymentNo, nonce, result and signature. */
const RETURN_URL = '/payment/auth';

/**
 * Opens the gateway's window, also again for a member who returns.
 * @returns `windowUrl` null when the payment is decided already.
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
    return { payment: paymentViewOf(payment), windowUrl: null };
  }
  const now = deps.clock.now();
  if (payment.expiresAt <= now) throw paymentExpired();
  const nonce = randomBytes(24).toString('base64url');
  // No lock is held during the call to the gateway.
  const opening = gateway.openWindow({
    paymentNo,
    orderName: payment.orderName,
    amountWon: payment.amount,
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
  return { payment: paymentViewOf(await getPayment(deps, memberNo, paymentNo)), windowUrl };
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
    throw refused(
      'PAYMENT_SIGNATURE',
      '결제 정보를 확인할 수 없어요. 주문서에서 다시 결제해 주세요.',
    );
  }
  if (payment.state === 'AUTHENTICATING') {
    await deps.db.run(sql`
      update payment_attempt set result = ${back.result}, returned_at = ${deps.clock.now()}
      where attempt_no = ${attempt.attemptNo} and result is null`);
    if (back.result === 'approved') await charge(deps, gateway, payment);
    else await fail(deps, payment, failures[back.result]);
  }
  return paymentViewOf(await getPayment(deps, memberNo, back.paymentNo));
}

const fail = (
  deps: Deps,
  payment: Payment,
  { to, reason }: { to: 'DECLINED' | 'CANCELED'; reason: string },
): Promise<void> =>
  deps.db.tx((tx) =>
    failPayment(tx, payment.paymentNo, to, { actor: 'issuer', reason, now: deps.clock.now() }),
  );

/** Only one caller moves a payment from AUTHENTICATING to APPROVING; the others see the result. */
async function charge(deps: Deps, gateway: PaymentGateway, seen: Payment): Promise<void> {
  const now = deps.clock.now();
  const isMine = await deps.db.tx(async (tx) => {
    const payment = await lockPayment(tx, seen.paymentNo);
    if (payment.state !== 'AUTHENTICATING' || payment.pgTid !== seen.pgTid) return false;
    const by = { actor: 'system', now };
    const inquireAt = addMs(now, INQUIRE_FIRST_MS);
    await movePayment(
      tx,
      payment,
      'APPROVING',
      by,
      sql`, inquire_at = ${inquireAt}, inquiries = 0`,
    );
    return true;
  });
  if (!isMine || !seen.pgTid) return;
  const verdict = await verdictOf(gateway.approve(seen.pgTid, seen.paymentNo, seen.amount));
  await applyVerdict(deps, seen.paymentNo, verdict);
}

/** Inquires about an unknown payment, at most once a second. @returns its state afterwards */
export async function inquirePayment(
  deps: Deps,
  gateway: PaymentGateway,
  memberNo: number,
  paymentNo: string,
): Promise<PaymentView> {
  const payment = await getPayment(deps, memberNo, paymentNo);
  const isDue = deps.clock.now().getTime() - payment.updatedAt.getTime() >= 1_000;
  if (payment.state !== 'UNKNOWN' || !payment.pgTid || !isDue) return paymentViewOf(payment);
  await applyVerdict(deps, paymentNo, await verdictOf(gateway.inquire(payment.pgTid)));
  return paymentViewOf(await getPayment(deps, memberNo, paymentNo));
}

/** Cancels a payment before it is charged. A payment that is being decided is left as it is. */
export async function cancelPayment(
  deps: Deps,
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
  return paymentViewOf(await getPayment(deps, memberNo, paymentNo));
}
