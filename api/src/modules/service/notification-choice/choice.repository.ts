import {
  type MarketingTerm,
  marketingTerms,
  type NotificationChannelCode,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
  tableKeys,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

export interface Choice {
  kind: NotificationKind;
  channel: NotificationChannelCode;
  isOn: boolean;
}

const choiceRow = z.object({
  kind: z.enum(tableKeys<NotificationKind>(notificationKinds)),
  channel: z.enum(tableKeys<NotificationChannelCode>(notificationChannels)),
  isOn: z.boolean(),
});
const consentRow = z.object({ code: z.enum(marketingTerms), isGiven: z.boolean() });

/** Serialises changes of one member, so that two of them cannot switch off the last channel. */
export const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

/** What a member has chosen; what is missing has its default. */
export const readChoices = (db: Queryable, memberNo: number): Promise<Choice[]> =>
  db.rows(
    choiceRow,
    sql`select kind, channel, is_on from notification_pref where member_no = ${memberNo}`,
  );

export const putChoice = (
  tx: Tx,
  memberNo: number,
  { kind, channel, isOn }: Choice,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into notification_pref (member_no, kind, channel, is_on, changed_at)
    values (${memberNo}, ${kind}, ${channel}, ${isOn}, ${now})
    on conflict (member_no, kind, channel) do update
      set is_on = excluded.is_on, changed_at = excluded.changed_at`);

/** The channels on which a member allows advertising at this moment. */
export async function readConsents(db: Queryable, memberNo: number): Promise<Set<MarketingTerm>> {
  const rows = await db.rows(
    consentRow,
    sql`
    select distinct on (code) code, is_given from member_consent
    where member_no = ${memberNo} and code = any(${marketingTerms}::text[])
    order by code, consent_no desc`,
  );
  return new Set(rows.filter(({ isGiven }) => isGiven).map(({ code }) => code));
}
