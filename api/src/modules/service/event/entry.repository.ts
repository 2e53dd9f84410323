import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { emptySql, sql } from '../../../platform/db/sql';

const entriesRow = z.object({ entries: z.number(), entriesOfDay: z.number() });
export type EntryCounts = z.infer<typeof entriesRow>;

/** Serialises a member's entries, so that the limits hold for several at a time. */
export const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

/** @param day in Korea */
export const readCounts = async (
  db: Queryable,
  eventNo: number,
  memberNo: number,
  day: string,
): Promise<EntryCounts> =>
  (await db.maybe(
    entriesRow,
    sql`
    select entries, case when day = ${day}::date then entries_of_day else 0 end as entries_of_day
    from event_member where event_no = ${eventNo} and member_no = ${memberNo}`,
  )) ?? { entries: 0, entriesOfDay: 0 };

const seqRow = z.object({ seq: z.number() });

/** Counts an entry. @returns which one of the member it is */
export const countEntry = async (
  tx: Tx,
  one: { eventNo: number; memberNo: number; day: string; at: Date },
): Promise<number> =>
  (
    await tx.one(
      seqRow,
      sql`
      insert into event_member as m (event_no, member_no, entries, day, entries_of_day, entered_at)
      values (${one.eventNo}, ${one.memberNo}, 1, ${one.day}::date, 1, ${one.at})
      on conflict (event_no, member_no) do update set entries = m.entries + 1, day = excluded.day,
        entries_of_day = case when m.day = excluded.day then m.entries_of_day + 1 else 1 end,
        entered_at = excluded.entered_at
      returning entries as seq`,
    )
  ).seq;

export interface NewEntry {
  eventNo: number;
  memberNo: number;
  seq: number;
  day: string;
  writer: string;
  choice: number | undefined;
  text: string | undefined;
  inviterNo: number | undefined;
  /** The words that the member agreed to. */
  consentText: string | null;
  at: Date;
}

const entryNoRow = z.object({ entryNo: z.number() });

export const insertEntry = async (tx: Tx, one: NewEntry): Promise<number> =>
  (
    await tx.one(
      entryNoRow,
      sql`
      insert into event_entry (event_no, member_no, seq, day, choice, text, writer, inviter_no, consent_text, at)
      values (${one.eventNo}, ${one.memberNo}, ${one.seq}, ${one.day}::date, ${one.choice ?? null},
        ${one.text ?? null}, ${one.writer}, ${one.inviterNo ?? null}, ${one.consentText}, ${one.at})
      returning entry_no`,
    )
  ).entryNo;

const dayRow = z.object({ day: z.string() });

/** The days of the member's entries, in Korea. */
export const listDays = async (
  db: Queryable,
  eventNo: number,
  memberNo: number,
): Promise<string[]> => {
  const rows = await db.rows(
    dayRow,
    sql`
    select distinct to_char(day, 'YYYY-MM-DD') as day from event_entry
    where event_no = ${eventNo} and member_no = ${memberNo} order by day`,
  );
  return rows.map(({ day }) => day);
};

export const countEntries = async (
  db: Queryable,
  eventNo: number,
  memberNo: number,
): Promise<number> =>
  (
    await db.one(
      countRow,
      sql`
      select coalesce(sum(entries), 0)::int as count from event_member
      where event_no = ${eventNo} and member_no = ${memberNo}`,
    )
  ).count;

const choiceCountRow = z.object({ choice: z.number(), count: z.number() });

/** How many chose each option, by its index. */
export const countChoices = async (
  db: Queryable,
  eventNo: number,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.rows(
    choiceCountRow,
    sql`
    select choice, count(*) as count from event_entry
    where event_no = ${eventNo} and choice is not null group by choice`,
  );
  return new Map(rows.map(({ choice, count }) => [choice, count]));
};

const choiceRow = z.object({ choice: z.number().nullable() });

/** The member's newest choice. */
export const findChoice = async (
  db: Queryable,
  eventNo: number,
  memberNo: number,
): Promise<number | null> =>
  (
    await db.maybe(
      choiceRow,
      sql`
      select choice from event_entry where event_no = ${eventNo} and member_no = ${memberNo}
      order by seq desc limit 1`,
    )
  )?.choice ?? null;

const oneRow = z.object({ one: z.literal(1) });

export const hasComment = async (tx: Tx, eventNo: number, memberNo: number, text: string) =>
  (await tx.maybe(
    oneRow,
    sql`
    select 1 as one from event_entry
    where event_no = ${eventNo} and member_no = ${memberNo} and text = ${text} limit 1`,
  )) !== undefined;

/** How many entered with the member's code. */
export const countInvited = async (
  db: Queryable,
  eventNo: number,
  memberNo: number,
): Promise<number> =>
  (
    await db.one(
      countRow,
      sql`
      select count(*) from event_entry where event_no = ${eventNo} and inviter_no = ${memberNo}`,
    )
  ).count;

export const isActiveMember = async (db: Queryable, memberNo: number): Promise<boolean> =>
  (await db.maybe(
    oneRow,
    sql`select 1 as one from member where member_no = ${memberNo} and status = 'ACTIVE'`,
  )) !== undefined;

const commentRow = z.object({
  entryNo: z.number(),
  writer: z.string(),
  text: z.string(),
  at: z.date(),
  isOwn: z.boolean(),
});

/** Newest first. @param before a number of the page before */
export const listComments = (
  db: Queryable,
  eventNo: number,
  {
    before,
    limit,
    memberNo,
  }: { before: number | undefined; limit: number; memberNo: number | undefined },
) =>
  db.rows(
    commentRow,
    sql`
    select entry_no, writer, text, at, member_no = coalesce(${memberNo ?? null}::bigint, 0) as is_own from event_entry
    where event_no = ${eventNo} and text is not null
      ${before === undefined ? emptySql : sql`and entry_no < ${before}`}
    order by entry_no desc limit ${limit}`,
  );

/** @returns whether the member has such a comment */
export const deleteComment = async (
  db: Queryable,
  memberNo: number,
  entryNo: number,
): Promise<boolean> =>
  (await db.run(sql`
    update event_entry set text = null
    where entry_no = ${entryNo} and member_no = ${memberNo} and text is not null`)) === 1;
