import { joinCalls, memberCalls, socialCalls } from '@shop/shared/contracts';
import { joinTerms, joinTermsOf } from '@shop/shared/domain';
import { minutesMs } from '../../../platform/clock';
import { type OidcServer, startOidcServer } from '../../../testing/oidc-server';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';

// The whole walk over HTTP, against a certified OpenID provider.
const REDIRECT = 'http://localhost/auth/callback';
const settings = {
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'client secret',
  OIDC_NAME: '도담',
};

let provider: OidcServer;
let shop: TestShop;
beforeAll(async () => {
  provider = await startOidcServer(REDIRECT);
  shop = await openTestShop({ env: { ...settings, OIDC_ISSUER: provider.issuer } });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await provider.stop();
});

const terms = joinTermsOf('SOCIAL').filter((code) => joinTerms[code].isRequired);
const back = { payload: { returnTo: '/basket?from=login' } };

async function begin(who: Visitor): Promise<URL> {
  const body = { providerId: '1', returnTo: '/basket?from=login' };
  return new URL((await who.call(socialCalls.begin, { body })).url);
}

const finish = (who: Visitor, answer: { state: string }) =>
  who.request(socialCalls.finish, { body: answer });

/** Agrees at the provider, after this change of the request. */
async function answerOf(who: Visitor, change: (url: URL) => void = () => {}, login = 'dodam') {
  const url = await begin(who);
  change(url);
  return provider.decide(url.href, login);
}

it('asks with code, state, nonce and PKCE, and keeps what proves the answer to itself', async () => {
  const who = shop.visitor();
  const url = await begin(who);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'shop',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid profile email phone',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

it('leads an unknown account to joining, and signs it in from then on', async () => {
  const who = shop.visitor();
  expect(await finish(who, await answerOf(who))).toMatchObject({
    status: 403,
    code: 'JOIN_REQUIRED',
    ...back,
  });
  const form = await who.call(joinCalls.form);
  expect(form).toMatchObject({
    sourceName: '도담',
    asks: [],
    customer: {
      nameMasked: '이*담',
      phoneMasked: '010-****-0001',
      emailMasked: 'do***@example.com',
      birthMasked: '1988년',
      typeName: '일반회원',
    },
  });
  const joined = await who.call(joinCalls.join, { body: { terms } });
  const again = shop.visitor();
  const { status, payload } = await finish(again, await answerOf(again));
  expect({ status, payload }).toMatchObject({
    status: 200,
    payload: {
      returnTo: '/basket?from=login',
      login: {
        mbrNo: joined.mbrNo,
        isFirstLogin: 'N',
        lgnMethod: 'SNS',
        snsSite: '도담',
        snsEmail: 'do***@example.com',
        mbrType: '10',
      },
    },
  });
  expect(await again.call(memberCalls.loginInfo)).toMatchObject({
    socialLoginYn: 'Y',
    lgnMethod: 'SNS',
  });
});

it('takes no mail address that the provider has not verified', async () => {
  const who = shop.visitor();
  await finish(who, await answerOf(who, undefined, 'sparse'));
  const form = await who.call(joinCalls.form);
  expect(form).toMatchObject({ asks: ['name', 'phone', 'birth'], customer: { emailMasked: '' } });
});

it('says that the person cancelled', async () => {
  const who = shop.visitor();
  const answer = await provider.decide((await begin(who)).href, undefined);
  expect(answer.error).toBe('access_denied');
  expect(await finish(who, answer)).toMatchObject({ status: 403, code: 'SOCIAL_DENIED', ...back });
});

const FAILED = { status: 401, code: 'SOCIAL_FAILED', ...back };
const NOT_STARTED = { status: 403, code: 'LOGIN_NOT_STARTED' };

it.each(['nonce', 'code_challenge'])('refuses an answer to another %s', async (name) => {
  const who = shop.visitor();
  const answer = await answerOf(who, (url) => url.searchParams.set(name, 'a'.repeat(43)));
  expect(answer.code).toBeDefined();
  expect(await finish(who, answer)).toMatchObject(FAILED);
  expect(who.cookies.has('accessToken')).toBe(false);
});

it('refuses the code of another beginning, and one that is used', async () => {
  const [who, other] = [shop.visitor(), shop.visitor()];
  const stolen = await answerOf(other);
  const own = await answerOf(who);
  expect(await finish(who, { ...own, ...stolen, state: own.state })).toMatchObject(FAILED);
  expect((await finish(other, stolen)).status).toBe(200);
  const later = await answerOf(other, undefined, 'dodam');
  const body = { ...later, code: stolen.code, isReplacing: true };
  expect(await other.request(socialCalls.finish, { body })).toMatchObject(FAILED);
});

it('refuses an answer that names another issuer', async () => {
  const who = shop.visitor();
  const answer = { ...(await answerOf(who)), iss: 'https://evil.example' };
  expect(await finish(who, answer)).toMatchObject(FAILED);
});

it('counts an answer once, in the browser that began, for ten minutes', async () => {
  const who = shop.visitor();
  const answer = await answerOf(who);
  const other = shop.visitor();
  await begin(other);
  expect(await finish(other, answer)).toMatchObject(NOT_STARTED);
  expect((await finish(who, answer)).status).toBe(200);
  const again = { body: { ...answer, isReplacing: true } };
  expect(await who.request(socialCalls.finish, again)).toMatchObject(NOT_STARTED);
  const late = shop.visitor();
  const lateAnswer = await answerOf(late);
  shop.clock.advance(minutesMs(10));
  expect(await finish(late, lateAnswer)).toMatchObject(NOT_STARTED);
});

it('says so while the provider is away, before and after the person agreed', async () => {
  const away = await startOidcServer(REDIRECT);
  const env = { ...settings, OIDC_ISSUER: away.issuer };
  const [known, unknown] = [await openTestShop({ env }), await openTestShop({ env })];
  try {
    const who = known.visitor();
    const { url } = await who.call(socialCalls.begin, { body: { providerId: '1' } });
    const answer = await away.decide(url, 'dodam');
    await away.stop();
    const DOWN = { status: 503, code: 'SOCIAL_DOWN' };
    expect(await who.request(socialCalls.finish, { body: answer })).toMatchObject(DOWN);
    const begun = { body: { providerId: '1' } };
    expect(await unknown.visitor().request(socialCalls.begin, begun)).toMatchObject(DOWN);
  } finally {
    await known.close();
    await unknown.close();
  }
});
