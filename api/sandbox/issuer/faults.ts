import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Db } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { Verdict } from '../../src/ports';

/**
 * How a call to the gateway fails. PAID: it takes effect, but the response is lost. LOST: the request never
 * arrived. GARBAGE: it takes effect, and the response cannot be read. DELAY: it works, three seconds later.
 */
export const faults = [
  'NONE',
  'DECLINE',
  'TIMEOUT_PAID',
  'TIMEOUT_LOST',
  'GARBAGE',
  'WRONG_AMOUNT',
  'DELAY',
] as const;
export type Fault = (typeof faults)[number];

export type Operation = 'issue' | 'approve' | 'inquire' | 'cancel';

const DELAY_MS = 3_000;
const faultRow = z.object({ fault: z.enum(faults) });

export const setFault = (db: Db, operation: Operation, fault: Fault): Promise<number> =>
  db.run(sql`insert into sandbox_fault (operation, fault) values (${operation}, ${fault})`);

/** The fault that was set for the next call of this operation; it is used up. */
export const takeFault = async (db: Db, operation: Operation): Promise<Fault> =>
  (
    await db.maybe(
      faultRow,
      sql`
      delete from sandbox_fault where fault_no = (select min(fault_no) from sandbox_fault
        where operation = ${operation}) returning fault`,
    )
  )?.fault ?? 'NONE';

const DECLINED = '한도를 넘어 승인되지 않았어요. 다른 결제 수단을 골라 주세요.';

/** The verdict of a gateway with this fault. */
export async function verdictWith(fault: Fault, run: () => Promise<Verdict>): Promise<Verdict> {
  if (fault === 'TIMEOUT_LOST') return { state: 'unknown' };
  if (fault === 'DECLINE') return { state: 'declined', reason: DECLINED };
  if (fault === 'DELAY') await wait(DELAY_MS);
  const verdict = await run();
  if (fault === 'TIMEOUT_PAID') return { state: 'unknown' };
  if (fault === 'GARBAGE') return { html: '<h1>502</h1>' } as unknown as Verdict;
  if (fault === 'WRONG_AMOUNT' && 'amountWon' in verdict)
    return { ...verdict, amountWon: verdict.amountWon + 10 };
  return verdict;
}
