import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { setCookies } from '../../src/platform/auth/cookies';
import type { Deps } from '../../src/platform/deps';
import { createSandboxIdentity } from './identity';

/** The parent service's own envelope (spec section 3): below 0 is an error. */
const locaEnvelope = (now: Date, code: number, message: string) => ({
  Status: { code, msgCode: code < 0 ? 'AS0044004' : '0000', message },
  timestamp: now.toISOString(),
});

const query = z.object({
  cno: z.string().min(1).max(40),
  /** The fault that later requests with this JWT show. */
  fault: z.enum(['NONE', 'EXPIRED', 'WRONG_ID', 'DOWN', 'SLOW']).default('NONE'),
});

/**
 * The parent service's login for tests (spec section 7): sets its JWT and session id as cookies, with
 * which the shop then signs in by itself.
 */
export function registerParentLogin(app: FastifyInstance, deps: Deps): void {
  const identity = createSandboxIdentity(deps);
  app.post('/app/api/LPMANAA_P100.lc', async (request, reply) => {
    const parsed = query.safeParse(request.query);
    const proof = parsed.success
      ? await identity.identityOf(parsed.data.cno, parsed.data.fault)
      : undefined;
    if (!proof) return locaEnvelope(deps.clock.now(), -1, '고객 번호를 확인해 주세요.');
    setCookies(request, reply, {
      jwt: proof.jwt,
      cohSession: proof.cohSessionId,
      lptkn: proof.lptkn || undefined,
    });
    return locaEnvelope(deps.clock.now(), 0, '');
  });
}
