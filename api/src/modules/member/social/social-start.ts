import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { openJson } from '../../../platform/secrets';
import type { SocialProof } from '../../../ports';
import { holderOf, setHolderCookie } from '../member';

/** As long as the holder's cookie. */
const LIFE_MS = minutesMs(10);

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
const random = (): string => randomBytes(32).toString('base64url');

/** What a browser has begun at a provider. */
export interface SocialStart {
  providerId: string;
  returnTo: string;
  /** Who connects an account; null for a sign-in. */
  memberNo: number | null;
}

const proofSchema = z.object({ nonce: z.string(), codeVerifier: z.string() });
const startRow = z.object({
  providerId: z.string(),
  returnTo: z.string(),
  memberNo: z.number().nullable(),
  proofEnc: z.string(),
});

const redirectUriOf = ({ config }: Pick<Deps, 'config'>): string =>
  `${config.publicUrl}/auth/callback`;

/** Keeps a beginning, which only this browser can finish. */
export async function addStart(
  deps: Deps,
  { providerId, returnTo, memberNo }: SocialStart,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SocialProof> {
  const { db, clock, secrets } = deps;
  const state = random();
  const kept = { nonce: random(), codeVerifier: random() };
  await db.run(sql`
    insert into social_start (state_hash, holder_hash, provider_id, proof_enc, return_to, member_no, expires_at)
    values (${hash(state)}, ${hash(setHolderCookie(request, reply))}, ${providerId},
      ${secrets.seal(JSON.stringify(kept))}, ${returnTo}, ${memberNo}, ${addMs(clock.now(), LIFE_MS)})`);
  return { state, ...kept, redirectUri: redirectUriOf(deps) };
}

const ofThisBrowser = ({ clock }: Deps, state: string, request: FastifyRequest) =>
  sql`state_hash = ${hash(state)} and holder_hash = ${hash(holderOf(request) ?? '')}
    and expires_at > ${clock.now()}`;

const columns = sql`provider_id, return_to, member_no, proof_enc`;

/** Undefined for a state of another browser, one that is used or too old. */
export const findStart = (
  deps: Deps,
  state: string,
  request: FastifyRequest,
): Promise<SocialStart | undefined> =>
  deps.db.maybe(
    startRow,
    sql`select ${columns} from social_start where ${ofThisBrowser(deps, state, request)}`,
  );

/** As `findStart`; it counts no more. */
export async function takeStart(
  deps: Deps,
  state: string,
  request: FastifyRequest,
): Promise<(SocialStart & { proof: SocialProof }) | undefined> {
  const row = await deps.db.maybe(
    startRow,
    sql`delete from social_start where ${ofThisBrowser(deps, state, request)} returning ${columns}`,
  );
  if (!row) return undefined;
  const { proofEnc, ...start } = row;
  const kept = openJson(deps.secrets, proofSchema, proofEnc);
  return { ...start, proof: { state, ...kept, redirectUri: redirectUriOf(deps) } };
}

export const deleteExpiredSocialStarts = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`delete from social_start where expires_at < ${now}`);
