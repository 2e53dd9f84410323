import { createHmac } from 'node:crypto';
import { customers, signIn } from '../actors.mjs';
import { createClient } from '../client.mjs';

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());
const signed = (header, claims, key, hash = 'sha256') => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};

/** Tokens that look like a member's and are not. */
function forgeries(token) {
  const [head, body, signature] = token.split('.');
  const claims = decode(body);
  const header = { alg: 'HS256', typ: 'JWT' };
  const other = { ...claims, sub: '2' };
  return {
    'no algorithm': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'NONE in capitals': `${encode({ alg: 'NoNe' })}.${encode(other)}.`,
    'without signature': `${head}.${body}.`,
    'another member under the signature': `${head}.${encode(other)}.${signature}`,
    'a longer life under the signature': `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    'an empty key': signed(header, other, ''),
    'a guessed key': signed(header, other, 'secret'),
    'a key from a file': signed({ ...header, kid: '../../../../dev/null' }, other, ''),
    'a key from an address': signed({ ...header, jku: 'http://127.0.0.1:9/jwks' }, other, 'x'),
    'its own key': signed({ ...header, jwk: { kty: 'oct', k: 'eA' } }, other, 'x'),
    'another algorithm': signed({ alg: 'HS512', typ: 'JWT' }, other, 'secret', 'sha512'),
    'a critical header': signed({ ...header, crit: ['x'], x: 1 }, other, 'secret'),
    'two tokens': `${token}.${token}`,
    'a changed last letter': token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA'),
    'a very long one': `${head}.${'A'.repeat(6_000)}.${signature}`,
  };
}

const INFO = '/api/member/v1/front/memberInfo';
const REFRESH = '/api/member/v1/front/refresh';

async function forgedTokens({ baseUrl, check }, member) {
  const token = member.cookies.get('accessToken');
  const visitor = createClient(baseUrl);
  for (const [name, forged] of Object.entries(forgeries(token))) {
    const asHeader = await visitor.send(INFO, { headers: { authorization: `Bearer ${forged}` } });
    check(`refuses ${name} as a header`, asHeader.status === 401, String(asHeader.status));
    const asCookie = await visitor.send(INFO, { headers: { cookie: `accessToken=${forged}` } });
    check(`refuses ${name} as a cookie`, asCookie.status === 401, String(asCookie.status));
  }
}

async function refreshTokens({ baseUrl, check }, member) {
  const visitor = createClient(baseUrl);
  const used = member.cookies.get('refreshToken');
  const garbage = ['', 'x', 'A'.repeat(5_000), member.cookies.get('accessToken'), '%00', 'null'];
  for (const value of garbage) {
    const headers = { cookie: `refreshToken=${value}` };
    const { status } = await visitor.send(REFRESH, { method: 'POST', body: {}, headers });
    check('refuses a refresh token that is none', status === 401 || status === 400, `${status}`);
  }
  const first = await member.send(REFRESH, { method: 'POST', body: {} });
  check('refreshes once', first.status === 200, String(first.status));
  const fresh = member.cookies.get('refreshToken');
  check('gives another refresh token', fresh !== used, 'the same token');
}

async function signOut({ check }, member) {
  const token = member.cookies.get('accessToken');
  const refreshToken = member.cookies.get('refreshToken');
  await member.send('/api/member/v1/front/logout', { method: 'POST', body: {} });
  const headers = { cookie: '', authorization: `Bearer ${token}` };
  const after = await member.send(INFO, { headers });
  check('refuses the token of an ended session', after.status === 401, String(after.status));
  const again = await member.send(REFRESH, {
    method: 'POST',
    body: {},
    headers: { cookie: `refreshToken=${refreshToken}` },
  });
  check('refuses the refresh token of an ended session', again.status === 401, `${again.status}`);
}

async function otherOrigins({ baseUrl, check }, member) {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `${baseUrl}.evil.example` },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://sub.evil.example' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ]) {
    const { status } = await member.send('/api/order/v1/front/basket/merge', {
      method: 'POST',
      body: {},
      headers,
    });
    check(
      'refuses a change from another origin',
      status === 403,
      `${status} ${JSON.stringify(headers)}`,
    );
  }
}

/** Access and refresh tokens, ended sessions, and changes that another site sends with the cookies. */
export async function tokens(context) {
  const member = await signIn(context.baseUrl, customers.owner);
  await forgedTokens(context, member);
  await otherOrigins(context, member);
  await refreshTokens(context, member);
  await signOut(context, member);
}
