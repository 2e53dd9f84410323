import { counselState, counselType } from '@shop/shared/contracts/schemas';
import type { CounselState, CounselType } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';

const counselRow = z.object({
  counselNo: z.number(),
  memberNo: z.number(),
  type: counselType,
  state: counselState,
  titleEnc: z.string(),
  isSatisfied: z.boolean().nullable(),
  askedAt: z.date(),
  changedAt: z.date(),
  orderNo: z.string().nullable(),
  orderedAt: z.date().nullable(),
  orderName: z.string().nullable(),
  itemNo: z.number().nullable(),
  goodsName: z.string().nullable(),
  optionText: z.string().nullable(),
  imageKey: z.string().nullable(),
  tone: z.tuple([z.number(), z.number()]).nullable(),
});
export type CounselRow = z.infer<typeof counselRow>;

const messageRow = z.object({
  messageNo: z.number(),
  kind: z.enum(['QUESTION', 'ANSWER']),
  bodyEnc: z.string(),
  photoCnt: z.number(),
  at: z.date(),
});
export type MessageRow = z.infer<typeof messageRow>;

const counselNoRow = z.object({ counselNo: z.number() });
const messageNoRow = z.object({ messageNo: z.number() });
const countsRow = z.object({ open: z.number(), today: z.number() });

const counselsWhere = (condition: Sql, rest: Sql): Sql => sql`
  select c.counsel_no, c.member_no, c.type, c.state, c.title_enc, c.is_satisfied, c.asked_at, c.changed_at, c.order_no,
    o.ordered_at, o.order_name, c.item_no, i.goods_name, i.option_text, i.image_key, i.tone
  from counsel c left join orders o using (order_no) left join order_item i on i.item_no = c.item_no
  where c.state <> 'DELETED' and ${condition} ${rest}`;

/** A member's enquiries, newest first. @param before a number of the page before */
export const listCounsels = (
  db: Queryable,
  memberNo: number,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CounselRow[]> =>
  db.rows(
    counselRow,
    counselsWhere(
      sql`c.member_no = ${memberNo} ${before === undefined ? emptySql : sql`and c.counsel_no < ${before}`}`,
      sql`order by c.counsel_no desc limit ${limit}`,
    ),
  );

/** Those that wait, or changed since, the ones that changed last first. */
export const listOpen = (
  db: Queryable,
  memberNo: number,
  since: Date,
  limit: number,
): Promise<CounselRow[]> =>
  db.rows(
    counselRow,
    counselsWhere(
      sql`c.member_no = ${memberNo} and (c.state <> 'ANSWERED' or c.changed_at > ${since})`,
      sql`order by c.changed_at desc, c.counsel_no desc limit ${limit}`,
    ),
  );

/** An enquiry of this member; undefined for another member's and a deleted one. */
export const findCounsel = (
  db: Queryable,
  memberNo: number,
  counselNo: number,
): Promise<CounselRow | undefined> =>
  db.maybe(
    counselRow,
    counselsWhere(sql`c.counsel_no = ${counselNo} and c.member_no = ${memberNo}`, emptySql),
  );

/** Locks an enquiry, of any member. */
export async function lockCounsel(tx: Tx, counselNo: number): Promise<CounselRow | undefined> {
  await tx.run(sql`select 1 from counsel where counsel_no = ${counselNo} for update`);
  return tx.maybe(counselRow, counselsWhere(sql`c.counsel_no = ${counselNo}`, emptySql));
}

/** Serialises a member's enquiries, so that the limits hold for several at a time. */
export const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

/** How many wait, and how many were sent since. */
export const countCounsels = (tx: Tx, memberNo: number, since: Date) =>
  tx.one(
    countsRow,
    sql`
    select count(*) filter (where state in ('RECEIVED', 'WORKING')) as open,
      count(*) filter (where asked_at > ${since}) as today
    from counsel where member_no = ${memberNo}`,
  );

export interface NewCounsel {
  memberNo: number;
  type: CounselType;
  titleEnc: string;
  orderNo: string | undefined;
  itemNo: number | undefined;
  at: Date;
}

export const insertCounsel = async (tx: Tx, one: NewCounsel): Promise<number> =>
  (
    await tx.one(
      counselNoRow,
      sql`
      insert into counsel (member_no, type, order_no, item_no, title_enc, asked_at, changed_at)
      values (${one.memberNo}, ${one.type}, ${one.orderNo ?? null}, ${one.itemNo ?? null}, ${one.titleEnc},
        ${one.at}, ${one.at})
      returning counsel_no`,
    )
  ).counselNo;

/** Precondition: the caller has locked the row and checked the transition against `counselMoves`. */
export const moveCounsel = (tx: Tx, counselNo: number, state: CounselState, at: Date) =>
  tx.run(sql`
    update counsel set state = ${state}, changed_at = ${at},
      is_satisfied = case when ${state} = 'ANSWERED' then null else is_satisfied end
    where counsel_no = ${counselNo}`);

export const setSatisfied = (tx: Tx, counselNo: number, isSatisfied: boolean) =>
  tx.run(sql`update counsel set is_satisfied = ${isSatisfied} where counsel_no = ${counselNo}`);

export interface NewMessage {
  counselNo: number;
  kind: MessageRow['kind'];
  bodyEnc: string;
  photoCnt: number;
  key: string | null;
  at: Date;
}

/** @returns its number; undefined when a message with this key exists */
export const insertMessage = async (tx: Tx, one: NewMessage): Promise<number | undefined> =>
  (
    await tx.maybe(
      messageNoRow,
      sql`
      insert into counsel_message (counsel_no, kind, body_enc, photo_cnt, key, at)
      values (${one.counselNo}, ${one.kind}, ${one.bodyEnc}, ${one.photoCnt}, ${one.key}, ${one.at})
      on conflict (key) do nothing returning message_no`,
    )
  )?.messageNo;

/** Oldest first. */
export const listMessages = (db: Queryable, counselNo: number): Promise<MessageRow[]> =>
  db.rows(
    messageRow,
    sql`
    select message_no, kind, body_enc, photo_cnt, at from counsel_message
    where counsel_no = ${counselNo} order by message_no`,
  );

/** Erases what was written. */
export async function eraseCounsel(tx: Tx, counselNo: number): Promise<void> {
  await tx.run(sql`delete from counsel_message where counsel_no = ${counselNo}`);
  await tx.run(sql`
    update counsel set state = 'DELETED', title_enc = '', order_no = null, item_no = null
    where counsel_no = ${counselNo}`);
}

export const deleteRow = (tx: Tx, counselNo: number) =>
  tx.run(sql`delete from counsel where counsel_no = ${counselNo}`);

/** Enquiries without a later message. */
export const listOlder = (db: Queryable, before: Date, limit: number) =>
  db.rows(
    counselNoRow,
    sql`select counsel_no from counsel where changed_at < ${before} order by changed_at limit ${limit}`,
  );
