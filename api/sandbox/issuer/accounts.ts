import { randomBytes, randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Db, Queryable, Tx } from '../../src/platform/db/db';
import { type Sql, sql } from '../../src/platform/db/sql';
import type { AccountRequest, CancelRequest, PaymentRef, Verdict } from '../../src/ports';

/** The holder shown on virtual accounts. */
const HOLDER = '온담';

const accountRow = z.object({
  tid: z.string(),
  merchantOrderNo: z.string(),
  amount: z.number(),
  bankCd: z.string(),
  number: z.string(),
  dueAt: z.date(),
  state: z.enum(['OPEN', 'CLOSED']),
});
export type Account = z.infer<typeof accountRow>;

const depositRow = z.object({
  depositId: z.string(),
  amount: z.number(),
  at: z.date(),
  returnedAmount: z.number(),
});
export type AccountDeposit = z.infer<typeof depositRow>;

const columns = sql`tid, merchant_order_no, amount, bank_cd, number, due_at, state`;

export const findAccount = (db: Queryable, paymentNo: string): Promise<Account | undefined> =>
  db.maybe(
    accountRow,
    sql`select ${columns} from sandbox_account where merchant_order_no = ${paymentNo}`,
  );

/** @param isSeen condition on the account; see `maySee` */
export const findAccountByNumber = (
  db: Queryable,
  number: string,
  isSeen: Sql,
): Promise<Account | undefined> =>
  db.maybe(
    accountRow,
    sql`select ${columns} from sandbox_account where number = ${number} and ${isSeen}`,
  );

/** The newest accounts. @param isSeen condition on the account; see `maySee` */
export const listAccounts = (db: Queryable, isSeen: Sql): Promise<Account[]> =>
  db.rows(
    accountRow,
    sql`select ${columns} from sandbox_account where ${isSeen} order by due_at desc, tid limit 20`,
  );

export const readDeposits = (db: Queryable, tid: string): Promise<AccountDeposit[]> =>
  db.rows(
    depositRow,
    sql`
    select deposit_id, amount, at, returned_amount from sandbox_deposit where tid = ${tid} order by at`,
  );

/** One account per order number, however often it is requested. */
export async function insertAccount(db: Db, request: AccountRequest): Promise<void> {
  const number = `${request.bankCd.slice(-2)}9${randomInt(10 ** 10, 10 ** 11)}`;
  await db.run(sql`
    insert into sandbox_account (tid, merchant_order_no, amount, bank_cd, number, due_at, state)
    values (${`V${randomBytes(18).toString('base64url')}`}, ${request.paymentNo}, ${request.amountWon},
      ${request.bankCd}, ${number}, ${request.dueAt}, 'OPEN')
    on conflict (merchant_order_no) do nothing`);
}

/** The account as the gateway recorded it; undefined when it never issued one. */
export async function accountVerdict(db: Db, paymentNo: string): Promise<Verdict | undefined> {
  const account = await findAccount(db, paymentNo);
  if (!account) return undefined;
  const deposits = await readDeposits(db, account.tid);
  return {
    state: 'account',
    tid: account.tid,
    account: { bankCd: account.bankCd, number: account.number, holder: HOLDER },
    amountWon: account.amount,
    paymentNo,
    deposits: deposits.map((deposit) => ({
      id: deposit.depositId,
      amountWon: deposit.amount,
      at: deposit.at,
    })),
  };
}

/** Someone pays in. @returns the deposit's number; undefined when the account is closed */
export const payIn = (db: Db, number: string, amountWon: number, at: Date) =>
  db.tx(async (tx) => {
    const account = await tx.maybe(
      accountRow,
      sql`select ${columns} from sandbox_account where number = ${number} for update`,
    );
    if (account?.state !== 'OPEN') return undefined;
    const depositId = `D${randomBytes(12).toString('hex')}`;
    await tx.run(sql`
      insert into sandbox_deposit (deposit_id, tid, amount, at)
      values (${depositId}, ${account.tid}, ${amountWon}, ${at})`);
    return { depositId, account };
  });

/** Returns a deposit in part or whole, once per key. A CHECK refuses more than came in. */
async function returnDeposit(
  tx: Tx,
  depositId: string,
  { key, amountWon }: CancelRequest,
  now: Date,
): Promise<void> {
  const isNew = await tx.run(sql`
    insert into sandbox_deposit_return (cancel_key, deposit_id, amount, at)
    select ${key}, deposit_id, coalesce(${amountWon}::bigint, amount), ${now}
    from sandbox_deposit where deposit_id = ${depositId} on conflict do nothing`);
  if (isNew === 0) return;
  await tx.run(sql`
    update sandbox_deposit set returned_amount = coalesce(returned_amount + ${amountWon}::bigint, amount)
    where deposit_id = ${depositId}`);
}

/** Returns one deposit, or closes the account. Without the member's account it goes to the sender's. */
export const cancelAccount = (
  db: Db,
  { paymentNo }: PaymentRef,
  request: CancelRequest,
  now: Date,
): Promise<void> =>
  db.tx(async (tx) => {
    if (request.depositId !== null) return returnDeposit(tx, request.depositId, request, now);
    await tx.run(sql`
      update sandbox_account set state = 'CLOSED' where merchant_order_no = ${paymentNo}`);
  });
