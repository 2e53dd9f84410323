import type { CashReceiptRequest } from '@shop/shared/contracts';
import {
  cashReceiptProblem,
  isCashMethod,
  maskCashReceiptNumber,
  type PaymentMethod,
  phoneDigits,
} from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { isDue } from '../../../platform/db/due';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { refused } from '../../../platform/errors';
import type { PaymentGateway } from '../../../ports';

const dueReceiptRow = z.object({
  paymentNo: z.string(),
  orderName: z.string(),
  type: z.enum(['INCOME', 'EXPENSE']),
  numberEnc: z.string(),
  amount: z.number(),
  taxFreeWon: z.number(),
  canceledAmount: z.number(),
  refundedWon: z.number(),
  receiptKey: z.string().nullable(),
  loweringTo: z.number().nullable(),
});
type DueReceipt = z.infer<typeof dueReceiptRow>;

const RETRY_MS = minutesMs(1);

/** @throws AppError 422 `CASH_RECEIPT` for a method that is no cash, or a number that does not fit its type */
export function assertCashReceipt(method: PaymentMethod, request: CashReceiptRequest): void {
  if (!isCashMethod(method))
    throw refused('CASH_RECEIPT', '현금영수증은 계좌이체와 무통장입금에만 신청할 수 있어요.');
  const problem = cashReceiptProblem(request.type, request.number);
  if (problem) throw refused('CASH_RECEIPT', problem);
}

/** Stores the request with the order; it is issued when the money is there. */
export async function insertCashReceipt(
  tx: Tx,
  deps: Deps,
  payment: { paymentNo: string; amountWon: number },
  { type, number }: CashReceiptRequest,
): Promise<void> {
  const digits = phoneDigits(number);
  await tx.run(sql`
    insert into cash_receipt (payment_no, type, number_enc, number_masked, amount, state, next_at)
    values (${payment.paymentNo}, ${type}, ${deps.secrets.seal(digits)},
      ${maskCashReceiptNumber(type, digits)}, ${payment.amountWon}, 'WAITING', ${deps.clock.now()})`);
}

export const requestCashReceipt = (tx: Tx, paymentNo: string, now: Date): Promise<number> =>
  tx.run(sql`
    update cash_receipt set state = 'REQUESTED', next_at = ${now}
    where payment_no = ${paymentNo} and state = 'WAITING'`);

export const voidCashReceipt = (tx: Tx, paymentNo: string): Promise<number> =>
  tx.run(sql`
    update cash_receipt set state = 'VOID' where payment_no = ${paymentNo} and state = 'WAITING'`);

async function issue(deps: Deps, gateway: PaymentGateway, receipt: DueReceipt): Promise<boolean> {
  const { paymentNo, orderName, type, amount, taxFreeWon } = receipt;
  const number = deps.secrets.open(receipt.numberEnc);
  const key = await gateway
    .issueCashReceipt({ paymentNo, orderName, amountWon: amount, taxFreeWon, type, number })
    .catch(() => undefined);
  if (key === undefined) return false;
  await deps.db.run(sql`
    update cash_receipt set state = 'ISSUED', receipt_key = ${key}, issued_at = ${deps.clock.now()}
    where payment_no = ${paymentNo} and state = 'REQUESTED'`);
  return true;
}

/**
 * Lowers an issued receipt to what the order still costs after a refund. The goal is stored before the request:
 * after a lost answer the same step is repeated under its key, even when more was refunded meanwhile.
 */
async function lower(deps: Deps, gateway: PaymentGateway, receipt: DueReceipt): Promise<boolean> {
  const { paymentNo, receiptKey, canceledAmount } = receipt;
  const goalWon = receipt.loweringTo ?? receipt.refundedWon;
  await deps.db.run(sql`
    update cash_receipt set lowering_to = ${goalWon}
    where payment_no = ${paymentNo} and lowering_to is null and canceled_amount = ${canceledAmount}`);
  const isDone = await gateway
    .cancelCashReceipt(receiptKey ?? '', goalWon - canceledAmount, `${paymentNo}-${goalWon}`)
    .catch(() => false);
  if (isDone) {
    await deps.db.run(sql`
      update cash_receipt set canceled_amount = ${goalWon}, lowering_to = null
      where payment_no = ${paymentNo} and canceled_amount = ${canceledAmount}`);
  }
  return isDone;
}

/** A payment whose deposit was taken back needs no receipt at all. */
const refundedWon = sql`case when p.state = 'NET_CANCELED' then p.amount else p.canceled_amount end`;

/** Issues requested receipts and lowers those of refunded orders. @returns how many calls succeeded */
export async function runCashReceipts(deps: Deps, gateway: PaymentGateway): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.db.rows(
    dueReceiptRow,
    sql`
    select r.payment_no, o.order_name, r.type, r.number_enc, r.amount, p.tax_free_won, r.canceled_amount,
      ${refundedWon} as refunded_won, r.receipt_key, r.lowering_to
    from cash_receipt r join payment p using (payment_no) join orders o using (order_no)
    where ${isDue(sql`r.next_at`, now, RETRY_MS)}
      and (r.state = 'REQUESTED' or (r.state = 'ISSUED' and r.canceled_amount < ${refundedWon}))
    order by r.next_at limit 50`,
  );
  let done = 0;
  for (const receipt of due) {
    const work = receipt.receiptKey === null ? issue : lower;
    if (await work(deps, gateway, receipt)) done += 1;
    else {
      await deps.db.run(sql`
        update cash_receipt set tries = tries + 1, next_at = ${addMs(now, RETRY_MS)}
        where payment_no = ${receipt.paymentNo}`);
    }
  }
  return done;
}
