import type { GivenConsent } from '@shop/shared/contracts';
import { type JoinTerm, joinTerms } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { joinTermTexts } from './term.texts';

const consentRow = z.object({
  code: z.string(),
  title: z.string(),
  body: z.string(),
  version: z.string(),
  isGiven: z.boolean(),
  at: z.date(),
});

/** What was shown to the member, and what they said. */
interface SaidConsent {
  code: JoinTerm;
  isGiven: boolean;
  title: string;
  body: string;
  version: string;
}

/** Writes down what a member says now, in the words that were shown. */
export const recordWords = (
  db: Queryable,
  memberNo: number,
  { code, version, title, body, isGiven }: SaidConsent,
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into member_consent (member_no, code, version, title, body, is_given, at)
    values (${memberNo}, ${code}, ${version}, ${title}, ${body}, ${isGiven}, ${now})`);

/** As `recordWords`, with the words of the joining. */
export async function recordConsent(
  db: Queryable,
  memberNo: number,
  { code, isGiven }: { code: JoinTerm; isGiven: boolean },
  now: Date,
): Promise<void> {
  const { title } = joinTerms[code];
  await recordWords(db, memberNo, { code, isGiven, title, ...joinTermTexts[code] }, now);
}

/** All that a member has said, the newest first. */
export async function listConsents(db: Queryable, memberNo: number): Promise<GivenConsent[]> {
  const rows = await db.rows(
    consentRow,
    sql`select code, title, body, version, is_given, at from member_consent
      where member_no = ${memberNo} order by consent_no desc limit 200`,
  );
  return rows.map((row) => ({ ...row, code: row.code as JoinTerm, at: row.at.toISOString() }));
}
