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

/** Writes down what a member says now about one term, in the words that were shown. */
export async function recordConsent(
  db: Queryable,
  memberNo: number,
  { code, isGiven }: { code: JoinTerm; isGiven: boolean },
  now: Date,
): Promise<void> {
  const { version, body } = joinTermTexts[code];
  await db.run(sql`
    insert into member_consent (member_no, code, version, title, body, is_given, at)
    values (${memberNo}, ${code}, ${version}, ${joinTerms[code].title}, ${body}, ${isGiven}, ${now})`);
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
