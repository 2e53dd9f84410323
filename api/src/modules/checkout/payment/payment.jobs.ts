import type { Deps } from '../../../platform/deps';
import type { PaymentGateway } from '../../../ports';
import { applyVerdict, verdictOf } from './decide';
import { findExpired, findUndecided } from './payment.repository';
import { failPayment } from './settle';

/** Inquires about every payment whose inquiry is due. @returns their number */
export async function inquireDue(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const due = await findUndecided(deps.db, deps.clock.now());
  for (const payment of due) {
    const verdict = payment.pgTid
      ? await verdictOf(gateway.inquire(payment.pgTid))
      : ({ state: 'none' } as const);
    await applyVerdict(deps, payment.paymentNo, verdict);
  }
  return due.length;
}

/** Releases orders that were not paid in time. A payment that is being approved is left to the inquiry. @returns their number */
export async function expireOrders(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = await findExpired(deps.db, now);
  for (const payment of due) {
    const by = { actor: 'system', reason: '결제 시간이 지났어요.', now };
    await deps.db
      .tx((tx) => failPayment(tx, payment.paymentNo, 'CANCELED', by, 'EXPIRED'))
      // A concurrent approval takes precedence.
      .catch((error: unknown) => deps.log.info({ err: error }, 'order was taken up meanwhile'));
  }
  return due.length;
}
