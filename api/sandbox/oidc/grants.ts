import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { addMs, minutesMs } from '../../src/platform/clock';
import { sql } from '../../src/platform/db/sql';
import type { AdapterDeps } from '../../src/platform/deps';
import { openJson } from '../../src/platform/secrets';

const person = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  phone_number: z.string().optional(),
  birthdate: z.string().optional(),
});
const grant = z.object({
  person,
  nonce: z.string(),
  codeChallenge: z.string(),
  redirectUri: z.string(),
});
export type Grant = z.infer<typeof grant>;

const grantRow = z.object({ grantEnc: z.string() });
const CODE_LIFE_MS = minutesMs(1);

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Authorisation grants: the consents that a person gave on the provider's page, by authorisation code and token. */
export function createGrants({ db, clock, secrets }: AdapterDeps) {
  return {
    /** @returns a code for one exchange within a minute */
    add: async (given: Grant): Promise<string> => {
      const code = randomBytes(24).toString('base64url');
      await db.run(sql`delete from sandbox_oidc_code where expires_at < ${clock.now()}`);
      await db.run(sql`insert into sandbox_oidc_code (code_hash, grant_enc, expires_at)
        values (${hash(code)}, ${secrets.seal(JSON.stringify(given))}, ${addMs(clock.now(), CODE_LIFE_MS)})`);
      return code;
    },
    use: async (code: string): Promise<Grant | undefined> => {
      const row = await db.maybe(
        grantRow,
        sql`delete from sandbox_oidc_code
          where code_hash = ${hash(code)} and expires_at > ${clock.now()} returning grant_enc`,
      );
      return row && openJson(secrets, grant, row.grantEnc);
    },
  };
}

export const personSchema = person;
