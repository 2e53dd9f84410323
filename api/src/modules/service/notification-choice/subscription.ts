import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Session } from '../../../platform/auth/session';
import type { Queryable } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { openJson } from '../../../platform/secrets';
import { isPushService, type PushSubscription } from '../../../ports';

const subscription: z.ZodType<PushSubscription> = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
});
const sealedRow = z.object({ subscriptionEnc: z.string() });

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** An uncompressed point of P-256, and 16 bytes: what else would encrypt nothing. */
const hasKeys = ({ p256dh, auth }: PushSubscription): boolean =>
  Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16;

/**
 * Sends Web Push to this session's browser from now on. The browser may have belonged to another member before.
 * @throws AppError 404 without Web Push; 422 `PUSH_UNKNOWN` for an address of no known push service
 */
export async function subscribe(
  { db, secrets, clock, adapters }: Deps,
  { sessionId, memberNo }: Session,
  given: PushSubscription,
): Promise<void> {
  if (!adapters.push) throw notFound();
  if (!isPushService(given.endpoint) || !hasKeys(given)) {
    throw refused('PUSH_UNKNOWN', '이 브라우저에는 알림을 보낼 수 없어요.');
  }
  const hash = hashOf(given.endpoint);
  await db.tx(async (tx) => {
    await tx.run(sql`
      delete from push_subscription where sid = ${sessionId} or endpoint_hash = ${hash}`);
    await tx.run(sql`
      insert into push_subscription (endpoint_hash, sid, member_no, subscription_enc, created_at)
      select ${hash}, sid, ${memberNo}, ${secrets.seal(JSON.stringify(given))}, ${clock.now()}
      from session where sid = ${sessionId} and revoked_at is null
      on conflict (endpoint_hash) do update set sid = excluded.sid, member_no = excluded.member_no,
        subscription_enc = excluded.subscription_enc, created_at = excluded.created_at`);
  });
}

export const unsubscribe = ({ db }: Deps, { sessionId }: Session): Promise<number> =>
  db.run(sql`delete from push_subscription where sid = ${sessionId}`);

export const isSubscribed = async (db: Queryable, { sessionId }: Session): Promise<boolean> =>
  (await db.maybe(
    foundRow,
    sql`select true as found from push_subscription where sid = ${sessionId}`,
  )) !== undefined;

/** Devices of one member that get a message at most. */
const MAX_DEVICES = 10;

/** The browsers in which a member is signed in, the latest first. */
export async function readSubscriptions(
  { db, secrets, clock }: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  memberNo: number,
): Promise<PushSubscription[]> {
  const rows = await db.rows(
    sealedRow,
    sql`
    select p.subscription_enc from push_subscription p join session s using (sid)
    where p.member_no = ${memberNo} and s.revoked_at is null and s.expires_at > ${clock.now()}
    order by p.created_at desc limit ${MAX_DEVICES}`,
  );
  return rows.map((row) => openJson(secrets, subscription, row.subscriptionEnc));
}

/** The push service says that the browser no longer listens. */
export const dropSubscription = (db: Queryable, { endpoint }: PushSubscription): Promise<number> =>
  db.run(sql`delete from push_subscription where endpoint_hash = ${hashOf(endpoint)}`);

/** @returns how many browsers whose session has run out */
export const deleteExpired = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`
    delete from push_subscription p using session s where s.sid = p.sid and s.expires_at <= ${now}`);
