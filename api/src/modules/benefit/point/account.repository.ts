import type { AccountKind } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import type { RowSchema } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Balance } from '../../../ports';

const accountNoRow = z.object({ accountNo: z.number() });
const balanceRow: RowSchema<Balance> = z.object({
  balanceWon: z.number(),
  expiringWon: z.number(),
});

const accountRow = z.object({ accountNo: z.number(), balance: z.number() });
export type Account = z.infer<typeof accountRow>;

/** The member's account, created when missing, with its row locked. */
export async function lockAccount(tx: Tx, memberNo: number, kind: AccountKind): Promise<Account> {
  await tx.run(sql`
    insert into point_account (member_no, kind) values (${memberNo}, ${kind}) on conflict do nothing`);
  return tx.one(
    accountRow,
    sql`
    select account_no, balance from point_account
    where member_no = ${memberNo} and kind = ${kind} for update`,
  );
}

/** The contra account of every movement. Its balance is the sum of its entries. */
export async function contraAccountNo(tx: Tx, kind: AccountKind): Promise<number> {
  const row = await tx.one(
    accountNoRow,
    sql`select account_no from point_account where member_no is null and kind = ${kind}`,
  );
  return row.accountNo;
}

const lotRow = z.object({ lotNo: z.number(), remain: z.number(), expiresAt: z.date() });
export type Lot = z.infer<typeof lotRow>;

/** Lots that can be spent, by expiry. */
export const spendableLots = (tx: Tx, accountNo: number, now: Date): Promise<Lot[]> =>
  tx.rows(
    lotRow,
    sql`
    select lot_no, remain, expires_at from point_lot
    where account_no = ${accountNo} and remain > 0 and expires_at > ${now}
    order by expires_at, lot_no`,
  );

/**
 * The balance a member can spend now, without expired lots. What own unfinished orders have taken is a part of it:
 * the next order ends them.
 */
export async function spendable(
  db: Queryable,
  memberNo: number,
  kind: AccountKind,
  now: Date,
): Promise<Balance> {
  return db.one(
    balanceRow,
    sql`
    select coalesce(sum(l.won), 0)::bigint as balance_won,
      coalesce(sum(l.won) filter (where l.expires_at < ${now}::timestamptz + interval '30 days'), 0)::bigint
        as expiring_won
    from (
      select l.remain as won, l.expires_at from point_account a join point_lot l using (account_no)
      where a.member_no = ${memberNo} and a.kind = ${kind} and l.remain > 0 and l.expires_at > ${now}
      union all
      select -e.amount, l.expires_at from unfinished_order u join point_movement m using (order_no)
        join point_ledger e using (movement_no) join point_account a using (account_no) join point_lot l using (lot_no)
      where u.member_no = ${memberNo} and a.member_no = ${memberNo} and a.kind = ${kind} and m.type = 'USE') l`,
  );
}
