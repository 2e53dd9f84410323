import { paths, site } from '@shop/shared/contracts';
import { dottedDate, joinTerms, marketingTerms } from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { emitNotice } from '../../member/notice';

const dueRow = z.object({
  consentNo: z.number(),
  memberNo: z.number(),
  code: z.enum(marketingTerms),
  at: z.date(),
});
type Due = z.infer<typeof dueRow>;

/** Consents of one run; the next run takes the others. */
const BATCH = 200;

function confirmOne(deps: Deps, { consentNo, memberNo, code, at }: Due): Promise<boolean> {
  const now = deps.clock.now();
  return deps.db.tx(async (tx) => {
    // Another process may have been here: its row is as old as the consent was.
    const isFirst = await tx.run(sql`
      insert into consent_confirmation (consent_no, confirmed_at) values (${consentNo}, ${now})
      on conflict (consent_no) do update set confirmed_at = excluded.confirmed_at
        where consent_confirmation.confirmed_at <= ${now}::timestamptz - interval '2 years'`);
    if (isFirst === 0) return false;
    await emitNotice(
      tx,
      {
        ...{ memberNo, step: 'CONSENT_CONFIRM', path: paths.myInfo() },
        key: `consent:${consentNo}:${now.getTime()}`,
        facts: {
          siteName: site.name,
          channel: joinTerms[code].title,
          on: dottedDate(at.getTime()),
        },
      },
      now,
    );
    return true;
  });
}

/**
 * 정보통신망법 §50 ⑧: tells who has agreed to advertising that they have, two years after they said so and every
 * two years from then on. @returns how many consents
 */
export async function confirmConsents(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const rows = await db.rows(
    dueRow,
    sql`
    select consent_no, member_no, code, at from (
      select distinct on (member_no, code) * from member_consent
      where code = any(${marketingTerms}::text[]) order by member_no, code, consent_no desc) last
      join member m using (member_no) left join consent_confirmation c using (consent_no)
    where is_given and m.status = 'ACTIVE'
      and coalesce(c.confirmed_at, at) <= ${clock.now()}::timestamptz - interval '2 years'
    order by consent_no limit ${BATCH}`,
  );
  const failure = 'a consent could not be confirmed';
  return eachRow(deps.log, failure, rows, (row) => confirmOne(deps, row));
}
