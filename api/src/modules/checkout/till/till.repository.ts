import { z } from 'zod';
import { addMs, daysMs, minutesMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

/** In which codes are counted. */
const WINDOW_MS = minutesMs(10);
const CALL_DAYS = 90;

export type TillAct = 'QUERY' | 'REDEEM' | 'CANCEL';

/** Locks a till, so that its calls run one after another and parallel ones are counted too. */
export const lockTill = (tx: Tx, name: string, now: Date): Promise<number> =>
  tx.run(sql`
    insert into till (name, seen_at) values (${name}, ${now})
    on conflict (name) do update set seen_at = excluded.seen_at`);

export interface TillCall {
  till: string;
  act: TillAct;
  outcome: string;
  codeHash?: string | undefined;
  receiptNo?: string | undefined;
}

export const logCall = (tx: Tx, call: TillCall, now: Date): Promise<number> =>
  tx.run(sql`
    insert into till_call (till, act, outcome, code_hash, receipt_no, at)
    values (${call.till}, ${call.act}, ${call.outcome}, ${call.codeHash ?? null}, ${call.receiptNo ?? null}, ${now})`);

const triesRow = z.object({ ofTill: z.number(), ofCode: z.number() });

/** Wrong codes of a till, and tries of a code in all tills, in the last ten minutes. */
export const readTries = (
  tx: Tx,
  till: string,
  codeHash: string,
  now: Date,
): Promise<z.infer<typeof triesRow>> =>
  tx.one(
    triesRow,
    sql`
    select (select count(*)::int from till_call
        where till = ${till} and outcome = 'VOUCHER_UNKNOWN' and at > ${addMs(now, -WINDOW_MS)}) as of_till,
      (select count(*)::int from till_call
        where code_hash = ${codeHash} and outcome <> 'TILL_LIMIT' and at > ${addMs(now, -WINDOW_MS)}) as of_code`,
  );

const redemptionRow = z.object({
  voucherNo: z.string(),
  redeemedAt: z.date(),
  canceledAt: z.date().nullable(),
});

export const findRedemption = (
  db: Queryable,
  till: string,
  receiptNo: string,
): Promise<z.infer<typeof redemptionRow> | undefined> =>
  db.maybe(
    redemptionRow,
    sql`
    select voucher_no, redeemed_at, canceled_at from voucher_redemption
    where till = ${till} and receipt_no = ${receiptNo}`,
  );

export const insertRedemption = (
  tx: Tx,
  { till, receiptNo, voucherNo }: { till: string; receiptNo: string; voucherNo: string },
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into voucher_redemption (till, receipt_no, voucher_no, redeemed_at)
    values (${till}, ${receiptNo}, ${voucherNo}, ${now})`);

export const cancelRedemption = (
  tx: Tx,
  till: string,
  receiptNo: string,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    update voucher_redemption set canceled_at = ${now}
    where till = ${till} and receipt_no = ${receiptNo} and canceled_at is null`);

const settledRow = z.object({ itemNo: z.number() });

/** Settles uses up to `day`, at most `limit`. @returns the lines of their vouchers, once each use */
export const settleUntil = (
  tx: Tx,
  day: Date,
  now: Date,
  limit: number,
): Promise<z.infer<typeof settledRow>[]> =>
  tx.rows(
    settledRow,
    sql`
    update voucher_redemption r set settled_at = ${now} from voucher v
    where v.voucher_no = r.voucher_no and (r.till, r.receipt_no) in (
      select till, receipt_no from voucher_redemption
      where settled_at is null and canceled_at is null and redeemed_at <= ${day}
      order by redeemed_at, till, receipt_no limit ${limit} for update skip locked)
    returning v.item_no`,
  );

/** @returns how many */
export const deleteOldCalls = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`delete from till_call where at < ${addMs(now, -daysMs(CALL_DAYS))}`);
