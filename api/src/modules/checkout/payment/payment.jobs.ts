import type { Deps } from '../../../platform/deps';
import type { PaymentGateway } from '../../../ports';
import { decide, verdictOf } from './decide';
import { findExpired, findUndecided } from './payment.repository';
import { failPayment } from './settle';

/** Asks the card company about every payment that is due to be asked about. @returns how many. */
export async function inquireDue(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const due = await findUndecided(deps.db, deps.clock.now());
  for (const payment of due) {
    const verdict = payment.pgTid
      ? await verdictOf(gateway.inquire(payment.pgTid))
      : ({ state: 'none' } as const);
    await decide(deps, payment.paymentNo, verdict);
  }
  return due.length;
}

/** Releases orders nobody paid in time. One that is being charged is left to the inquiry. @returns how many. */
export async function expireOrders(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = await findExpired(deps.db, now);
  for (const payment of due) {
    const by = { actor: 'system', reason: '결제 시간이 지났어요.', now };
    await deps.db
      .tx((tx) => failPayment(tx, payment.paymentNo, 'CANCELED', by, 'EXPIRED'))
      // The shopper came back in this very moment: his approval goes first.
      .catch((error: unknown) => deps.log.info({ err: error }, 'order was taken up meanwhile'));
  }
  return due.length;
}
