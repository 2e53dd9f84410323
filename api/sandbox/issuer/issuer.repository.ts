import { z } from 'zod';
import type { Queryable } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { WindowRequest } from '../../src/ports';

/** How the next approval behaves. PAID: charged, but the response is lost. LOST: the request never arrived. */
export type Fault = 'NONE' | 'DECLINE' | 'TIMEOUT_PAID' | 'TIMEOUT_LOST';

const authorizationRow = z.object({
  tid: z.string(),
  merchantOrderNo: z.string(),
  amount: z.number(),
  cardCd: z.string(),
  installmentMonths: z.number(),
  isInterestFree: z.boolean(),
  returnUrl: z.string(),
  nonce: z.string(),
  orderName: z.string(),
  state: z.enum(['APPROVED', 'AUTHENTICATED', 'CANCELED', 'DECLINED', 'OPEN']),
  fault: z.enum(['DECLINE', 'NONE', 'TIMEOUT_LOST', 'TIMEOUT_PAID']),
  approvedNo: z.string().nullable(),
  approvedAt: z.date().nullable(),
  canceledAmount: z.number(),
  expiresAt: z.date(),
});
export type Authorization = z.infer<typeof authorizationRow>;

export const findAuthorization = (db: Queryable, tid: string): Promise<Authorization | undefined> =>
  db.maybe(
    authorizationRow,
    sql`
    select tid, merchant_order_no, amount, card_cd, installment_months,
      interest_free as is_interest_free, return_url, nonce, order_name, state, fault,
      approved_no, approved_at, canceled_amount, expires_at
    from sandbox_card_authorization where tid = ${tid}`,
  );

export async function insertAuthorization(
  db: Queryable,
  tid: string,
  request: WindowRequest,
): Promise<void> {
  await db.run(sql`
    insert into sandbox_card_authorization (tid, merchant_order_no, amount, card_cd, installment_months,
      interest_free, return_url, nonce, order_name, state, expires_at)
    values (${tid}, ${request.paymentNo}, ${request.amountWon}, ${request.cardCd}, ${request.installmentMonths},
      ${request.isInterestFree}, ${request.returnUrl}, ${request.nonce}, ${request.orderName}, 'OPEN', ${request.expiresAt})`);
}

/** Records the shopper's decision in the window; only the first counts. */
export async function recordDecision(
  db: Queryable,
  tid: string,
  state: 'AUTHENTICATED' | 'DECLINED' | 'CANCELED',
  fault: Fault,
): Promise<boolean> {
  return (
    (await db.run(sql`
      update sandbox_card_authorization set state = ${state}, fault = ${fault}
      where tid = ${tid} and state = 'OPEN'`)) === 1
  );
}

/** Charges once, however often it is called. */
export async function approveOnce(
  db: Queryable,
  tid: string,
  approvedNo: string,
  now: Date,
): Promise<void> {
  await db.run(sql`
    update sandbox_card_authorization set state = 'APPROVED', approved_no = ${approvedNo}, approved_at = ${now}
    where tid = ${tid} and state = 'AUTHENTICATED'`);
}
