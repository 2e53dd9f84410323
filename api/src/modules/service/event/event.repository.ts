import { eventKind } from '@shop/shared/contracts/schemas';
import type { EventKind } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';

const cardRow = z.object({
  eventNo: z.number(),
  kind: eventKind,
  title: z.string(),
  summary: z.string(),
  benefit: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  winnersAt: z.date().nullable(),
  drawnAt: z.date().nullable(),
  appOnly: z.boolean(),
  imageKey: z.string(),
  tone: z.tuple([z.number(), z.number()]),
  isJoined: z.boolean(),
});
export type CardRow = z.infer<typeof cardRow>;

const eventRow = cardRow.extend({
  body: z.array(z.string()),
  notes: z.array(z.string()),
  config: z.unknown(),
  consent: z.string().nullable(),
  perDay: z.number().nullable(),
  perMember: z.number().nullable(),
});
export type EventRow = z.infer<typeof eventRow>;

const enteredRow = cardRow.extend({ entryCount: z.number(), lastAt: z.date() });
export type EnteredRow = z.infer<typeof enteredRow>;

const cardColumns = sql`
  e.event_no, e.kind, e.title, e.summary, e.benefit, e.starts_at, e.ends_at, e.winners_at, e.drawn_at, e.app_only,
  e.image_key, e.tone`;

const isJoined = (memberNo: number | undefined): Sql => sql`
  exists (select from event_member j where j.event_no = e.event_no
    and j.member_no = ${memberNo ?? null}::bigint) as is_joined`;

export type Tab = 'open' | 'coming' | 'ended';

const tabSql: Record<Tab, (now: Date) => Sql> = {
  open: (now) => sql`e.starts_at <= ${now} and e.ends_at > ${now}`,
  coming: (now) => sql`e.starts_at > ${now}`,
  ended: (now) => sql`e.ends_at <= ${now}`,
};

const orderSql: Record<Tab, Sql> = {
  open: sql`order by e.ends_at, e.event_no`,
  coming: sql`order by e.starts_at, e.event_no`,
  ended: sql`order by e.ends_at desc, e.event_no desc`,
};

export interface ListFilter {
  tab: Tab;
  kind: EventKind | undefined;
  now: Date;
}

const whereOf = ({ tab, kind, now }: ListFilter): Sql =>
  sql`where ${tabSql[tab](now)} ${kind ? sql`and e.kind = ${kind}` : emptySql}`;

export const listEvents = (
  db: Queryable,
  filter: ListFilter,
  memberNo: number | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<CardRow[]> =>
  db.rows(
    cardRow,
    sql`
    select ${cardColumns}, ${isJoined(memberNo)} from event e ${whereOf(filter)}
    ${orderSql[filter.tab]} limit ${limit} offset ${offset}`,
  );

export const countEvents = async (db: Queryable, filter: ListFilter): Promise<number> =>
  (await db.one(countRow, sql`select count(*) from event e ${whereOf(filter)}`)).count;

export const findEvent = (
  db: Queryable,
  eventNo: number,
  memberNo: number | undefined,
): Promise<EventRow | undefined> =>
  db.maybe(
    eventRow,
    sql`
    select ${cardColumns}, e.body, e.notes, e.config, e.consent, e.per_day, e.per_member, ${isJoined(memberNo)}
    from event e where e.event_no = ${eventNo}`,
  );

/** Events that the member has entered, the last entered first. */
export const listEntered = (db: Queryable, memberNo: number): Promise<EnteredRow[]> =>
  db.rows(
    enteredRow,
    sql`
    select ${cardColumns}, true as is_joined, m.entries as entry_count, m.entered_at as last_at
    from event_member m join event e using (event_no)
    where m.member_no = ${memberNo} order by m.entered_at desc, e.event_no desc limit 100`,
  );

const eventNoRow = z.object({ eventNo: z.number() });

/** Events whose winners are to be drawn. */
export const listToDraw = (db: Queryable, now: Date) =>
  db.rows(
    eventNoRow,
    sql`
    select event_no from event where winners_at <= ${now} and drawn_at is null order by winners_at limit 20`,
  );
