import { ADULT_AGE } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { countRow, foundRow } from '../../../platform/db/row';
import { type Sql, sql } from '../../../platform/db/sql';

/**
 * Whether this member may see and buy goods for adults: a valid verification, and a birth date of that age;
 * false for a visitor.
 */
export const isAdultMemberSql = (memberNo: number | undefined, now: Date): Sql => sql`exists (
  select from member m
  where m.member_no = ${memberNo ?? null}::bigint and m.adult_verified_until > ${now}
    and extract(year from ${now}::timestamptz at time zone 'Asia/Seoul') - left(m.birth, 4)::int >= ${ADULT_AGE})`;

/** Whether the member's proof of age is valid; false for a visitor. */
export async function isAdultVerified(
  db: Queryable,
  memberNo: number | undefined,
  now: Date,
): Promise<boolean> {
  if (memberNo === undefined) return false;
  const row = await db.maybe(
    foundRow,
    sql`select true as found where ${isAdultMemberSql(memberNo, now)}`,
  );
  return row !== undefined;
}

const stateRow = z.object({ isVerified: z.boolean(), endsAt: z.date().nullable() });

export const adultState = (db: Queryable, memberNo: number, now: Date) =>
  db.one(
    stateRow,
    sql`
    select ${isAdultMemberSql(memberNo, now)} as is_verified, adult_verified_until as ends_at
    from member where member_no = ${memberNo}`,
  );

export interface NewRequest {
  requestNo: string;
  memberNo: number;
  sessionId: string;
  nonceHash: string;
  returnTo: string;
  createdAt: Date;
  expiresAt: Date;
}

export const insertRequest = (tx: Tx, request: NewRequest): Promise<number> =>
  tx.run(sql`
    insert into adult_verification_request
      (request_no, member_no, sid, nonce_hash, return_to, created_at, expires_at)
    values (${request.requestNo}, ${request.memberNo}, ${request.sessionId}, ${request.nonceHash},
      ${request.returnTo}, ${request.createdAt}, ${request.expiresAt})`);

/** Serialises the starts of one member, so that the limit holds for several at a time. */
export const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

export const countRequests = async (tx: Tx, memberNo: number, since: Date): Promise<number> =>
  (
    await tx.one(
      countRow,
      sql`
      select count(*) from adult_verification_request
      where member_no = ${memberNo} and created_at > ${since}`,
    )
  ).count;

const requestRow = z.object({
  memberNo: z.number(),
  sid: z.string(),
  nonceHash: z.string(),
  returnTo: z.string(),
  expiresAt: z.date(),
  usedAt: z.date().nullable(),
  birth: z.string(),
});

/** Selects the request for update, so that two concurrent results cannot both be accepted. */
export const lockRequest = (tx: Tx, requestNo: string) =>
  tx.maybe(
    requestRow,
    sql`
    select r.member_no, r.sid, r.nonce_hash, r.return_to, r.expires_at, r.used_at, m.birth
    from adult_verification_request r join member m using (member_no)
    where r.request_no = ${requestNo} for update of r`,
  );

export const markUsed = (tx: Tx, requestNo: string, now: Date): Promise<number> =>
  tx.run(sql`
    update adult_verification_request set used_at = ${now} where request_no = ${requestNo}`);

export async function recordVerification(
  tx: Tx,
  memberNo: number,
  ciHash: string,
  now: Date,
  endsAt: Date,
): Promise<void> {
  await tx.run(sql`
    insert into member_verification (member_no, kind, ci_hash, verified_at, expires_at)
    values (${memberNo}, 'ADULT', ${ciHash}, ${now}, ${endsAt})`);
  await tx.run(sql`
    update member set adult_verified_until = ${endsAt} where member_no = ${memberNo}`);
}

/** Requests count for the daily limit until then. */
export const deleteRequests = (db: Queryable, before: Date): Promise<number> =>
  db.run(sql`delete from adult_verification_request where created_at < ${before}`);
