import { phoneProblem } from '@shop/shared/domain';
import { z } from 'zod';
import { type Credential, type IdentityProvider, identityDown } from '../../../ports';

/** An unusable customer counts as none, so that a member still signs in. */
const customer = z
  .object({
    name: z
      .string()
      .trim()
      .regex(/^\P{Cc}{1,40}$/u),
    phone: z.string().refine((text) => phoneProblem(text) === undefined),
    email: z.union([z.literal(''), z.email().max(100)]).default(''),
    birth: z.string().regex(/^\d{8}$/),
  })
  .optional()
  .catch(undefined);

/** The parent service's envelope (spec section 3) with the customer's data. */
const tokenResponse = z.object({
  Status: z.object({ code: z.number(), msgCode: z.string().optional(), message: z.string() }),
  payload: z
    .object({
      cno: z.string().min(1).max(40),
      lid: z.string().default(''),
      jwt: z.string().min(1),
      cohSessionId: z.string().default(''),
      lptkn: z.string().optional(),
      customer,
    })
    .optional(),
});

async function requestToken(
  url: string,
  credential: Credential,
  signal: AbortSignal | undefined,
): Promise<z.output<typeof tokenResponse>> {
  const { by: _, ...proof } = credential;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(proof),
      signal: signal ?? null,
    });
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return tokenResponse.parse(await response.json());
  } catch {
    throw identityDown();
  }
}

/**
 * The card company over HTTP: one POST with the credential. A code below 0 is a refusal; a timeout
 * or an unreadable response is `IDENTITY_DOWN`.
 */
export const createLocaIdentity = (url: string): IdentityProvider => ({
  verify: async (credential, signal) => {
    const { Status, payload } = await requestToken(url, credential, signal);
    if (Status.code < 0 || !payload) return undefined;
    const { lptkn, ...identity } = payload;
    return { ...identity, lptkn: lptkn || undefined };
  },
});
