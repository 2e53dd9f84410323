import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isHttps } from '../../../platform/auth/cookies';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError } from '../../../platform/errors';
import type { Customer, Identity, SocialAccount } from '../../../ports';
import type { LoginMethod, LoginSource } from './member.service';

/** Enough to read the terms. */
const LIFE_MS = minutesMs(30);
const COOKIE = 'joinTicket';

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: isHttps(request), httpOnly: true }) as const;

/** A verified customer who is no member yet, and how they signed in. */
export interface JoinTicket {
  identity: Identity & {
    /** With a social account, what its provider does not hand over is empty. */
    customer: Customer;
    /** The account of another company, where the card company does not know the customer. */
    social?: SocialAccount | undefined;
  };
  method: LoginMethod;
  source: LoginSource;
}

/** First sign-in of a customer: the consents come before the membership. */
export const joinRequired = (payload?: object): AppError =>
  new AppError(
    403,
    'JOIN_REQUIRED',
    '처음 오셨네요. 약관에 동의하면 바로 이용할 수 있어요.',
    payload,
  );

/** Keeps a verified customer for the time in which they read the terms, and gives the browser the key. */
export async function beginJoining(
  { db, clock, secrets }: Deps,
  { identity, method, source }: JoinTicket,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await db.run(sql`
    insert into join_ticket (token_hash, identity_enc, method, login_from_cd, reg_typ_cd, device, expires_at)
    values (${hash(token)}, ${secrets.seal(JSON.stringify(identity))}, ${method}, ${source.loginFromCd},
      ${source.mbrRegTypCd}, ${source.device}, ${addMs(clock.now(), LIFE_MS)})`);
  reply.setCookie(COOKIE, token, { ...cookieOptions(request), maxAge: LIFE_MS / 1000 });
}

const ticketRow = z.object({
  identityEnc: z.string(),
  method: z.enum(['LID', 'JWT', 'CNO', 'SNS', 'LOCAL']),
  loginFromCd: z.string(),
  regTypCd: z.string(),
  device: z.string(),
});

const tokenOf = (request: FastifyRequest): string => {
  const token = request.cookies[COOKIE];
  return token && /^[\w-]{43}$/.test(token) ? token : '';
};

const toTicket = ({ secrets }: Deps, row: z.infer<typeof ticketRow>): JoinTicket => ({
  // Written by `beginJoining` only.
  identity: JSON.parse(secrets.open(row.identityEnc)) as JoinTicket['identity'],
  method: row.method,
  source: { loginFromCd: row.loginFromCd, mbrRegTypCd: row.regTypCd, device: row.device },
});

const columns = sql`identity_enc, method, login_from_cd, reg_typ_cd, device`;

/** The customer who is joining in this browser. Undefined without a ticket, or with one that is too old. */
export async function findJoinTicket(
  deps: Deps,
  request: FastifyRequest,
): Promise<JoinTicket | undefined> {
  const row = await deps.db.maybe(
    ticketRow,
    sql`select ${columns} from join_ticket
      where token_hash = ${hash(tokenOf(request))} and expires_at > ${deps.clock.now()}`,
  );
  return row && toTicket(deps, row);
}

/** As `findJoinTicket`; the ticket counts no more when the transaction commits. */
export async function useJoinTicket(
  deps: Deps,
  tx: Tx,
  request: FastifyRequest,
): Promise<JoinTicket | undefined> {
  const row = await tx.maybe(
    ticketRow,
    sql`delete from join_ticket
      where token_hash = ${hash(tokenOf(request))} and expires_at > ${deps.clock.now()}
      returning ${columns}`,
  );
  return row && toTicket(deps, row);
}

export const clearJoinCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.clearCookie(COOKIE, cookieOptions(request));
};

export const deleteExpiredJoinTickets = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`delete from join_ticket where expires_at < ${now}`);
