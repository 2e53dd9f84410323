import { dashedDate, PICKUP_GRACE_DAYS, returnDeadlineDays, tableKeys } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { moveClaim } from '../claim-state';
import { type MovedForReason, recordMove } from '../history';
import {
  acceptDeduction,
  type Claim,
  inspect,
  lockClaim,
  markReceived,
  withdraw,
} from './return.process';

type SilentState = keyof typeof returnDeadlineDays | 'PAY_WAIT';

const dueRow = z.object({
  claimNo: z.string(),
  state: z.enum(tableKeys<SilentState>({ ...returnDeadlineDays, PAY_WAIT: 0 })),
});

const NOT_PAID = '결제 기한이 지나 신청이 철회됐어요. 기간 안이면 다시 신청할 수 있어요';

/** Goods count as arrived: the seller has the days of the inspection to object. */
async function receive(tx: Tx, { claimNo }: Claim, now: Date): Promise<void> {
  const by: MovedForReason = {
    actor: 'system',
    reason: '기한이 지나 도착한 것으로 처리했어요',
    now,
  };
  await moveClaim(tx, claimNo, 'RECEIVED', by);
  await markReceived(tx, claimNo, now);
}

const by = (now: Date): MovedForReason => ({
  actor: 'system',
  reason: '기한이 지나 자동으로 처리했어요',
  now,
});

const steps: Record<SilentState, (tx: Tx, claim: Claim, now: Date) => Promise<unknown>> = {
  PAY_WAIT: (tx, claim, now) => withdraw(tx, claim, { ...by(now), reason: NOT_PAID }),
  REQUEST: (tx, { claimNo }, now) => moveClaim(tx, claimNo, 'APPROVED', by(now)),
  APPROVED: receive,
  PICKUP: receive,
  RECEIVED: (tx, claim, now) =>
    inspect(tx, claim, { isResellable: false, canSupply: true }, by(now)),
  ADJUST_REQUESTED: (tx, claim, now) =>
    acceptDeduction(tx, claim, {
      ...by(now),
      reason: '답이 없어 차감한 나머지를 먼저 환불했어요',
    }),
};

/** Claims `c` with pickups `p` whose time to act is over. */
function isDue(now: Date): Sql {
  const since = (state: keyof typeof returnDeadlineDays) =>
    addMs(now, -daysMs(returnDeadlineDays[state]));
  return sql`
    c.kind <> 'CANCEL' and (
      (c.state = 'PAY_WAIT' and c.pay_due_at <= ${now})
      or (c.state = 'REQUEST' and c.moved_at <= ${since('REQUEST')})
      or (c.state = 'APPROVED' and p.way = 'SELF' and c.moved_at <= ${since('APPROVED')})
      or (c.state = 'PICKUP' and c.moved_at <= ${since('PICKUP')})
      or (c.state = 'RECEIVED' and c.moved_at <= ${since('RECEIVED')})
      or (c.state = 'ADJUST_REQUESTED' and c.moved_at <= ${since('ADJUST_REQUESTED')}))`;
}

/** Goods that a courier should have fetched before a day, `YYYY-MM-DD` in Korea. */
const isLatePickup = (before: string): Sql => sql`
  c.state = 'APPROVED' and p.way = 'COLLECT' and p.visit_on < ${before}::date and p.late_at is null`;

const readDue = (db: Queryable, condition: Sql) =>
  db.rows(
    dueRow,
    sql`
    select c.claim_no, c.state from claim c left join claim_pickup p using (claim_no)
    where ${condition} order by c.moved_at, c.claim_no limit 100`,
  );

/**
 * Locks a claim that was listed as due.
 * @returns undefined when it is not due any more, because another has moved it meanwhile
 */
async function lockDue(tx: Tx, claimNo: string, condition: Sql) {
  const claim = await lockClaim(tx, claimNo);
  const [due] = await readDue(tx, sql`c.claim_no = ${claimNo} and ${condition}`);
  return due && { claim, state: due.state };
}

/**
 * Moves returns and exchanges on whose seller or buyer has not acted within `returnDeadlineDays`. Goods that a
 * courier has not fetched yet stay with the buyer, so only those that the buyer sent go on from `APPROVED`.
 * @returns how many moved
 */
export async function runReturnDeadlines(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = await readDue(deps.db, isDue(now));
  return eachRow(deps.log, 'a deadline of a return failed', due, ({ claimNo }) =>
    deps.db.tx(async (tx) => {
      const locked = await lockDue(tx, claimNo, isDue(now));
      if (!locked) return false;
      return (await steps[locked.state](tx, locked.claim, now)) !== false;
    }),
  );
}

/**
 * Notes accepted claims whose goods no courier has fetched some days after the chosen one: the seller is asked
 * again by the history that both sides read, and the buyer's page says so. @returns how many
 */
export async function noteLatePickups(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const before = dashedDate(addMs(now, -daysMs(PICKUP_GRACE_DAYS)).getTime());
  const due = await readDue(deps.db, isLatePickup(before));
  return eachRow(deps.log, 'a late pickup could not be noted', due, ({ claimNo }) =>
    deps.db.tx(async (tx) => {
      const locked = await lockDue(tx, claimNo, isLatePickup(before));
      if (!locked) return false;
      const { state, kind } = locked.claim;
      await tx.run(sql`update claim_pickup set late_at = ${now} where claim_no = ${claimNo}`);
      const reason = '회수가 늦어져 판매자에게 다시 요청했어요';
      const move = { machine: 'claim', kind, ref: claimNo, from: state, to: state } as const;
      await recordMove(tx, { ...move, actor: 'system', reason }, now);
      deps.log.warn({ claimNo }, 'the goods of a claim were not fetched');
      return true;
    }),
  );
}
