import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { sql } from '../db/sql';
import type { Secrets } from '../secrets';
import { cookieNames } from './cookies';

/** Who asks. `typeCode` is the first character of the customer number: 0 general, 1 family, J corporate. */
export interface Session {
  sessionId: string;
  memberNo: number;
  typeCode: '0' | '1' | 'J';
  cno: string;
}

export const ACCESS_TTL_SECONDS = 30 * 60;
const ISSUER = 'shop-api';
const AUDIENCE = 'shop';

export interface Sessions {
  /** Signs a bearer token; claims `cno` and `mbrDc` are the spec's. */
  signAccess(session: Session): Promise<{ token: string; expiresAt: number }>;
  /** The session of a request: valid token whose session was not ended. Undefined for a visitor. */
  read(request: FastifyRequest): Promise<Session | undefined>;
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
      });
      return {
        sessionId: String(payload.jti),
        memberNo: Number(payload.sub),
        cno: payload.cno,
        typeCode: payload.cno[0] as Session['typeCode'],
      };
    } catch {
      return undefined;
    }
  };
  return {
    signAccess: async (session) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TTL_SECONDS;
      const token = await new SignJWT({ cno: session.cno, mbrDc: 'MBR' })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(session.memberNo))
        .setJti(session.sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },
    read: async (request) => {
      const token = bearerOf(request);
      const session = token ? await verify(token) : undefined;
      if (!session) return undefined;
      // Signing out and stolen tokens end a session at once, not when its token runs out.
      const live = await db.maybe(sql`
        select 1 from session where sid = ${session.sessionId} and revoked_at is null`);
      return live ? session : undefined;
    },
  };
}
