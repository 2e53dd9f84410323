import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Session } from '../../../platform/auth/session';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError } from '../../../platform/errors';

const findLoginRow = z.object({ method: z.string(), createdAt: z.date() });
const refreshedRow = z.object({ sessionId: z.string(), memberNo: z.number() });

const REFRESH_TTL_MS = daysMs(30);
/** Two tabs, or a page and its server render, may refresh with the same token at the same time. */
const REUSE_GRACE_MS = 10_000;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /**
   * Epoch seconds of the access token's expiry and of now, because a browser's clock may be wrong.
   */
  expiresAt: number;
  issuedAt: number;
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

async function issueRefresh(tx: Tx, sid: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.run(sql`
    insert into session_refresh (token_hash, sid, issued_at) values (${hash(token)}, ${sid}, ${now})`);
  return token;
}

const issueTokens = async (deps: Deps, session: Session, refreshToken: string): Promise<Tokens> => {
  const { token, expiresAt, issuedAt } = await deps.sessions.signAccess(session);
  return { accessToken: token, refreshToken, expiresAt, issuedAt };
};

/** By the day, so that renewals write no row of their member each time. */
const markSeen = (tx: Tx, memberNo: number, now: Date): Promise<number> =>
  tx.run(sql`
    update member set last_seen_at = ${now} where member_no = ${memberNo}
      and (last_seen_at is null or last_seen_at < ${addMs(now, -daysMs(1))})`);

/** Starts a session of an authenticated member. */
export async function openSession(
  deps: Deps,
  member: Omit<Session, 'sessionId'>,
  via: { loginFromCd: string; method: string; device: string },
): Promise<Tokens> {
  const now = deps.clock.now();
  const sid = randomBytes(18).toString('base64url');
  const refreshToken = await deps.db.tx(async (tx) => {
    await tx.run(sql`
      insert into session (sid, member_no, login_from_cd, method, device, created_at, expires_at)
      values (${sid}, ${member.memberNo}, ${via.loginFromCd}, ${via.method}, ${via.device}, ${now},
        ${addMs(now, REFRESH_TTL_MS)})`);
    await markSeen(tx, member.memberNo, now);
    return issueRefresh(tx, sid, now);
  });
  return issueTokens(deps, { ...member, sessionId: sid }, refreshToken);
}

const sessionEndedError = (): AppError =>
  new AppError(401, 'SESSION_ENDED', '로그인이 만료되었어요. 다시 로그인해 주세요.');

export async function endSession(deps: Deps, sid: string, reason: string): Promise<void> {
  await deps.db.run(sql`
    update session set revoked_at = ${deps.clock.now()}, revoke_reason = ${reason}
    where sid = ${sid} and revoked_at is null`);
}

/** Method and time of the session's sign-in. */
export const findLogin = (deps: Deps, sid: string): Promise<{ method: string; createdAt: Date }> =>
  deps.db.one(findLoginRow, sql`select method, created_at from session where sid = ${sid}`);

const platformRow = z.object({ loginFromCd: z.enum(['10', '20', '30']) });

/** Where the session signed in: ME026 10 PC web, 20 mobile web, 30 app. */
export const findPlatform = async (
  db: Queryable,
  sid: string,
): Promise<z.infer<typeof platformRow>['loginFromCd']> =>
  (await db.one(platformRow, sql`select login_from_cd from session where sid = ${sid}`))
    .loginFromCd;

const refreshRow = z.object({
  sid: z.string(),
  usedAt: z.date().nullable(),
  memberNo: z.number(),
  typeCode: z.enum(['0', '1', 'C', 'E', 'J']),
  cnoEnc: z.string(),
  expiresAt: z.date(),
  revokedAt: z.date().nullable(),
});

/**
 * Exchanges a refresh token for new tokens. Each works once. Reuse after the grace period means
 * that the token was stolen, so the session is revoked.
 * @throws AppError 401 `SESSION_ENDED`
 */
export async function refreshSession(
  deps: Deps,
  refreshToken: string,
): Promise<Tokens & { session: Session }> {
  const now = deps.clock.now();
  const result = await deps.db.tx(async (tx) => {
    const row = await tx.maybe(
      refreshRow,
      sql`
      select r.sid, r.used_at, s.member_no, s.expires_at, s.revoked_at, m.type_code, m.cno_enc
      from session_refresh r join session s using (sid) join member m using (member_no)
      where r.token_hash = ${hash(refreshToken)} and m.status = 'ACTIVE' for update of r`,
    );
    if (!row || row.revokedAt || row.expiresAt < now) return undefined;
    if (row.usedAt && now.getTime() - row.usedAt.getTime() > REUSE_GRACE_MS) {
      await tx.run(sql`
        update session set revoked_at = ${now}, revoke_reason = 'REFRESH_REUSED' where sid = ${row.sid}`);
      return undefined;
    }
    await tx.run(sql`
      update session_refresh set used_at = coalesce(used_at, ${now}) where token_hash = ${hash(refreshToken)}`);
    await markSeen(tx, row.memberNo, now);
    return { row, next: await issueRefresh(tx, row.sid, now) };
  });
  if (!result) throw sessionEndedError();
  const { row, next } = result;
  const session: Session = {
    sessionId: row.sid,
    memberNo: row.memberNo,
    typeCode: row.typeCode,
    cno: deps.secrets.open(row.cnoEnc),
  };
  return { ...(await issueTokens(deps, session, next)), session };
}

/** The living session of a refresh token, after the access token expired. */
export const sessionOfRefresh = (
  { db, clock }: Deps,
  token: string,
): Promise<z.infer<typeof refreshedRow> | undefined> =>
  db.maybe(
    refreshedRow,
    sql`select s.sid as session_id, s.member_no from session_refresh r join session s using (sid)
    where r.token_hash = ${hash(token)} and s.revoked_at is null and s.expires_at > ${clock.now()}`,
  );

/**
 * Deletes sessions that ended a while ago, with their used tokens. Log-in records are kept three
 * months (L15).
 */
export async function deleteEndedSessions(db: Queryable, now: Date): Promise<number> {
  return db.run(sql`
    delete from session where least(expires_at, revoked_at) < ${now}::timestamptz - interval '90 days'`);
}
