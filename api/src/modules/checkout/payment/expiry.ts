import { addMs, minutesMs } from '../../../platform/clock';
import type { Deps } from '../../../platform/deps';
import { isAppError } from '../../../platform/errors';
import type { PaymentGateway } from '../../../ports';
import { inquireAndApply } from './decide';
import {
  findExpired,
  findLeft,
  findPayment,
  lockPayment,
  type Payment,
} from './payment.repository';
import { requestRefund } from './refund-request';
import { failPayment } from './settle';

/** How long an overdue order waits for a gateway that does not answer whether the deposit is there. */
const DEPOSIT_GRACE_MS = minutesMs(4);

export interface Ending {
  actor: string;
  reason: string;
  orderTo: 'EXPIRED' | 'CANCEL_DONE';
}

/** Releases the order and has the gateway close the account; a deposit that arrived meanwhile is returned. */
const endWaiting = (deps: Deps, payment: Payment, { orderTo, ...by }: Ending): Promise<void> =>
  deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const { paymentNo, amount } = payment;
    await failPayment(tx, paymentNo, 'CANCELED', { ...by, now }, orderTo);
    await requestRefund(tx, { paymentNo, amountWon: amount, reason: 'VOID' }, now);
  });

/**
 * Ends an order that waits for its deposit, unless the deposit is there.
 * @returns whether the gateway answered; without an answer the order is left as it is
 */
export async function closeAccount(
  deps: Deps,
  gateway: PaymentGateway,
  payment: Payment,
  ending: Ending,
): Promise<boolean> {
  const isAnswered = await inquireAndApply(deps, gateway, payment);
  const current = await findPayment(deps.db, payment.paymentNo);
  if (current?.state !== 'WAITING_DEPOSIT') return true;
  const isOverdue = deps.clock.now().getTime() > payment.expiresAt.getTime() + DEPOSIT_GRACE_MS;
  if (!isAnswered && !isOverdue) return false;
  // A deposit that is settled at this moment takes precedence.
  await endWaiting(deps, current, ending).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    deps.log.info({ err: error }, 'order was paid meanwhile');
  });
  return true;
}

async function expire(deps: Deps, payment: Payment): Promise<void> {
  const { gateway } = deps.adapters;
  if (payment.state === 'WAITING_DEPOSIT') {
    const reason = '입금 기한이 지났어요.';
    await closeAccount(deps, gateway, payment, { actor: 'system', reason, orderTo: 'EXPIRED' });
    return;
  }
  const by = { actor: 'system', reason: '결제 시간이 지났어요.', now: deps.clock.now() };
  await deps.db
    .tx((tx) => failPayment(tx, payment.paymentNo, 'CANCELED', by, 'EXPIRED'))
    // A concurrent approval takes precedence.
    .catch((error: unknown) => deps.log.info({ err: error }, 'order was taken up meanwhile'));
}

/** The window of a payment counts as left when nothing happened for this long. */
const LEFT_MS = minutesMs(1);

/**
 * Ends a member's payments whose window was left, before the member orders anew: they hold the
 * coupons, points and units that the new order wants. Nothing is charged before the return from the
 * window, so a window that is still open somewhere ends with a refusal.
 */
export async function endLeftPayments(deps: Deps, memberNo: number): Promise<void> {
  const now = deps.clock.now();
  const by = { actor: `member:${memberNo}`, reason: '다시 주문해서 이전 결제를 취소했어요.', now };
  for (const { paymentNo } of await findLeft(deps.db, memberNo, addMs(now, -LEFT_MS)))
    await deps.db
      .tx(async (tx) => {
        const { state } = await lockPayment(tx, paymentNo);
        // An account that was issued meanwhile waits for its deposit.
        if (state === 'WAITING_DEPOSIT') return;
        await failPayment(tx, paymentNo, 'CANCELED', by);
      })
      // A concurrent approval takes precedence.
      .catch((error: unknown) => {
        if (!isAppError(error)) throw error;
        deps.log.info({ err: error }, 'payment was taken up meanwhile');
      });
}

/**
 * Releases orders that were not paid in time, and virtual accounts past their deadline. A payment that is being
 * approved is left to the inquiry. One that fails delays no other. @returns their number
 */
export async function expireOrders(deps: Deps): Promise<number> {
  const due = await findExpired(deps.db, deps.clock.now());
  for (const payment of due)
    await expire(deps, payment).catch((error: unknown) =>
      deps.log.error({ err: error }, 'an order could not be expired'),
    );
  return due.length;
}
