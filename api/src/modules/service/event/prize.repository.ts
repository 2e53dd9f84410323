import { eventPrizeTypes } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';

const prizeRow = z.object({
  prizeNo: z.number(),
  eventNo: z.number(),
  name: z.string(),
  type: z.enum(eventPrizeTypes),
  couponNo: z.number().nullable(),
  amount: z.number().nullable(),
  value: z.number().nullable(),
  totalQty: z.number().nullable(),
  wonQty: z.number(),
  odds: z.number().nullable(),
  step: z.number().nullable(),
});
export type PrizeRow = z.infer<typeof prizeRow>;

const prizeColumns = sql`
  p.prize_no, p.event_no, p.name, p.type, p.coupon_no, p.amount, p.value, p.total_qty, p.won_qty, p.odds, p.step`;

/** In their order. */
export const listPrizes = (db: Queryable, eventNo: number): Promise<PrizeRow[]> =>
  db.rows(
    prizeRow,
    sql`
    select ${prizeColumns} from event_prize p where p.event_no = ${eventNo} order by p.sort, p.prize_no`,
  );

const takenRow = z.object({ prizeNo: z.number() });

/** Takes one piece when any is left. The conditional update keeps a prize within its quantity. */
export const takePrize = async (tx: Tx, prizeNo: number): Promise<boolean> =>
  (await tx.maybe(
    takenRow,
    sql`
    update event_prize set won_qty = won_qty + 1
    where prize_no = ${prizeNo} and (total_qty is null or won_qty < total_qty) returning prize_no`,
  )) !== undefined;

export interface NewWin {
  eventNo: number;
  prizeNo: number;
  memberNo: number;
  entryNo: number;
  writer: string;
  at: Date;
  claimUntil: Date | null;
}

const winNoRow = z.object({ winNo: z.number() });

export const insertWin = async (tx: Tx, one: NewWin): Promise<number> =>
  (
    await tx.one(
      winNoRow,
      sql`
      insert into event_win (event_no, prize_no, member_no, entry_no, writer, won_at, claim_until)
      values (${one.eventNo}, ${one.prizeNo}, ${one.memberNo}, ${one.entryNo}, ${one.writer}, ${one.at},
        ${one.claimUntil})
      returning win_no`,
    )
  ).winNo;

const winRow = z.object({
  winNo: z.number(),
  eventNo: z.number(),
  eventTitle: z.string(),
  prizeNo: z.number(),
  name: z.string(),
  type: z.enum(eventPrizeTypes),
  value: z.number().nullable(),
  couponNo: z.number().nullable(),
  amount: z.number().nullable(),
  memberNo: z.number(),
  wonAt: z.date(),
  claimUntil: z.date().nullable(),
  claimedAt: z.date().nullable(),
});
export type WinRow = z.infer<typeof winRow>;

const winsWhere = (condition: Sql): Sql => sql`
  select w.win_no, w.event_no, e.title as event_title, p.prize_no, p.name, p.type, p.value, p.coupon_no, p.amount,
    w.member_no, w.won_at, w.claim_until, w.claimed_at
  from event_win w join event_prize p using (prize_no) join event e on e.event_no = w.event_no
  where ${condition} order by w.win_no desc limit 100`;

/** The member's prizes, newest first; of one event or of all. */
export const listWins = (
  db: Queryable,
  memberNo: number,
  eventNo: number | null,
): Promise<WinRow[]> =>
  db.rows(
    winRow,
    winsWhere(
      sql`w.member_no = ${memberNo} and (${eventNo}::bigint is null or w.event_no = ${eventNo})`,
    ),
  );

/** The prizes that one entry has brought this member. */
export const listWinsOfEntry = (
  db: Queryable,
  entryNo: number,
  memberNo: number,
): Promise<WinRow[]> =>
  db.rows(winRow, winsWhere(sql`w.entry_no = ${entryNo} and w.member_no = ${memberNo}`));

export const findWin = (db: Queryable, winNo: number): Promise<WinRow | undefined> =>
  db.maybe(winRow, winsWhere(sql`w.win_no = ${winNo}`));

/** Records the address of a prize that waits for one. @returns false when it no longer does */
export const claimWin = async (
  tx: Tx,
  one: { winNo: number; memberNo: number; addressEnc: string; now: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    update event_win set claimed_at = ${one.now}, address_enc = ${one.addressEnc}
    where win_no = ${one.winNo} and member_no = ${one.memberNo} and claimed_at is null
      and claim_until > ${one.now}`)) === 1;

const winnersRow = z.object({ prizeName: z.string(), names: z.array(z.string()) });

/** Masked winners by prize: of the draw, or of goods that were won at once. At most 100 each. */
export const listWinners = (db: Queryable, eventNo: number) =>
  db.rows(
    winnersRow,
    sql`
    select p.name as prize_name, (
      select coalesce(json_agg(w.writer order by w.win_no), '[]') from (
        select writer, win_no from event_win where prize_no = p.prize_no order by win_no limit 100) w) as names
    from event_prize p
    where p.event_no = ${eventNo} and p.won_qty > 0 and (p.type = 'GOODS' or (p.odds is null and p.step is null))
    order by p.sort, p.prize_no`,
  );
