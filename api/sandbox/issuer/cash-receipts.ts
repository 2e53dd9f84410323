import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '../../src/platform/db/db';
import { sql } from '../../src/platform/db/sql';
import type { CashReceiptOrder } from '../../src/ports';

const receiptRow = z.object({ receiptKey: z.string() });

/** One receipt per order, however often it is requested. @returns its key */
export async function issueReceipt(db: Db, order: CashReceiptOrder): Promise<string> {
  await db.run(sql`
    insert into sandbox_cash_receipt (receipt_key, merchant_order_no, type, amount)
    values (${`C${randomBytes(12).toString('hex')}`}, ${order.paymentNo}, ${order.type}, ${order.amountWon})
    on conflict (merchant_order_no) do nothing`);
  const { receiptKey } = await db.one(
    receiptRow,
    sql`select receipt_key from sandbox_cash_receipt where merchant_order_no = ${order.paymentNo}`,
  );
  return receiptKey;
}

export const lowerReceipt = (
  db: Db,
  receiptKey: string,
  amountWon: number,
  key: string,
): Promise<void> =>
  db.tx(async (tx) => {
    const isNew = await tx.run(sql`
      insert into sandbox_cash_receipt_cancel (cancel_key, receipt_key, amount)
      values (${key}, ${receiptKey}, ${amountWon}) on conflict do nothing`);
    if (isNew === 0) return;
    await tx.run(sql`
      update sandbox_cash_receipt set canceled_amount = canceled_amount + ${amountWon}
      where receipt_key = ${receiptKey}`);
  });
