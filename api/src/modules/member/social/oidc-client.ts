import { isLoopbackUrl } from '@shop/shared/domain';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import type { OidcSettings } from '../../../config.oidc';
import { isAppError } from '../../../platform/errors';
import { type SocialAccount, type SocialSignIn, socialDown, socialFailed } from '../../../ports';
import { type Claims, personOf } from './oidc-claims';
import { refusalOf } from './oidc-refusal';

/** Tolerated difference of the clocks, and the time for one request to a provider, seconds. */
const CLOCK_TOLERANCE_S = 30;
const REQUEST_TIMEOUT_S = 5;
/** Providers change their endpoints rarely, and announce it. */
const DISCOVERY_LIFE_MS = 3_600_000;

interface Client extends OidcSettings {
  configuration(): Promise<Configuration>;
}

interface ClientOptions {
  /** Instead of the network. */
  fetch?: CustomFetch | undefined;
}

async function discover(settings: OidcSettings, { fetch }: ClientOptions): Promise<Configuration> {
  const isInsecure = isLoopbackUrl(settings.issuer) && settings.issuer.startsWith('http:');
  const { clientId, clientSecret } = settings;
  const found = await discovery(new URL(settings.issuer), clientId, clientSecret, undefined, {
    execute: isInsecure ? [allowInsecureRequests] : [],
    timeout: REQUEST_TIMEOUT_S,
    [customFetch]: fetch,
  });
  const server = found.serverMetadata();
  // A server that names no method takes the standard's default.
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication = methods.includes('client_secret_basic')
    ? ClientSecretBasic(clientSecret)
    : ClientSecretPost(clientSecret);
  const configuration = new Configuration(
    server,
    clientId,
    { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_S },
    authentication,
  );
  configuration.timeout = REQUEST_TIMEOUT_S;
  if (fetch) configuration[customFetch] = fetch;
  if (isInsecure) allowInsecureRequests(configuration);
  // The signature of the ID token is checked although it comes from the provider directly.
  enableNonRepudiationChecks(configuration);
  return configuration;
}

/** Discovery is kept for an hour; a failed one is tried again at the next sign-in. */
function createClient(settings: OidcSettings, options: ClientOptions): Client {
  let known: { configuration: Promise<Configuration>; untilMs: number } | undefined;
  return {
    ...settings,
    configuration: () => {
      if (known && known.untilMs > performance.now()) return known.configuration;
      const configuration = discover(settings, options);
      known = { configuration, untilMs: performance.now() + DISCOVERY_LIFE_MS };
      configuration.catch(() => {
        known = undefined;
      });
      return configuration;
    },
  };
}

/** Some providers put what they know of the person into the ID token, some behind `userinfo`. */
async function claimsOf(
  configuration: Configuration,
  answerUrl: URL,
  proof: { state: string; nonce: string; codeVerifier: string },
): Promise<Claims & { sub: string }> {
  const tokens = await authorizationCodeGrant(configuration, answerUrl, {
    expectedState: proof.state,
    expectedNonce: proof.nonce,
    pkceCodeVerifier: proof.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw socialFailed();
  if (!configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)) };
}

/** Sign-in by OpenID Connect: authorization code with PKCE, state and nonce. */
export function createOidcSignIn(
  providers: readonly OidcSettings[],
  options: ClientOptions = {},
): SocialSignIn {
  const clients = new Map(
    providers.map((settings) => [settings.id, createClient(settings, options)]),
  );
  const clientOf = (id: string): Client => {
    const client = clients.get(id);
    if (!client) throw socialFailed();
    return client;
  };
  return {
    providers: providers.map(({ id, name, issuer }) => ({ id, name, issuer })),
    authorizationUrl: async (providerId, { state, nonce, codeVerifier, redirectUri }) => {
      const configuration = await clientOf(providerId)
        .configuration()
        .catch(() => {
          throw socialDown();
        });
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile email phone',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    accountOf: async (providerId, answer, proof): Promise<SocialAccount> => {
      const { configuration, name, issuer } = clientOf(providerId);
      const answerUrl = new URL(proof.redirectUri);
      answerUrl.search = answer.toString();
      try {
        const claims = await claimsOf(await configuration(), answerUrl, proof);
        return { providerName: name, issuer, subject: claims.sub, ...personOf(claims) };
      } catch (error) {
        throw isAppError(error) ? error : refusalOf(error);
      }
    },
  };
}
