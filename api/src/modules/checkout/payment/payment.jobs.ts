import { later } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { recordMove } from '../../../platform/history';
import { type PaymentGateway } from '../../../ports';
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

interface Waiting {
  cancelNo: string;
  paymentNo: string;
  pgTid: string | null;
  amount: number;
  claimNo: string | null;
  tries: number;
}

const RETRY_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000];

/** Carries out the refunds that wait, and repeats what the card company did not confirm. @returns how many are done. */
export async function runRefunds(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const now = deps.clock.now();
  const waiting = await deps.db.rows<Waiting>(sql`
    select c.cancel_no, c.payment_no, p.pg_tid, c.amount, c.claim_no, c.tries
    from payment_cancel c join payment p using (payment_no)
    where c.state = 'REQUESTED' and c.next_at <= ${now} order by c.requested_at limit 50`);
  let done = 0;
  for (const refund of waiting) {
    const isDone =
      refund.pgTid !== null &&
      (await gateway.cancel(refund.pgTid, refund.amount, refund.cancelNo).catch(() => false));
    if (!isDone) {
      const wait = RETRY_MS[Math.min(refund.tries, RETRY_MS.length - 1)] as number;
      await deps.db.run(sql`
        update payment_cancel set tries = tries + 1, next_at = ${later(now, wait)}
        where cancel_no = ${refund.cancelNo} and state = 'REQUESTED'`);
      continue;
    }
    done += 1;
    await deps.db.tx(async (tx) => {
      const mine = await tx.run(sql`
        update payment_cancel set state = 'DONE', done_at = ${now}
        where cancel_no = ${refund.cancelNo} and state = 'REQUESTED'`);
      if (mine === 0 || !refund.claimNo) return;
      await tx.run(sql`
        update claim set state = 'DONE', completed_at = ${now} where claim_no = ${refund.claimNo}`);
      await recordMove(
        tx,
        {
          machine: 'claim',
          ref: refund.claimNo,
          from: 'REFUND_WAIT',
          to: 'DONE',
          actor: 'issuer',
        },
        now,
      );
    });
  }
  return done;
}
