import type { AccountKind, PointEntry } from '@shop/shared/contracts';
import { endOfDayInKorea, sumWon, withParticle } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { refused } from '../../../platform/errors';
import { contraAccountNo, lockAccount, spendableLots } from './account.repository';

const movementNoRow = z.object({ movementNo: z.number() });
const lotNoRow = z.object({ lotNo: z.number() });
const lotsRow = z.object({ lots: z.number() });
const accountNoRow = z.object({ accountNo: z.number() });

type MovementType = PointEntry['type'];

interface Movement {
  memberNo: number;
  kind: AccountKind;
  amountWon: number;
  title: string;
  orderNo: string | null;
  /** Unique: writing a key twice is a defect, since the caller checks before. */
  key: string;
  now: Date;
}

/** The part of a movement in one lot; negative is a debit of the member. */
interface Leg {
  lotNo: number;
  amountWon: number;
}

/** Writes both entries of a movement and the new balance. Beside it only the sweep of ended lots writes the ledger. */
async function write(
  tx: Tx,
  type: MovementType,
  accountNo: number,
  movement: Movement,
  legs: readonly Leg[],
): Promise<void> {
  const { movementNo } = await tx.one(
    movementNoRow,
    sql`
    insert into point_movement (type, title, order_no, movement_key, at)
    values (${type}, ${movement.title}, ${movement.orderNo}, ${movement.key}, ${movement.now})
    returning movement_no`,
  );
  const totalWon = sumWon(legs.map((leg) => leg.amountWon));
  for (const leg of legs) {
    await tx.run(sql`
      insert into point_ledger (movement_no, account_no, lot_no, amount)
      values (${movementNo}, ${accountNo}, ${leg.lotNo}, ${leg.amountWon})`);
    await tx.run(
      sql`update point_lot set remain = remain + ${leg.amountWon} where lot_no = ${leg.lotNo}`,
    );
  }
  const contraNo = await contraAccountNo(tx, movement.kind);
  await tx.run(sql`
    insert into point_ledger (movement_no, account_no, amount) values (${movementNo}, ${contraNo}, ${-totalWon})`);
  await tx.run(
    sql`update point_account set balance = balance + ${totalWon} where account_no = ${accountNo}`,
  );
}

interface NewLot {
  amountWon: number;
  reason: string;
  now: Date;
  expiresAt: Date;
  /** The ended lot whose money it returns. */
  returnedFrom?: number;
}

/** A lot without its money, which a movement brings. It holds until the end of its last day in Korea. */
async function insertLot(tx: Tx, accountNo: number, lot: NewLot): Promise<number> {
  const { lotNo } = await tx.one(
    lotNoRow,
    sql`
    insert into point_lot (account_no, amount, remain, reason, created_at, expires_at, returned_from)
    values (${accountNo}, ${lot.amountWon}, 0, ${lot.reason}, ${lot.now}, ${endOfDayInKorea(lot.expiresAt)},
      ${lot.returnedFrom ?? null})
    returning lot_no`,
  );
  return lotNo;
}

/** Grants points or coins as a new lot, which holds until the end of its last day. @param reason code of ME020 */
export async function grant(
  tx: Tx,
  movement: Movement & { type: 'EARN' | 'GRANT'; reason: string; expiresAt: Date },
): Promise<void> {
  if (movement.amountWon <= 0) return;
  const { accountNo } = await lockAccount(tx, movement.memberNo, movement.kind);
  const lotNo = await insertLot(tx, accountNo, movement);
  await write(tx, movement.type, accountNo, movement, [{ lotNo, amountWon: movement.amountWon }]);
}

const names: Record<AccountKind, string> = {
  POINT: '포인트',
  COIN: '코인',
  GIFT_CARD: '상품권',
};

/** Debits lots, those that expire first, as far as they reach. */
async function debit(tx: Tx, accountNo: number, amountWon: number, now: Date): Promise<Leg[]> {
  const legs: Leg[] = [];
  let missing = amountWon;
  for (const lot of await spendableLots(tx, accountNo, now)) {
    if (missing === 0) break;
    const part = Math.min(missing, lot.remain);
    legs.push({ lotNo: lot.lotNo, amountWon: -part });
    missing -= part;
  }
  return legs;
}

/** Takes back what was earned, as far as the balance reaches. @returns what was taken */
export async function takeBack(tx: Tx, movement: Movement): Promise<number> {
  if (movement.amountWon <= 0) return 0;
  const { accountNo } = await lockAccount(tx, movement.memberNo, movement.kind);
  const legs = await debit(tx, accountNo, movement.amountWon, movement.now);
  if (legs.length > 0) await write(tx, 'CLAWBACK', accountNo, movement, legs);
  return -sumWon(legs.map((leg) => leg.amountWon));
}

/**
 * Spends from the lots that expire first.
 * @throws AppError 422 `POINT_SHORT` | `COIN_SHORT`
 */
export async function spend(tx: Tx, movement: Movement): Promise<void> {
  if (movement.amountWon <= 0) return;
  const account = await lockAccount(tx, movement.memberNo, movement.kind);
  const legs = await debit(tx, account.accountNo, movement.amountWon, movement.now);
  if (-sumWon(legs.map((leg) => leg.amountWon)) < movement.amountWon) {
    throw refused(
      `${movement.kind}_SHORT`,
      `사용할 수 있는 ${withParticle(names[movement.kind], '이/가')} 부족해요. 금액을 다시 확인해 주세요.`,
    );
  }
  await write(tx, 'USE', account.accountNo, movement, legs);
}

