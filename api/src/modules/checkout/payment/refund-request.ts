import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { newNo } from '../../../platform/public-number';

export interface RefundRequest {
  paymentNo: string;
  amountWon: number;
  /** Of it, for goods without VAT; 0 when left out. */
  taxFreeWon?: number;
  /** NET_CANCEL and VOID end a payment whether it was charged or not. */
  reason: 'CLAIM' | 'NET_CANCEL' | 'VOID' | 'DEPOSIT';
  claimNo?: string;
  depositId?: string | null;
}

/** Writes down money that has to go back. It is carried out after the commit and repeated until it is done. */
export async function requestRefund(tx: Tx, request: RefundRequest, now: Date): Promise<void> {
  await tx.run(sql`
    insert into payment_cancel (cancel_no, payment_no, claim_no, deposit_id, amount, tax_free_won, reason, state, next_at,
      requested_at)
    values (${newNo('R')}, ${request.paymentNo}, ${request.claimNo ?? null}, ${request.depositId ?? null},
      ${request.amountWon}, ${request.taxFreeWon ?? 0}, ${request.reason}, 'REQUESTED', ${now}, ${now})`);
}
