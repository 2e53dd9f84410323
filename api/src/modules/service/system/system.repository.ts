import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const noticeRow = z.object({
  scope: z.enum(['ALL', 'PAYMENT']),
  reason: z.string(),
  fromAt: z.date(),
  toAt: z.date(),
});
export type NoticeRow = z.infer<typeof noticeRow>;

/** The active check: the whole shop's before payment's, then the longest. */
export const readNotice = (db: Queryable, now: Date): Promise<NoticeRow | undefined> =>
  db.maybe(
    noticeRow,
    sql`
    select scope, reason, from_at, to_at from system_notice
    where from_at <= ${now} and to_at > ${now}
    order by scope, to_at desc limit 1`,
  );

export const addNotice = (db: Queryable, { scope, reason, fromAt, toAt }: NoticeRow) =>
  db.run(sql`
    insert into system_notice (scope, reason, from_at, to_at)
    values (${scope}, ${reason}, ${fromAt}, ${toAt})`);

export const endNotices = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`delete from system_notice where from_at <= ${now} and to_at > ${now}`);
