import { type MemberTypeCode, mbrDcOf, memberTypeCodeOf } from '@shop/shared/domain';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { foundRow } from '../db/row';
import { sql } from '../db/sql';
import type { Secrets } from '../secrets';
import { cookieNames } from './cookies';

/**
 * The authenticated member. `typeCode` is derived from the first character of the customer number.
 */
export interface Session {
  sessionId: string;
  memberNo: number;
  typeCode: MemberTypeCode;
  cno: string;
}

export const ACCESS_TTL_SECONDS = 30 * 60;
const ISSUER = 'shop-api';
const AUDIENCE = 'shop';
/** Tolerated clock skew between servers. */
const CLOCK_LEEWAY_SECONDS = 10;

export interface Sessions {
  /** Signs a bearer token; claims `cno` and `mbrDc` are the spec's. */
  signAccess(session: Session): Promise<{ token: string; issuedAt: number; expiresAt: number }>;
  /** The session of a valid access token, unless it was revoked. */
  open(token: string): Promise<Session | undefined>;
  /** The session of a request, by its bearer token or its cookie; undefined for a visitor. */
  read(request: FastifyRequest): Promise<Session | undefined>;
  /**
   * The member of a valid token, without checking revocation. Use it for rate limits, never to
   * grant access.
   */
  claimedMember(request: FastifyRequest): Promise<number | undefined>;
  /**
   * Whether the request carries a valid token whose session was revoked (signed out elsewhere, or
   * stolen).
   */
  isRevoked(request: FastifyRequest): Promise<boolean>;
}

const bearerOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization;
  if (header?.startsWith('Bearer ')) return header.slice(7);
  return request.cookies[cookieNames.accessToken];
};

export function createSessions(db: Db, clock: Clock, secrets: Secrets): Sessions {
  const key = secrets.keyFor('access token');
  const verify = async (token: string): Promise<Session | undefined> => {
    try {
      const { payload } = await jwtVerify<{ cno: string }>(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        currentDate: clock.now(),
        clockTolerance: CLOCK_LEEWAY_SECONDS,
        requiredClaims: ['sub', 'jti', 'nbf', 'exp', 'cno'],
      });
      return {
        sessionId: String(payload.jti),
        memberNo: Number(payload.sub),
        cno: payload.cno,
        typeCode: memberTypeCodeOf(payload.cno),
      };
    } catch {
      return undefined;
    }
  };
  const ifLive = async (session: Session | undefined): Promise<Session | undefined> => {
    if (!session) return undefined;
    // Sign-out, token theft and leaving the shop end a session before its token expires.
    const live = await db.maybe(
      foundRow,
      sql`
      select true as found from session s join member m using (member_no)
      where s.sid = ${session.sessionId} and s.revoked_at is null and m.status = 'ACTIVE'`,
    );
    return live ? session : undefined;
  };
  const claims = new WeakMap<FastifyRequest, Promise<Session | undefined>>();
  /** The session of the request's token, verified once per request. */
  const claimOf = (request: FastifyRequest): Promise<Session | undefined> => {
    const token = bearerOf(request);
    if (!token) return Promise.resolve(undefined);
    const claim = claims.get(request) ?? verify(token);
    claims.set(request, claim);
    return claim;
  };
  return {
    signAccess: async (session) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TTL_SECONDS;
      const token = await new SignJWT({ cno: session.cno, mbrDc: mbrDcOf(session.typeCode) })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(session.memberNo))
        .setJti(session.sessionId)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, issuedAt, expiresAt };
    },
    open: async (token) => ifLive(await verify(token)),
    read: async (request) => ifLive(await claimOf(request)),
    claimedMember: async (request) => (await claimOf(request))?.memberNo,
    isRevoked: async (request) => {
      const session = await claimOf(request);
      return session !== undefined && !(await ifLive(session));
    },
  };
}
