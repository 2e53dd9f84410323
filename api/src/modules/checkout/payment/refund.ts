import { paymentMethod } from '@shop/shared/contracts/schemas';
import { formatWon } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { isDue } from '../../../platform/db/due';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { required } from '../../../platform/required';
import type { PaymentGateway } from '../../../ports';
import { moveClaim } from '../claim-state';
import { notifyMember } from '../history';
import { openAccount } from './payment.account';
import { lockPayment } from './payment.repository';

const refundRow = z.object({
  cancelNo: z.string(),
  paymentNo: z.string(),
  pgTid: z.string().nullable(),
  method: paymentMethod,
  depositId: z.string().nullable(),
  amount: z.number(),
  taxFreeWon: z.number(),
  reason: z.string(),
  claimNo: z.string().nullable(),
});
type Refund = z.infer<typeof refundRow>;

const triesRow = z.object({ tries: z.number() });
/** Whether no earlier request may have been paid out. */
const idleRow = z.object({ isIdle: z.boolean() });
const claimRow = z.object({ state: z.string(), isLast: z.boolean() });
const refundAccountRow = z.object({ refundAccountEnc: z.string().nullable() });

const RETRY_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000];
/** The longest a request waits for its own refund. */
const REQUEST_WAIT_MS = 3_000;

const readWaiting = (db: Queryable, where: Sql): Promise<Refund[]> =>
  db.rows(
    refundRow,
    sql`
    select c.cancel_no, payment_no, p.pg_tid, p.method, c.deposit_id, c.amount, c.tax_free_won, c.reason, c.claim_no
    from payment_cancel c join payment p using (payment_no)
    where c.state = 'REQUESTED' and ${where} order by c.requested_at limit 50`,
  );

/**
 * Marks an attempt before its request is sent, and reads the account for it. From the mark on
 * `setRefundAccount` refuses another account: a request to the first one may be on its way.
 * @returns undefined when the refund is done already
 */
const beginAttempt = (
  { db }: Deps,
  { cancelNo, paymentNo }: Refund,
): Promise<{ tries: number; isIdle: boolean; refundAccountEnc: string | null } | undefined> =>
  db.tx(async (tx) => {
    await lockPayment(tx, paymentNo);
    const before = await tx.maybe(
      idleRow,
      sql`
      select tries = 0 or needs_account as is_idle from payment_cancel
      where cancel_no = ${cancelNo} and state = 'REQUESTED'`,
    );
    const marked = await tx.maybe(
      triesRow,
      sql`
      update payment_cancel set tries = tries + 1, needs_account = false
      where cancel_no = ${cancelNo} and state = 'REQUESTED' returning tries`,
    );
    if (!before || !marked) return undefined;
    const account = await tx.one(
      refundAccountRow,
      sql`select refund_account_enc from payment where payment_no = ${paymentNo}`,
    );
    return { ...before, ...marked, ...account };
  });

async function retryLater(
  deps: Deps,
  cancelNo: string,
  { tries, needsAccount }: { tries: number; needsAccount: boolean },
  now: Date,
): Promise<void> {
  const wait = required(RETRY_MS[Math.min(tries - 1, RETRY_MS.length - 1)], 'wait');
  await deps.db.run(sql`
    update payment_cancel set next_at = ${addMs(now, wait)}, needs_account = ${needsAccount}
    where cancel_no = ${cancelNo} and state = 'REQUESTED'`);
}

/** A deposit of the member: a gift may end without them, before they have named an account for it. */
const isOfDeposit = ({ method, depositId, reason }: Refund): boolean =>
  method === 'VIRTUAL_ACCOUNT' && depositId !== null && reason === 'CLAIM';

/** These end a payment as a whole, whatever the gateway has charged. */
const isWhole = ({ reason }: Refund): boolean => reason === 'NET_CANCEL' || reason === 'VOID';

/**
 * The claim is done with the last of its refunds: a claim may give back of several payments. Of what goes back beside
 * that, such as the difference of an exchange or a fee that was paid for nothing, the member is notified at once.
 */
async function endRefund(
  tx: Tx,
  { claimNo, amount }: { claimNo: string; amount: number },
  now: Date,
): Promise<void> {
  const { state, isLast } = await tx.one(
    claimRow,
    sql`
    select state, not exists (
      select from payment_cancel where claim_no = ${claimNo} and state = 'REQUESTED') as is_last
    from claim where claim_no = ${claimNo} for update`,
  );
  if (state !== 'REFUND_WAIT') {
    const facts = { backWon: formatWon(amount) };
    await notifyMember(tx, { step: 'CLAIM_MONEY_BACK', of: 'claim', ref: claimNo, facts }, now);
  } else if (isLast) await moveClaim(tx, claimNo, 'DONE', { actor: 'issuer', now });
}

const recordDone = (
  { db }: Deps,
  { cancelNo, paymentNo, method, claimNo, depositId, amount }: Refund,
  now: Date,
): Promise<void> =>
  db.tx(async (tx) => {
    const isFirst = await tx.run(sql`
      update payment_cancel set state = 'DONE', done_at = ${now}, needs_account = false
      where cancel_no = ${cancelNo} and state = 'REQUESTED'`);
    if (isFirst === 0) return;
    // Its account is closed now: what arrived until then is returned.
    if (method === 'VIRTUAL_ACCOUNT' && depositId === null) {
      await tx.run(sql`update payment set inquire_at = ${now} where payment_no = ${paymentNo}`);
    }
    if (claimNo) await endRefund(tx, { claimNo, amount }, now);
  });

/** Requests one refund from the gateway. Concurrent callers are safe, since the key is idempotent. */
async function runRefund(deps: Deps, gateway: PaymentGateway, refund: Refund): Promise<boolean> {
  const now = deps.clock.now();
  const { cancelNo, paymentNo, pgTid: tid } = refund;
  const attempt = await beginAttempt(deps, refund);
  if (!attempt) return false;
  const { tries, isIdle, refundAccountEnc } = attempt;
  if (refundAccountEnc === null && isOfDeposit(refund)) {
    await retryLater(deps, cancelNo, { tries, needsAccount: true }, now);
    return false;
  }
  let isSent = false;
  try {
    const request = {
      amountWon: isWhole(refund) ? null : refund.amount,
      taxFreeWon: isWhole(refund) ? null : refund.taxFreeWon,
      key: cancelNo,
      depositId: refund.depositId,
      account: refundAccountEnc ? openAccount(deps.secrets, refundAccountEnc) : null,
    };
    isSent = true;
    const result = await gateway.cancel({ paymentNo, tid }, request).catch(() => 'later' as const);
    if (result === 'done') await recordDone(deps, refund, now);
    else
      await retryLater(deps, cancelNo, { tries, needsAccount: result === 'account-needed' }, now);
    return result === 'done';
  } catch (error) {
    deps.log.error({ err: error, cancelNo }, 'a refund failed and is tried again later');
    // Nothing was ever sent, so the stored account is what failed: the member may enter it again.
    await retryLater(deps, cancelNo, { tries, needsAccount: isIdle && !isSent }, now);
    return false;
  }
}

/** How long the next try of a refund is put off; its first is not. */
const putOffMs = sql`coalesce((${RETRY_MS}::int[])[least(c.tries, ${RETRY_MS.length})], 0)`;

/** Runs the refunds that are due and retries unconfirmed ones. @returns how many are done */
export async function runRefunds(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const due = await readWaiting(deps.db, isDue(sql`c.next_at`, deps.clock.now(), putOffMs));
  return eachRow(deps.log, 'a refund failed', due, (refund) => runRefund(deps, gateway, refund));
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
