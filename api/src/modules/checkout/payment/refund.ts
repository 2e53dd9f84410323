import { paymentMethod } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import { addMs } from '../../../platform/clock';
import type { Queryable } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { recordMove } from '../../../platform/history';
import type { PaymentGateway } from '../../../ports';
import { openAccount } from './payment.account';

const refundRow = z.object({
  cancelNo: z.string(),
  paymentNo: z.string(),
  pgTid: z.string().nullable(),
  method: paymentMethod,
  depositId: z.string().nullable(),
  refundAccountEnc: z.string().nullable(),
  amount: z.number(),
  claimNo: z.string().nullable(),
  tries: z.number(),
});
type Refund = z.infer<typeof refundRow>;

const RETRY_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000];
/** The longest a request waits for its own refund. */
const REQUEST_WAIT_MS = 3_000;

const readWaiting = (db: Queryable, where: Sql): Promise<Refund[]> =>
  db.rows(
    refundRow,
    sql`
    select c.cancel_no, payment_no, p.pg_tid, p.method, c.deposit_id, p.refund_account_enc, c.amount,
      c.claim_no, c.tries
    from payment_cancel c join payment p using (payment_no)
    where c.state = 'REQUESTED' and ${where} order by c.requested_at limit 50`,
  );

async function retryLater(
  deps: Deps,
  refund: Refund,
  now: Date,
  needsAccount: boolean,
): Promise<void> {
  const wait = RETRY_MS[Math.min(refund.tries, RETRY_MS.length - 1)] as number;
  await deps.db.run(sql`
    update payment_cancel set tries = tries + 1, next_at = ${addMs(now, wait)}, needs_account = ${needsAccount}
    where cancel_no = ${refund.cancelNo} and state = 'REQUESTED'`);
}

const recordDone = (
  { db }: Deps,
  { cancelNo, paymentNo, method, claimNo, depositId }: Refund,
  now: Date,
): Promise<void> =>
  db.tx(async (tx) => {
    const isFirst = await tx.run(sql`
      update payment_cancel set state = 'DONE', done_at = ${now}, needs_account = false
      where cancel_no = ${cancelNo} and state = 'REQUESTED'`);
    if (isFirst === 0) return;
    // Its account is closed now: what arrived until then goes back.
    if (method === 'VIRTUAL_ACCOUNT' && depositId === null) {
      await tx.run(sql`update payment set inquire_at = ${now} where payment_no = ${paymentNo}`);
    }
    if (!claimNo) return;
    await tx.run(
      sql`update claim set state = 'DONE', completed_at = ${now} where claim_no = ${claimNo}`,
    );
    await recordMove(
      tx,
      { machine: 'claim', ref: claimNo, from: 'REFUND_WAIT', to: 'DONE', actor: 'issuer' },
      now,
    );
  });

/** Requests one refund from the gateway. Concurrent callers are safe, since the key is idempotent. */
async function runRefund(deps: Deps, gateway: PaymentGateway, refund: Refund): Promise<boolean> {
  const now = deps.clock.now();
  const { paymentNo, pgTid: tid, refundAccountEnc } = refund;
  const request = {
    amountWon: refund.amount,
    key: refund.cancelNo,
    depositId: refund.depositId,
    account: refundAccountEnc ? openAccount(deps.secrets, refundAccountEnc) : null,
  };
  const result = await gateway.cancel({ paymentNo, tid }, request).catch(() => 'later' as const);
  if (result === 'done') await recordDone(deps, refund, now);
  else await retryLater(deps, refund, now, result === 'account-needed');
  return result === 'done';
}

/** Runs the refunds that are due and retries unconfirmed ones. @returns how many are done */
export async function runRefunds(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const due = await readWaiting(deps.db, sql`c.next_at <= ${deps.clock.now()}`);
  let done = 0;
  for (const refund of due) if (await runRefund(deps, gateway, refund)) done += 1;
  return done;
}

/**
 * Runs the refund of one claim and waits briefly, so that the response can report it as done. The refund
 * continues after the wait, and the job retries failures.
 */
export async function runRefundOf(
  deps: Deps,
  gateway: PaymentGateway,
  claimNo: string,
): Promise<void> {
  const refund = async () => {
    for (const one of await readWaiting(deps.db, sql`c.claim_no = ${claimNo}`)) {
      await runRefund(deps, gateway, one);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, REQUEST_WAIT_MS);
  });
  const finished = refund().catch((error: unknown) =>
    deps.log.warn({ err: error, claimNo }, 'the refund waits for the job'),
  );
  await Promise.race([finished, waited]);
  clearTimeout(timer);
}
