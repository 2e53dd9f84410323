import type { AccountKind, PointEntry } from '@shop/shared/contracts';
import { accountKind } from '@shop/shared/contracts/schemas';
import { endOfDayInKorea, sumWon, withParticle } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { refused } from '../../../platform/errors';
import { contraAccountNo, lockAccount, spendableLots } from './account.repository';

const movementNoRow = z.object({ movementNo: z.number() });
const lotNoRow = z.object({ lotNo: z.number() });
const expireLotsRow = z.object({
  lotNo: z.number(),
  remain: z.number(),
  memberNo: z.number(),
  kind: accountKind,
});
const remainRow = z.object({ remain: z.number() });

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

/** Writes both entries of a movement and the new balance. The only writer of the ledger. */
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

/** Grants points or coins as a new lot, which holds until the end of its last day. @param reason code of ME020 */
export async function grant(
  tx: Tx,
  movement: Movement & { type: 'EARN' | 'GRANT'; reason: string; expiresAt: Date },
): Promise<void> {
  if (movement.amountWon <= 0) return;
  const account = await lockAccount(tx, movement.memberNo, movement.kind);
  const { lotNo } = await tx.one(
    lotNoRow,
    sql`
    insert into point_lot (account_no, amount, remain, reason, created_at, expires_at)
    values (${account.accountNo}, ${movement.amountWon}, 0, ${movement.reason}, ${movement.now},
      ${endOfDayInKorea(movement.expiresAt)})
    returning lot_no`,
  );
  await write(tx, movement.type, account.accountNo, movement, [
    { lotNo, amountWon: movement.amountWon },
  ]);
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

const usedRow = z.object({ lotNo: z.number(), usedWon: z.number(), expiresAt: z.date() });

/** A lot that expired while it was spent in an order is valid for this long after a refund. */
const GRACE_MS = daysMs(30);

/**
 * Refunds what an order spent to the lots it came from, the last to expire first.
 * @throws RangeError when more would be refunded than was spent
 */
export async function restore(tx: Tx, movement: Movement & { orderNo: string }): Promise<void> {
  if (movement.amountWon <= 0) return;
  const account = await lockAccount(tx, movement.memberNo, movement.kind);
  const spentLots = await tx.rows(
    usedRow,
    sql`
    select l.lot_no, -sum(e.amount)::bigint as used_won, l.expires_at
    from point_movement m join point_ledger e using (movement_no) join point_lot l using (lot_no)
    where m.order_no = ${movement.orderNo} and m.type in ('USE', 'RESTORE')
      and e.account_no = ${account.accountNo}
    group by l.lot_no, l.expires_at having sum(e.amount) < 0
    order by l.expires_at desc, l.lot_no desc`,
  );
  const legs: Leg[] = [];
  let remainingWon = movement.amountWon;
  for (const lot of spentLots) {
    if (remainingWon === 0) break;
    const part = Math.min(remainingWon, lot.usedWon);
    legs.push({ lotNo: lot.lotNo, amountWon: part });
    remainingWon -= part;
    if (lot.expiresAt <= movement.now) {
      await tx.run(sql`
        update point_lot set expires_at = ${endOfDayInKorea(addMs(movement.now, GRACE_MS))}
        where lot_no = ${lot.lotNo}`);
    }
  }
  if (remainingWon > 0)
    throw new RangeError(`Order ${movement.orderNo} did not spend ${remainingWon} more.`);
  await write(tx, 'RESTORE', account.accountNo, movement, legs);
}

/** Expires lots. @returns their number */
export async function expireLots(tx: Tx, now: Date): Promise<number> {
  const ended = await tx.rows(
    expireLotsRow,
    sql`
    select l.lot_no, l.remain, a.member_no, a.kind from point_lot l join point_account a using (account_no)
    where l.remain > 0 and l.expires_at <= ${now} order by a.account_no limit 200`,
  );
  for (const lot of ended) {
    const account = await lockAccount(tx, lot.memberNo, lot.kind);
    const current = await tx.one(
      remainRow,
      sql`select remain from point_lot where lot_no = ${lot.lotNo} for update`,
    );
    if (current.remain === 0) continue;
    await write(
      tx,
      'EXPIRE',
      account.accountNo,
      {
        memberNo: lot.memberNo,
        kind: lot.kind,
        amountWon: current.remain,
        title: '유효기간이 지나 소멸했어요',
        orderNo: null,
        key: `expire:${lot.lotNo}:${now.toISOString()}`,
        now,
      },
      [{ lotNo: lot.lotNo, amountWon: -current.remain }],
    );
  }
  return ended.length;
}
