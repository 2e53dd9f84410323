import { z } from 'zod';
import type { Queryable } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { WindowRequest } from '../../src/ports';
import { type Fault, faults } from './faults';

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
  method: z.enum(['CARD', 'EASY_PAY', 'TRANSFER']),
  /** The wallet or bank that was chosen in the window. */
  provider: z.string(),
  fault: z.enum(faults),
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
      interest_free as is_interest_free, return_url, nonce, order_name, state, fault, method, provider,
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
      interest_free, return_url, nonce, order_name, state, method, expires_at)
    values (${tid}, ${request.paymentNo}, ${request.amountWon}, ${request.cardCd}, ${request.installmentMonths},
      ${request.isInterestFree}, ${request.returnUrl}, ${request.nonce}, ${request.orderName}, 'OPEN', ${request.method},
      ${request.expiresAt})`);
}

/** Records the shopper's decision in the window; only the first counts. */
export async function recordDecision(
  db: Queryable,
  tid: string,
  state: 'AUTHENTICATED' | 'DECLINED' | 'CANCELED',
  fault: Fault,
  provider = '',
): Promise<boolean> {
  return (
    (await db.run(sql`
      update sandbox_card_authorization set state = ${state}, fault = ${fault}, provider = ${provider}
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
