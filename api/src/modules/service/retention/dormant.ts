import { paths } from '@shop/shared/contracts';
import { dottedDate, marketingTerms } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { eachRow } from '../../../platform/each-row';
import { listConsents, recordConsent } from '../../member/consent';
import { emitNotice } from '../../member/notice';

/** A member who has not been seen for so long is dormant: advertising ends. */
export const DORMANT_DAYS = 365;
/** Time between the notification and the dormant state. */
const TOLD_DAYS = 30;
const BATCH = 500;

const dueRow = z.object({ memberNo: z.number(), lastSeenAt: z.date() });

/** Notifies members that they will become dormant, once per absence. @returns the number of members */
export async function tellDormant(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const rows = await deps.db.rows(
    dueRow,
    sql`select member_no, last_seen_at from member
      where status = 'ACTIVE' and last_seen_at < ${addMs(now, -daysMs(DORMANT_DAYS - TOLD_DAYS))}
        and (dormant_told_at is null or dormant_told_at < last_seen_at)
      order by last_seen_at limit ${BATCH}`,
  );
  return eachRow(deps.log, 'a dormant member was not told', rows, ({ memberNo, lastSeenAt }) =>
    deps.db.tx(async (tx) => {
      const told = await tx.run(sql`
        update member set dormant_told_at = ${now} where member_no = ${memberNo}
          and last_seen_at = ${lastSeenAt} and (dormant_told_at is null or dormant_told_at < last_seen_at)`);
      if (told === 0) return false;
      const until = addMs(now, daysMs(TOLD_DAYS));
      await emitNotice(
        tx,
        {
          ...{ memberNo, step: 'MEMBER_DORMANT', path: paths.myInfo() },
          key: `dormant:${memberNo}:${lastSeenAt.toISOString()}`,
          facts: { on: dottedDate(until.toISOString()) },
        },
        now,
      );
      return true;
    }),
  );
}

const memberRow = z.object({ memberNo: z.number() });

/** Ends advertising to members who did not sign in after the notification. @returns the number of members */
export async function endDormantAdvertising(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const rows = await deps.db.rows(
    memberRow,
    sql`select m.member_no from member m
      where m.status = 'ACTIVE' and m.dormant_told_at > m.last_seen_at
        and m.dormant_told_at < ${addMs(now, -daysMs(TOLD_DAYS))}
        and exists (select from (select distinct on (code) code, is_given from member_consent c
          where c.member_no = m.member_no and c.code = any(${marketingTerms}::text[])
          order by code, consent_no desc) last where is_given)
      order by m.member_no limit ${BATCH}`,
  );
  return eachRow(deps.log, 'advertising was not ended', rows, ({ memberNo }) =>
    deps.db.tx(async (tx) => {
      const history = await listConsents(tx, memberNo);
      for (const code of marketingTerms) {
        const last = history.find((consent) => consent.code === code);
        if (last?.isGiven) await recordConsent(tx, memberNo, { code, isGiven: false }, now);
      }
      return true;
    }),
  );
}
