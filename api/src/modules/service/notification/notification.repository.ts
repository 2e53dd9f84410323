import {
  isAdHour,
  NOTIFICATION_DAYS,
  type NotificationChannelCode,
  type NotificationKind,
  notificationChannels,
  tableKeys,
} from '@shop/shared/domain';
import { z } from 'zod';
import { minutesMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { isDue } from '../../../platform/db/due';
import { sql } from '../../../platform/db/sql';
import { isAd, stepsOf, type ToldStep, toldSteps } from './templates';

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
    insert into notification (key, member_no, order_no, step, path, variables_enc, happened_at, next_at, is_ad)
    values (${one.key}, ${one.memberNo}, ${one.orderNo}, ${one.step}, ${one.path}, ${one.variablesEnc},
      ${one.happenedAt}, ${one.now}, ${isAd(one.step)})
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
  /** Refused or given up. */
  passedChannels: z.array(z.enum(tableKeys<NotificationChannelCode>(notificationChannels))),
  /** Tries of the present channel, including this one. */
  channelTries: z.number(),
});
export type Waiting = z.infer<typeof waitingRow>;

/** How long after each try the next one begins; the last one repeats. */
const RETRY_MS = [0.5, 2, 10, 30, 60].map(minutesMs);
const LONGEST_MS = minutesMs(60);

/** When a message is tried again unless this try succeeds. @param tries including this one */
const retryAt = (now: Date) => sql`
  ${now}::timestamptz + (${RETRY_MS}::float8[])[least(tries + 1, ${RETRY_MS.length})] * interval '1 ms'`;

/**
 * Begins a try of those that wait longest. Another process does not try the same ones meanwhile. At night
 * advertising stays where it is.
 */
export const takeWaiting = (db: Queryable, now: Date, limit: number): Promise<Waiting[]> =>
  db.rows(
    waitingRow,
    sql`
    update notification set tries = tries + 1, channel_tries = channel_tries + 1, next_at = ${retryAt(now)}
    where notification_no in (
      select notification_no from notification
      where state = 'WAITING' and (not is_ad or ${isAdHour(now.getTime())}) and ${isDue(sql`next_at`, now, LONGEST_MS)}
      order by next_at, notification_no limit ${limit} for update skip locked)
    returning notification_no, key, member_no, step, path, variables_enc, happened_at, tries, passed_channels,
      channel_tries`,
  );

/** Stores the final state of a notification, unless it already has one. */
export const endSending = (
  db: Queryable,
  notificationNo: number,
  end: { state: 'SENT' | 'REFUSED' | 'DROPPED'; channel?: NotificationChannelCode | undefined },
  now: Date,
): Promise<number> =>
  db.run(sql`
    update notification set state = ${end.state}, channel = ${end.channel ?? null}, ended_at = ${now}
    where notification_no = ${notificationNo} and state = 'WAITING'`);

/**
 * These channels are not tried again.
 * @param nextAt when the next channel is tried, where that is not at the usual time
 */
export const passChannels = (
  db: Queryable,
  { notificationNo, tries }: Pick<Waiting, 'notificationNo' | 'tries'>,
  passed: readonly NotificationChannelCode[],
  nextAt: Date | undefined,
): Promise<number> =>
  db.run(sql`
    update notification set passed_channels = ${passed}::text[], channel_tries = ${nextAt ? 0 : 1},
      next_at = coalesce(${nextAt ?? null}::timestamptz, next_at)
    where notification_no = ${notificationNo} and state = 'WAITING' and tries = ${tries}`);

const listedRow = z.object({
  notificationNo: z.number(),
  step: z.enum(toldSteps),
  path: z.string(),
  variablesEnc: z.string(),
  happenedAt: z.date(),
  isRead: z.boolean(),
});

/** Notifications of one page. */
export const PAGE = 20;

/** A page of a member's notifications, the newest first, and one more item when there is another page. */
export const readNotifications = (
  db: Queryable,
  memberNo: number,
  { kind, before }: { kind?: NotificationKind | undefined; before?: number | undefined },
) =>
  db.rows(
    listedRow,
    sql`
    select notification_no, step, path, variables_enc, happened_at, read_at is not null as is_read
    from notification
    where member_no = ${memberNo} and (${before ?? null}::bigint is null or notification_no < ${before ?? null})
      and (${kind ?? null}::text is null or step = any(${kind ? stepsOf(kind) : []}::text[]))
    order by notification_no desc limit ${PAGE + 1}`,
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

/** @returns how many */
export const deleteOld = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`
    delete from notification where happened_at < ${now}::timestamptz - ${NOTIFICATION_DAYS} * interval '1 day'`);
