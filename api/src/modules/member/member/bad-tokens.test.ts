import { generateKeyPairSync } from 'node:crypto';
import { memberCalls } from '@shop/shared/contracts';
import fc from 'fast-check';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members } from '../../../testing/visitor';

const queryRow = z.object({ sid: z.string(), memberNo: z.number() });

let shop: TestShop;
let sid: string;
let memberNo: number;
beforeAll(async () => {
  shop = await openTestShop();
  const visitor = shop.visitor();
  await visitor.signIn();
  ({ sid, memberNo } = await shop.db.one(queryRow, sql`select sid, member_no from session`));
}, 120_000);
afterAll(() => shop.close());

const nowS = () => Math.floor(shop.clock.now().getTime() / 1000);

/** Claims of a valid access token. */
const claims = (): JWTPayload => ({
  cno: members.general,
  mbrDc: 'MBR',
  iss: 'shop-api',
  aud: 'shop',
  sub: String(memberNo),
  jti: sid,
  iat: nowS(),
  nbf: nowS(),
  exp: nowS() + 600,
});

const key = () => shop.deps.secrets.keyFor('access token');
const signed = (changes: JWTPayload = {}, alg = 'HS256', by: Uint8Array = key()) =>
  new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg }).sign(by);

const without = async (name: string) => {
  const { [name]: _, ...rest } = claims();
  return new SignJWT(rest).setProtectedHeader({ alg: 'HS256' }).sign(key());
};

/** An RS256 header over an HMAC of our key, and an RS256 signature of a foreign key. */
const swapped = async () => {
  const [, body] = (await signed()).split('.') as [string, string];
  const header = Buffer.from('{"alg":"RS256"}').toString('base64url');
  const { subtle } = globalThis.crypto;
  const raw = { name: 'HMAC', hash: 'SHA-256' };
  const mac = await subtle.importKey('raw', Uint8Array.from(key()), raw, false, ['sign']);
  const made = await subtle.sign('HMAC', mac, new TextEncoder().encode(`${header}.${body}`));
  return `${header}.${body}.${Buffer.from(made).toString('base64url')}`;
};
const strangers = () =>
  new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256' })
    .sign(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);

const status = async (token: string, how: 'bearer' | 'cookie'): Promise<number> => {
  const visitor = shop.visitor();
  if (how === 'cookie') visitor.cookies.set('accessToken', token);
  const headers: Record<string, string> =
    how === 'bearer' ? { authorization: `Bearer ${token}` } : {};
  return (await visitor.request(memberCalls.loginInfo, {}, { headers })).status;
};

it('accepts a valid token, so that the tests below fail for their own reason', async () => {
  expect(await status(await signed(), 'bearer')).toBe(200);
});

describe.each(['bearer', 'cookie'] as const)('as %s', (how) => {
  it.each<[string, () => Promise<string> | string]>([
    ['alg none', () => new UnsecuredJWT(claims()).encode()],
    ['the algorithm swapped to RS256', swapped],
    ['signed by a stranger’s RSA key', strangers],
    ['our key with HS512', () => signed({}, 'HS512', key())],
    ['another key', () => signed({}, 'HS256', new Uint8Array(32).fill(7))],
    [
      'the card company’s key',
      () => signed({}, 'HS256', shop.deps.secrets.keyFor('sandbox identity')),
    ],
    ['for another audience', () => signed({ aud: 'other-shop' })],
    ['by another issuer', () => signed({ iss: 'sandbox-card-identity' })],
    ['ended', () => signed({ exp: nowS() - 11 })],
    ['of a clock an hour ahead', () => signed({ nbf: nowS() + 3600, iat: nowS() + 3600 })],
    ['of a session that never was', () => signed({ jti: 'never' })],
    ['without an end', () => without('exp')],
    ['without a customer', () => without('cno')],
    ['without a member', () => without('sub')],
    ['three dots', () => '...'],
    ['no token', () => 'undefined'],
    ['broken percent signs', () => '%E0%A4%A'],
    ['very long', () => 'x'.repeat(9_000)],
  ])("treats the request as a visitor's when the token is: %s", async (_, make) => {
    expect(await status(await make(), how)).toBe(401);
  });
});

it('tolerates seconds of clock skew between servers', async () => {
  expect(await status(await signed({ nbf: nowS() + 5 }), 'bearer')).toBe(200);
  expect(await status(await signed({ exp: nowS() - 5 }), 'bearer')).toBe(200);
});

it('rejects a token with any one character changed', async () => {
  const token = await signed();
  await fc.assert(
    fc.asyncProperty(fc.nat(token.length - 2), async (at) => {
      // The last base64url character of a part has unused bits, so two characters may decode to the
      // same bytes.
      if (token[at] === '.' || token[at + 1] === '.') return;
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(await status(token.slice(0, at) + other + token.slice(at + 1), 'bearer')).toBe(401);
    }),
    { numRuns: 40 },
  );
});

it('does not fail on any cookie value', async () => {
  const names = ['accessToken', 'refreshToken', 'JWT', 'COHSESSIONID', 'lid', 'shopSession'];
  const value = fc
    .string({ maxLength: 200 })
    .map((text) => [...text].filter((sign) => sign > ' ' && !/[;\s]/.test(sign)).join(''));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), value, async (name, text) => {
      const visitor = shop.visitor();
      visitor.cookies.set(name, encodeURI(text).replace(/%2525/g, '%'));
      visitor.cookies.set(`${name}x`, '%E0%A4%A');
      for (const call of [memberCalls.loginInfo, memberCalls.refresh, memberCalls.login]) {
        const response = await visitor.request(call, { body: {} });
        expect([400, 401]).toContain(response.status);
      }
    }),
    { numRuns: 40 },
  );
});

describe('the card company’s JWT', () => {
  const company = () => shop.deps.secrets.keyFor('sandbox identity');
  const proof = async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/app/api/LPMANAA_P100.lc',
      query: { cno: members.general },
    });
    const of = (name: string) =>
      response.cookies.find((cookie) => cookie.name === name)?.value ?? '';
    const jwt = of('JWT');
    const said = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    return { jwt, cohSessionId: of('COHSESSIONID'), said };
  };
  const login = async (jwt: string, cohSessionId: string) =>
    (await shop.visitor().request(memberCalls.login, { body: { jwt, cohSessionId } })).status;
  const remade = (said: JWTPayload, changes: JWTPayload, by = company()) =>
    new SignJWT({ ...said, ...changes }).setProtectedHeader({ alg: 'HS256' }).sign(by);

  it('signs in with a valid JWT, repeatedly', async () => {
    const { jwt, cohSessionId, said } = await proof();
    expect(await login(jwt, cohSessionId)).toBe(200);
    expect(await login(await remade(said, {}), cohSessionId)).toBe(200);
  });

  it.each<[string, JWTPayload | ((said: JWTPayload) => Promise<string> | string)]>([
    ['alg none', (said) => new UnsecuredJWT(said).encode()],
    ['the shop’s own key', (said) => remade(said, {}, key())],
    ['for another audience', { aud: 'bank' }],
    ['by another issuer', { iss: 'shop-api' }],
    ['of a clock an hour ahead', { nbf: Math.floor(Date.now() / 1000) + 3700 }],
    ['ended', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['of an unknown member', { sub: '0' }],
  ])('rejects: %s', async (_, change) => {
    const { cohSessionId, said } = await proof();
    const jwt = typeof change === 'function' ? await change(said) : await remade(said, change);
    expect(await login(jwt, cohSessionId)).toBe(401);
  });
});