const usedRow = z.object({
  lotNo: z.number(),
  usedWon: z.number(),
  expiresAt: z.date(),
  reason: z.string(),
});

/** What comes back to a lot that has ended is valid for this long. */
const GRACE_MS = daysMs(30);

/** What an order still has of each lot, the last to expire first. */
const readSpentLots = (tx: Tx, accountNo: number, orderNo: string) =>
  tx.rows(
    usedRow,
    sql`
    with entry as (
      select m.type, e.lot_no, e.amount from point_movement m join point_ledger e using (movement_no)
      where m.order_no = ${orderNo} and m.type in ('USE', 'RESTORE') and e.account_no = ${accountNo}
    ), of_lot as (
      select case when exists (select from entry u where u.type = 'USE' and u.lot_no = n.lot_no)
        then n.lot_no else l.returned_from end as lot_no, n.amount
      from entry n join point_lot l using (lot_no)
    )
    select l.lot_no, -sum(o.amount)::bigint as used_won, l.expires_at, l.reason
    from of_lot o join point_lot l using (lot_no)
    group by l.lot_no having sum(o.amount) < 0
    order by l.expires_at desc, l.lot_no desc`,
  );

/**
 * Refunds what an order spent to the lots it came from, the last to expire first. What came from a lot that has
 * ended becomes a lot of its own, so that nothing else of the ended one can be spent again.
 * @throws RangeError when more would be refunded than was spent
 */
export async function restore(tx: Tx, movement: Movement & { orderNo: string }): Promise<void> {
  if (movement.amountWon <= 0) return;
  const { accountNo } = await lockAccount(tx, movement.memberNo, movement.kind);
  const legs: Leg[] = [];
  let remainingWon = movement.amountWon;
  for (const lot of await readSpentLots(tx, accountNo, movement.orderNo)) {
    if (remainingWon === 0) break;
    const amountWon = Math.min(remainingWon, lot.usedWon);
    remainingWon -= amountWon;
    const { lotNo, reason } = lot;
    const hasEnded = lot.expiresAt <= movement.now;
    const expiresAt = addMs(movement.now, GRACE_MS);
    const ownLot = { amountWon, reason, now: movement.now, expiresAt, returnedFrom: lotNo };
    legs.push({ lotNo: hasEnded ? await insertLot(tx, accountNo, ownLot) : lotNo, amountWon });
  }
  if (remainingWon > 0)
    throw new RangeError(`Order ${movement.orderNo} did not spend ${remainingWon} more.`);
  await write(tx, 'RESTORE', accountNo, movement, legs);
}

const expiredRow = z.object({ accounts: z.number(), lots: z.number() });

/** Accounts whose ended lots one transaction of the sweep expires. */
const ACCOUNTS_AT_ONCE = 500;

/**
 * Expires the ended lots of some accounts. The accounts are locked first and their lots read afterwards: what a
 * movement that was waited for has spent or returned is seen. An account that is in use is left to the next run.
 * @returns how many accounts and lots
 */
async function expireSome(tx: Tx, now: Date): Promise<z.infer<typeof expiredRow>> {
  const accounts = await tx.rows(
    accountNoRow,
    sql`
    select account_no from point_account where account_no in (
      select account_no from point_lot where remain > 0 and expires_at <= ${now}
      group by account_no limit ${ACCOUNTS_AT_ONCE})
    order by account_no for update skip locked`,
  );
  const accountNos = accounts.map(({ accountNo }) => accountNo);
  const { lots } = await tx.one(
    lotsRow,
    sql`
    with due as (
      select l.lot_no, l.account_no, a.kind, l.remain, 'expire:' || l.lot_no || ':' || ${now.toISOString()} as key
      from point_lot l join point_account a using (account_no)
      where l.account_no = any(${accountNos}::bigint[]) and l.remain > 0 and l.expires_at <= ${now}
    ), moved as (
      insert into point_movement (type, title, movement_key, at)
      select 'EXPIRE', '유효기간이 지나 소멸했어요', key, ${now} from due order by lot_no
      returning movement_no, movement_key
    ), entered as (
      insert into point_ledger (movement_no, account_no, lot_no, amount)
      select m.movement_no, d.account_no, d.lot_no, -d.remain from due d join moved m on m.movement_key = d.key
      union all
      select m.movement_no, c.account_no, null, d.remain from due d join moved m on m.movement_key = d.key
        join point_account c on c.kind = d.kind and c.member_no is null
    ), emptied as (
      update point_lot l set remain = 0 from due d where l.lot_no = d.lot_no
    ), lowered as (
      update point_account a set balance = a.balance - d.won
      from (select account_no, sum(remain)::bigint as won from due group by account_no) d
      where a.account_no = d.account_no
    )
    select count(*)::int as lots from due`,
  );
  return { accounts: accountNos.length, lots };
}

/** Expires all lots that have ended, a few accounts in each transaction. @returns the number of lots */
export async function expireLots({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let expired = 0;
  for (;;) {
    const { accounts, lots } = await db.tx((tx) => expireSome(tx, now));
    expired += lots;
    if (accounts === 0) return expired;
  }
}
