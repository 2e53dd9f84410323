import { createOidcSignIn } from '../../src/modules/member/social';
import type { AdapterDeps } from '../../src/platform/deps';
import type { SocialSignIn } from '../../src/ports';
import { CLIENT_ID, CLIENT_SECRET, createSandboxProvider } from './provider';

/** The product's OpenID client at the sandbox's provider, which it reaches without the network. */
export function createSandboxSocialSignIn(deps: AdapterDeps): SocialSignIn {
  const provider = createSandboxProvider(deps);
  const { issuer } = provider;
  const signIn = createOidcSignIn(
    [{ id: '1', issuer, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, name: '온담 계정' }],
    {
      fetch: async (url, { headers, body }) => {
        const sent = new Headers(headers);
        const form = new URLSearchParams(body instanceof URLSearchParams ? body : undefined);
        const answer = await provider.answer(
          url.slice(issuer.length),
          form,
          sent.get('authorization') ?? '',
        );
        const { status, body: said } = answer ?? { status: 404, body: {} };
        return Response.json(said, { status });
      },
    },
  );
  return {
    ...signIn,
    // The provider's page is on the shop's own origin, whatever its address is.
    authorizationUrl: async (...request) => {
      const { pathname, search } = new URL(await signIn.authorizationUrl(...request));
      return pathname + search;
    },
  };
}
