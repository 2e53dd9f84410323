import { paths } from '@shop/shared/contracts';
import { dottedDate, type TermCode } from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { emitNotice } from '../notice';
import { announcedAt } from './term.repository';
import { termTitle } from './term.service';

/** Number of members notified in one transaction. */
const MEMBERS_AT_ONCE = 500;

const comingRow = z.object({
  code: z.string(),
  version: z.string(),
  appliesAt: z.date(),
  isAdverse: z.boolean(),
  toldMemberNo: z.number(),
});
const memberNoRow = z.object({ memberNo: z.number() });

/** Notifies the next batch of members of one coming version. @returns their number; 0 when all were notified */
async function tellSome(tx: Tx, code: string, version: string, now: Date): Promise<number> {
  // Another process waits for the end of this batch and continues with the next one.
  const coming = await tx.maybe(
    comingRow,
    sql`select code, version, applies_at, is_adverse, told_member_no from term_version
      where code = ${code} and version = ${version} for update`,
  );
  if (!coming) return 0;
  const members = await tx.rows(
    memberNoRow,
    sql`select member_no from member
      where status = 'ACTIVE' and member_no > ${coming.toldMemberNo} order by member_no limit ${MEMBERS_AT_ONCE}`,
  );
  for (const { memberNo } of members) {
    await emitNotice(
      tx,
      {
        memberNo,
        step: 'TERMS_CHANGED',
        key: `terms:${code}:${version}:${memberNo}`,
        path: paths.terms({ code, version }),
        facts: {
          termName: `${termTitle(code as TermCode)} 내용`,
          from: dottedDate(coming.appliesAt.getTime()),
        },
      },
      now,
    );
  }
  const last = members.at(-1)?.memberNo ?? coming.toldMemberNo;
  await tx.run(sql`update term_version set told_member_no = ${last}
    where code = ${code} and version = ${version}`);
  return members.length;
}

/** Tells every member once of each version that is announced and does not apply yet. @returns how many */
export async function announceTerms({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const coming = await db.rows(
    comingRow,
    sql`select code, version, applies_at, is_adverse, told_member_no from term_version
      where applies_at > ${now} order by applies_at`,
  );
  let told = 0;
  for (const one of coming.filter((version) => announcedAt(version) <= now)) {
    for (;;) {
      const count = await db.tx((tx) => tellSome(tx, one.code, one.version, now));
      told += count;
      if (count < MEMBERS_AT_ONCE) break;
    }
  }
  return told;
}
