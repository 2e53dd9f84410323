import { createHash, randomBytes } from 'node:crypto';
import type { IdentityFault } from '@shop/shared/contracts';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../../src/platform/deps';
import type { Ticket } from './tickets';

const ISSUER = 'sandbox-card-identity';
const AUDIENCE = 'shop';
const TTL_SECONDS = 12 * 3600;
const LEEWAY_SECONDS = 10;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** What a signed-in customer receives from the card company beside the customer number. */
export interface CompanyProof {
  jwt: string;
  cohSessionId: string;
  lptkn: string;
}

/** Content of a company JWT: the customer, the fault and the session (hashed). */
export interface CompanyClaims extends Ticket {
  coh: unknown;
}

/** The card company's own JWT, tied to its session id so that neither works alone. */
export function createCompanyTokens({ clock, secrets }: Pick<Deps, 'clock' | 'secrets'>) {
  const key = secrets.keyFor('sandbox identity');
  return {
    issue: async (cnoHash: string, fault: IdentityFault = 'NONE'): Promise<CompanyProof> => {
      const cohSessionId = randomBytes(18).toString('base64url');
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      const jwt = await new SignJWT({
        coh: hash(cohSessionId),
        fault,
        jti: cohSessionId.slice(0, 8),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(cnoHash)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(issuedAt + (fault === 'EXPIRED' ? -LEEWAY_SECONDS - 1 : TTL_SECONDS))
        .sign(key);
      return { jwt, cohSessionId, lptkn: randomBytes(24).toString('base64url') };
    },
    /** Undefined unless the token is ours, unchanged and not expired. */
    read: async (jwt: string): Promise<CompanyClaims | undefined> => {
      try {
        const { payload } = await jwtVerify<{ coh: string; fault: IdentityFault }>(jwt, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: clock.now(),
          clockTolerance: LEEWAY_SECONDS,
          requiredClaims: ['sub', 'nbf', 'exp', 'coh'],
        });
        return { cnoHash: payload.sub ?? '', coh: payload.coh, fault: payload.fault };
      } catch {
        return undefined;
      }
    },
    isOfSession: (claims: CompanyClaims, cohSessionId: string): boolean =>
      claims.coh === hash(cohSessionId),
  };
}
