import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { AdapterDeps } from '../../src/platform/deps';
import { openJson } from '../../src/platform/secrets';
import { createGrants, personSchema } from './grants';
import type { Person } from './persons';

export const OIDC_PATH = '/sandbox/oidc';
export const CLIENT_ID = 'shop';
export const CLIENT_SECRET = 'of the sandbox';

/** A request that the page of the provider has accepted. */
export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeChallenge: string;
}

/** A JSON response. */
export interface Answer {
  status: number;
  body: object;
}

const refused = (error: string, status = 400): Answer => ({ status, body: { error } });

const basic = `Basic ${Buffer.from(
  `${encodeURIComponent(CLIENT_ID)}:${encodeURIComponent(CLIENT_SECRET).replaceAll('%20', '+')}`,
).toString('base64')}`;

interface SigningKey {
  privateKey: CryptoKey;
  jwk: JWK;
}

/** Made at the first sign-in; another start of the process has another one. */
let signingKey: Promise<SigningKey> | undefined;

async function makeKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: 'RS256' } };
}

const keyOf = (): Promise<SigningKey> => {
  signingKey ??= makeKey();
  return signingKey;
};

/** An OpenID provider with sample persons. It needs no password. */
export function createSandboxProvider(deps: AdapterDeps) {
  const { config, clock, secrets } = deps;
  const issuer = `${config.publicUrl}/api${OIDC_PATH}`;
  const redirectUri = `${config.publicUrl}/auth/callback`;
  const grants = createGrants(deps);
  const nowS = () => Math.floor(clock.now().getTime() / 1000);

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
  };

  const idTokenOf = async (sub: string, nonce: string): Promise<string> =>
    new SignJWT({ nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'sandbox' })
      .setIssuer(issuer)
      .setAudience(CLIENT_ID)
      .setSubject(sub)
      .setIssuedAt(nowS())
      .setExpirationTime(nowS() + 300)
      .sign((await keyOf()).privateKey);

  /** Exchanges a code, as RFC 6749 §4.1.3 with PKCE says. */
  async function token(form: URLSearchParams, authorization: string): Promise<Answer> {
    if (authorization !== basic) return refused('invalid_client', 401);
    if (form.get('grant_type') !== 'authorization_code') return refused('unsupported_grant_type');
    const grant = await grants.use(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const fits =
      grant?.redirectUri === form.get('redirect_uri') && grant?.codeChallenge === challenge;
    if (!grant || !fits) return refused('invalid_grant');
    const { person, nonce } = grant;
    return {
      status: 200,
      body: {
        access_token: secrets.seal(JSON.stringify(person)),
        token_type: 'Bearer',
        expires_in: 300,
        id_token: await idTokenOf(person.sub, nonce),
      },
    };
  }

  function userinfo(authorization: string): Answer {
    try {
      const sealed = authorization.replace(/^Bearer /i, '');
      return { status: 200, body: openJson(secrets, personSchema, sealed) };
    } catch {
      return refused('invalid_token', 401);
    }
  }

  return {
    issuer,
    /** Undefined for a request that is not the shop's. */
    requestOf: (query: URLSearchParams): AuthorizationRequest | undefined => {
      const isOurs =
        query.get('client_id') === CLIENT_ID &&
        query.get('redirect_uri') === redirectUri &&
        query.get('response_type') === 'code' &&
        query.get('code_challenge_method') === 'S256';
      const [state, nonce, codeChallenge] = ['state', 'nonce', 'code_challenge'].map((name) =>
        query.get(name),
      );
      return isOurs && state && nonce && codeChallenge
        ? { redirectUri, state, nonce, codeChallenge }
        : undefined;
    },
    /** Where the browser goes with what the person has decided; without a person they said no. */
    returnUrl: async (
      { state, ...request }: AuthorizationRequest,
      person: Person | undefined,
    ): Promise<string> => {
      const answer = new URLSearchParams({ state, iss: issuer });
      if (person) answer.set('code', await grants.add({ person, ...request }));
      else answer.set('error', 'access_denied');
      // The shop is on this page's origin, whatever its address is.
      return `${new URL(redirectUri).pathname}?${answer}`;
    },
    /** The endpoints for the shop's server. @param path below the issuer */
    answer: async (
      path: string,
      form: URLSearchParams,
      authorization: string,
    ): Promise<Answer | undefined> => {
      if (path === '/.well-known/openid-configuration') return { status: 200, body: metadata };
      if (path === '/jwks') return { status: 200, body: { keys: [(await keyOf()).jwk] } };
      if (path === '/token') return token(form, authorization);
      return path === '/userinfo' ? userinfo(authorization) : undefined;
    },
  };
}
