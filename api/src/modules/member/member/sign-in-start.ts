import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertOwnOrigin } from '../../../platform/auth/same-origin';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Queryable } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { joinSql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError } from '../../../platform/errors';
import type { Credential } from '../../../ports';
import { holderOf, setHolderCookie } from './holder-cookie';

/** As long as the holder's cookie. */
const START_LIFE_MS = minutesMs(10);

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const loginNotStarted = (): AppError =>
  new AppError(
    403,
    'LOGIN_NOT_STARTED',
    '이 브라우저에서 시작한 로그인이 아니에요. 여기에서 다시 로그인해 주세요.',
  );

/**
 * Begins a sign-in by `lid` in this browser.
 * @param key what the return carries: the `lid` itself where the shop hands it out, else a `state`
 * @returns the browser's secret
 */
export async function beginSignIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const holder = setHolderCookie(request, reply);
  await db.run(sql`insert into sign_in_start (key_hash, holder_hash, expires_at)
    values (${hash(key)}, ${hash(holder)}, ${addMs(clock.now(), START_LIFE_MS)})`);
  return holder;
}

/** The keys that a return may carry. */
const keyHashes = (lid: string, state: string | undefined) =>
  joinSql(
    [lid, ...(state ? [state] : [])].map((key) => sql`${hash(key)}`),
    ', ',
  );

/**
 * Which beginning each way of signing in needs, so that no other site signs a shopper in as somebody
 * else. A `lid` comes in a link: the same browser must have begun. JWT and session id, or customer
 * number, come in cookies of the card company or from its app by a page of ours: a request of this
 * origin is enough.
 * @throws AppError 403 for a page of another origin
 */
export async function isBegun(
  { db, clock }: Deps,
  credential: Credential,
  state: string | undefined,
  request: FastifyRequest,
): Promise<boolean> {
  assertOwnOrigin(request);
  if (credential.by !== 'lid') return true;
  const holder = holderOf(request);
  if (holder === undefined) return false;
  const start = await db.maybe(
    foundRow,
    sql`select true as found from sign_in_start
    where key_hash in (${keyHashes(credential.lid, state)}) and holder_hash = ${hash(holder)}
      and expires_at > ${clock.now()} limit 1`,
  );
  return start !== undefined;
}

/** After its sign-in a beginning counts no more. */
export async function endStart(
  { db }: Deps,
  credential: Credential,
  state: string | undefined,
): Promise<void> {
  if (credential.by !== 'lid') return;
  await db.run(
    sql`delete from sign_in_start where key_hash in (${keyHashes(credential.lid, state)})`,
  );
}

export const deleteExpiredStarts = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`delete from sign_in_start where expires_at < ${now}`);
