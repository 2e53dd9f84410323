import { z } from 'zod';
import { minutesMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { isDue } from '../../../platform/db/due';
import { sql } from '../../../platform/db/sql';
import { type ToldStep, toldSteps } from './templates';

export interface NewNotification {
  key: string;
  memberNo: number;
  /** Null for what is about no order. */
  orderNo: string | null;
  step: ToldStep;
  path: string;
  variablesEnc: string;
  happenedAt: Date;
  now: Date;
}

/** Inserts a notification; does nothing when its key exists. */
export const insertNotification = (tx: Tx, one: NewNotification): Promise<number> =>
  tx.run(sql`
    insert into notification (key, member_no, order_no, step, path, variables_enc, happened_at, next_at)
    values (${one.key}, ${one.memberNo}, ${one.orderNo}, ${one.step}, ${one.path}, ${one.variablesEnc},
      ${one.happenedAt}, ${one.now})
    on conflict (key) do nothing`);

const waitingRow = z.object({
  notificationNo: z.number(),
  key: z.string(),
  memberNo: z.number(),
  step: z.enum(toldSteps),
  path: z.string(),
  variablesEnc: z.string(),
  happenedAt: z.date(),
  /** Including this one. */
  tries: z.number(),
});
export type Waiting = z.infer<typeof waitingRow>;

/** How long after each try the next one begins; the last one repeats. */
const RETRY_MS = [0.5, 2, 10, 30, 60].map(minutesMs);
const LONGEST_MS = minutesMs(60);

/** When a message is tried again unless this try succeeds. @param tries including this one */
const retryAt = (now: Date) => sql`
  ${now}::timestamptz + (${RETRY_MS}::float8[])[least(tries + 1, ${RETRY_MS.length})] * interval '1 ms'`;

/** Begins a try of those that wait longest. Another process does not try the same ones meanwhile. */
export const takeWaiting = (db: Queryable, now: Date, limit: number): Promise<Waiting[]> =>
  db.rows(
    waitingRow,
    sql`
    update notification set tries = tries + 1, next_at = ${retryAt(now)}
    where notification_no in (
      select notification_no from notification
      where state = 'WAITING' and ${isDue(sql`next_at`, now, LONGEST_MS)}
      order by next_at, notification_no limit ${limit} for update skip locked)
    returning notification_no, key, member_no, step, path, variables_enc, happened_at, tries`,
  );

/** Stores the final state of a notification, unless it already has one. */
export const endSending = (
  db: Queryable,
  notificationNo: number,
  state: 'SENT' | 'REFUSED' | 'DROPPED',
  now: Date,
): Promise<number> =>
  db.run(sql`
    update notification set state = ${state}, ended_at = ${now}
    where notification_no = ${notificationNo} and state = 'WAITING'`);

const listedRow = z.object({
  notificationNo: z.number(),
  step: z.enum(toldSteps),
  path: z.string(),
  variablesEnc: z.string(),
  happenedAt: z.date(),
  isRead: z.boolean(),
});

const MAX_LISTED = 50;

/** The notifications of a member, the newest first. */
export const readNotifications = (db: Queryable, memberNo: number) =>
  db.rows(
    listedRow,
    sql`
    select notification_no, step, path, variables_enc, happened_at, read_at is not null as is_read
    from notification where member_no = ${memberNo} order by notification_no desc limit ${MAX_LISTED}`,
  );

export const markRead = (
  db: Queryable,
  memberNo: number,
  upTo: number,
  now: Date,
): Promise<number> =>
  db.run(sql`
    update notification set read_at = ${now}
    where member_no = ${memberNo} and notification_no <= ${upTo} and read_at is null`);

/** How long members see their notifications. */
export const SHOWN_DAYS = 90;

/** @returns how many */
export const deleteOld = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`
    delete from notification where happened_at < ${now}::timestamptz - ${SHOWN_DAYS} * interval '1 day'`);
