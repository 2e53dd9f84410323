import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { AdapterDeps } from '../../src/platform/deps';
import type { AdultVerification, VerificationRequest } from '../../src/ports';

export const VERIFICATION_PATH = '/sandbox/adult-verification';

const ISSUER = 'sandbox-verification';
const LIFE = '10m';

/** What the person did on the provider's page. `SLOW` answers later than the shop waits. */
export type PageOutcome =
  | { result: 'VERIFIED'; birth: string }
  | { result: 'CANCELED' | 'FAILED' | 'SLOW' };

const requestClaims = z.object({
  requestNo: z.string(),
  nonce: z.string(),
  returnUrl: z.string(),
});
const answerHead = { requestNo: z.string(), nonce: z.string(), answeredAtMs: z.number() };
const answerClaims = z.discriminatedUnion('result', [
  z.object({
    ...answerHead,
    result: z.literal('VERIFIED'),
    birth: z.string(),
    ci: z.string(),
  }),
  z.object({ ...answerHead, result: z.enum(['CANCELED', 'FAILED']) }),
]);

export interface SandboxVerification extends AdultVerification {
  /** The request of the page's link; undefined when it is not ours or too old. */
  open(token: string): Promise<VerificationRequest | undefined>;
  /** The shop's return URL with the signed result of the verification. */
  returnUrl(request: VerificationRequest, outcome: PageOutcome): Promise<string>;
}

/** Simulated provider that accepts every birth date. Requests and results are encrypted, as with a real one. */
export function createSandboxVerification({ clock, secrets }: AdapterDeps): SandboxVerification {
  const key = secrets.keyFor('sandbox adult verification');
  const encrypt = (audience: 'page' | 'shop', claims: object): Promise<string> =>
    new EncryptJWT({ ...claims })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(clock.now())
      .encrypt(key);
  const decrypt = async <T>(audience: 'page' | 'shop', token: string, schema: z.ZodType<T>) => {
    try {
      const { payload } = await jwtDecrypt(token, key, {
        issuer: ISSUER,
        audience,
        maxTokenAge: audience === 'page' ? LIFE : undefined,
        currentDate: clock.now(),
      });
      return schema.safeParse(payload).data;
    } catch {
      return undefined;
    }
  };
  return {
    start: async (request) => `/api${VERIFICATION_PATH}?request=${await encrypt('page', request)}`,
    open: (token) => decrypt('page', token, requestClaims),
    read: async (text) => {
      const claims = await decrypt('shop', text, answerClaims);
      if (!claims) return undefined;
      const { answeredAtMs, ...answer } = claims;
      return { ...answer, answeredAt: new Date(answeredAtMs) };
    },
    returnUrl: async ({ requestNo, nonce, returnUrl }, outcome) => {
      const isSlow = outcome.result === 'SLOW';
      const said =
        outcome.result === 'VERIFIED'
          ? { ...outcome, ci: `sandbox person born ${outcome.birth}` }
          : { result: isSlow ? 'FAILED' : outcome.result };
      const answeredAtMs = clock.now().getTime() - (isSlow ? 3_600_000 : 0);
      const answer = await encrypt('shop', { ...said, requestNo, nonce, answeredAtMs });
      // The sandbox's page is on the shop's own origin, whatever its address is.
      const { pathname, searchParams } = new URL(returnUrl);
      for (const [name, value] of Object.entries({ requestNo, answer }))
        searchParams.set(name, value);
      return `${pathname}?${searchParams}`;
    },
  };
}
