import { counselState, counselType } from '@shop/shared/contracts/schemas';
import { type CounselState, counselMoves } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { emit } from '../../../platform/outbox';
import { counselAnswered } from './counsel.events';
import { insertMessage, lockCounsel, moveCounsel } from './counsel.repository';

/** What the staff of customer service does with an enquiry. */

const waitingRow = z.object({
  counselNo: z.number(),
  type: counselType,
  state: counselState,
  changedAt: z.date(),
});

/** Enquiries that wait for an answer, those that wait longest first. */
export const waitingCounsels = (db: Queryable, since: Date, limit = 50) =>
  db.rows(
    waitingRow,
    sql`
    select counsel_no, type, state, changed_at from counsel
    where state in ('RECEIVED', 'WORKING') and changed_at > ${since}
    order by changed_at, counsel_no limit ${limit}`,
  );

const allows = (from: CounselState, to: CounselState): boolean => counselMoves[from].includes(to);

/** 처리 중. @returns false when it was taken up or answered before, or is deleted */
export const takeUpCounsel = ({ db, clock }: Deps, counselNo: number): Promise<boolean> =>
  db.tx(async (tx) => {
    const row = await lockCounsel(tx, counselNo);
    if (!row || !allows(row.state, 'WORKING')) return false;
    await moveCounsel(tx, counselNo, 'WORKING', clock.now());
    return true;
  });

/**
 * Writes the answer to the open question, and notifies the member after the commit.
 * @param key the same for a repetition, which writes nothing
 * @returns false when no question is open, or the answer is there already
 */
export function answerCounsel(
  { db, clock, secrets }: Deps,
  { counselNo, text, key }: { counselNo: number; text: string; key: string },
): Promise<boolean> {
  const at = clock.now();
  return db.tx(async (tx) => {
    const row = await lockCounsel(tx, counselNo);
    if (!row || !allows(row.state, 'ANSWERED')) return false;
    const bodyEnc = secrets.seal(text);
    const message = { counselNo, kind: 'ANSWER', bodyEnc, photoCnt: 0, key, at } as const;
    const messageNo = await insertMessage(tx, message);
    if (messageNo === undefined) return false;
    await moveCounsel(tx, counselNo, 'ANSWERED', at);
    const { memberNo, type } = row;
    await emit(tx, counselAnswered, {
      ...{ memberNo, counselNo, messageNo, type },
      at: at.toISOString(),
    });
    return true;
  });
}
