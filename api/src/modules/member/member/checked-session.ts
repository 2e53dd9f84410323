import { z } from 'zod';
import type { Session } from '../../../platform/auth/session';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError } from '../../../platform/errors';

const checkedRow = z.object({ checkedUntil: z.date().nullable() });

/** Until when personal data is shown and changed in this session; undefined when it is not. */
export async function checkedUntil(
  db: Queryable,
  { sessionId }: Pick<Session, 'sessionId'>,
  now: Date,
): Promise<Date | undefined> {
  const row = await db.maybe(
    checkedRow,
    sql`select checked_until from session where sid = ${sessionId}`,
  );
  const until = row?.checkedUntil;
  return until && until > now ? until : undefined;
}

/** @throws AppError 403 `CHECK_REQUIRED` */
export async function assertChecked(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: Pick<Session, 'sessionId'>,
): Promise<void> {
  if (await checkedUntil(db, session, clock.now())) return;
  throw new AppError(403, 'CHECK_REQUIRED', '본인 확인을 먼저 해 주세요.');
}
