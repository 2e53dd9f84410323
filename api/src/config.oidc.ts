import { isLoopbackUrl } from '@shop/shared/domain';
import { z } from 'zod';

/** A provider of sign-in by OpenID Connect. */
export interface OidcSettings {
  /** Its number in the settings. */
  id: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What shoppers call it. */
  name: string;
}

const needed = 'is needed for this provider';

const provider = z.object({
  issuer: z
    .url({ protocol: /^https?$/, message: 'must be an https address' })
    .refine(
      (url) => url.startsWith('https:') || isLoopbackUrl(url),
      'must be an https address where it is not this machine',
    ),
  clientId: z.string({ message: needed }),
  clientSecret: z.string({ message: needed }),
  name: z.string({ message: needed }).max(20),
});

const names = {
  issuer: 'OIDC_ISSUER',
  clientId: 'OIDC_CLIENT_ID',
  clientSecret: 'OIDC_CLIENT_SECRET',
  name: 'OIDC_NAME',
} as const;

/** The first provider has no number, so that a shop with one needs none. */
const suffixes = ['', '_2', '_3', '_4'] as const;

/** @returns the providers, and a line for each setting that is wrong */
export function readOidc(env: NodeJS.ProcessEnv): { providers: OidcSettings[]; wrong: string[] } {
  const providers: OidcSettings[] = [];
  const wrong: string[] = [];
  for (const [index, suffix] of suffixes.entries()) {
    const values = {
      issuer: env[`${names.issuer}${suffix}`],
      clientId: env[`${names.clientId}${suffix}`],
      clientSecret: env[`${names.clientSecret}${suffix}`],
      name: env[`${names.name}${suffix}`],
    };
    if (Object.values(values).every((value) => value === undefined)) continue;
    const parsed = provider.safeParse(values);
    if (parsed.success) providers.push({ id: String(index + 1), ...parsed.data });
    else
      wrong.push(
        ...parsed.error.issues.map(({ path, message }) => {
          const field = path[0] as keyof typeof names;
          return `  ${names[field]}${suffix}: ${message}`;
        }),
      );
  }
  return { providers, wrong };
}
