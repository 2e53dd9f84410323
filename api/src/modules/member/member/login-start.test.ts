import { basketCalls, cardAuthCalls, memberCalls } from '@shop/shared/contracts';
import { createApp } from '../../../app';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { signInAtParentService, ticketOf } from '../../../testing/sign-in';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const NOT_STARTED = { status: 403, code: 'LOGIN_NOT_STARTED' };
const ASKS = { status: 409, code: 'ALREADY_SIGNED_IN' };

/** A return of the card company's app: of another browser, with its transaction. */
async function returnOfCardApp(browser: Visitor): Promise<{ lid: string; state: string }> {
  const { transactionId, phonePath } = await browser.call(cardAuthCalls.start, { body: {} });
  await shop.app.inject({
    method: 'POST',
    url: phonePath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ cno: members.family }).toString(),
  });
  const { lid } = await browser.call(cardAuthCalls.result, { params: { transactionId } });
  return { lid: lid ?? '', state: transactionId };
}

const returns: [string, (attacker: Visitor) => Promise<{ lid: string; state?: string }>][] = [
  ['a sample member', async (attacker) => ({ lid: await ticketOf(attacker, members.family) })],
  ['the card app', returnOfCardApp],
];

describe.each(returns)('a link with the return of %s', (_, returnOf) => {
  it('signs nobody in who did not begin it, and its ticket is not used up', async () => {
    const attacker = shop.visitor();
    const back = await returnOf(attacker);
    const victim = shop.visitor();
    expect(await victim.request(memberCalls.login, { body: back })).toMatchObject(NOT_STARTED);
    expect(victim.cookies.has('accessToken')).toBe(false);
    expect((await attacker.call(memberCalls.login, { body: back })).mbrType).toBe('20');
  });

  it('signs nobody in who began a login of their own', async () => {
    const back = await returnOf(shop.visitor());
    const victim = shop.visitor();
    const { state } = await returnOfCardApp(victim);
    await ticketOf(victim);
    expect(await victim.request(memberCalls.login, { body: back })).toMatchObject(NOT_STARTED);
    victim.cookies.set('authHolder', 'x'.repeat(32));
    expect(await victim.request(memberCalls.login, { body: { ...back, state } })).toMatchObject(
      NOT_STARTED,
    );
  });

  it('leaves a member signed in, with their basket', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 10_000 });
    const victim = shop.visitor();
    await victim.signIn();
    await victim.call(basketCalls.add, { body: { items: [{ skuNo, qty: 1 }] } });
    const before = new Map(victim.cookies);
    const body = { ...(await returnOf(shop.visitor())), isReplacing: true };
    expect(await victim.request(memberCalls.login, { body })).toMatchObject(NOT_STARTED);
    expect(victim.cookies).toEqual(before);
    expect((await victim.call(memberCalls.loginInfo)).mbrType).toBe('10');
    expect((await victim.call(basketCalls.count)).count).toBeGreaterThan(0);
  });

  it('counts once, for ten minutes', async () => {
    const visitor = shop.visitor();
    const back = await returnOf(visitor);
    await visitor.call(memberCalls.login, { body: back });
    const again = { ...back, isReplacing: true };
    expect(await visitor.request(memberCalls.login, { body: again })).toMatchObject(NOT_STARTED);
    const late = shop.visitor();
    const lateReturn = await returnOf(late);
    shop.clock.advance(10 * 60_000);
    expect(await late.request(memberCalls.login, { body: lateReturn })).toMatchObject(NOT_STARTED);
  });

  it('asks before it ends the session of the member who is signed in', async () => {
    const visitor = shop.visitor();
    await visitor.signIn(members.general);
    const { accessToken, refreshToken } = Object.fromEntries(visitor.cookies);
    const back = await returnOf(visitor);
    expect(await visitor.request(memberCalls.login, { body: back })).toMatchObject(ASKS);
    // Also when only the refresh token is left of the session.
    visitor.cookies.delete('accessToken');
    expect(await visitor.request(memberCalls.login, { body: back })).toMatchObject(ASKS);
    expect(visitor.cookies.get('refreshToken')).toBe(refreshToken);
    const former = { headers: { authorization: `Bearer ${accessToken}` } };
    expect((await shop.visitor().request(memberCalls.loginInfo, {}, former)).status).toBe(200);

    const body = { ...back, isReplacing: true };
    expect((await visitor.call(memberCalls.login, { body })).mbrType).toBe('20');
    expect((await shop.visitor().request(memberCalls.loginInfo, {}, former)).status).toBe(401);
  });
});

describe('the way by JWT and session id', () => {
  it('asks before it ends the session of another member, and not of the same one', async () => {
    const visitor = shop.visitor();
    await visitor.signIn(members.general);
    const parents = await signInAtParentService(shop, members.corporate);
    for (const name of ['JWT', 'COHSESSIONID'])
      visitor.cookies.set(name, parents.cookies.get(name) ?? '');
    expect(await visitor.request(memberCalls.login, { body: {} })).toMatchObject(ASKS);
    expect((await visitor.call(memberCalls.loginInfo)).mbrType).toBe('10');
    const body = { isReplacing: true };
    expect((await visitor.call(memberCalls.login, { body })).mbrType).toBe('30');
    expect((await visitor.request(memberCalls.login, { body: {} })).status).toBe(200);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is refused from a page of another origin that sends no cookies: %j', async (headers) => {
    const parents = await signInAtParentService(shop);
    const body = {
      jwt: parents.cookies.get('JWT') ?? '',
      cohSessionId: parents.cookies.get('COHSESSIONID') ?? '',
    };
    const response = await shop.visitor().request(memberCalls.login, { body }, { headers });
    expect(response.status).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
  });
});

it('binds the beginning to this host where the shop is served by https', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const response = await shop.visitor().request(cardAuthCalls.start, { body: {} }, { headers });
  expect(String(response.headers['set-cookie'])).toMatch(
    /^__Host-authHolder=[\w-]{32}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

describe("the card company's own page", () => {
  it('leads back with the state of this beginning', async () => {
    const config = {
      ...shop.deps.config,
      publicUrl: 'https://shop.example',
      identityLoginUrl: 'https://card.example/login?client=shop',
    };
    const adapters = { ...shop.deps.adapters, cardAuth: undefined };
    const { db, clock, secrets } = shop.deps;
    const { app } = await createApp({ config, db, clock, secrets, adapters });
    const send = (cookies: Record<string, string>, url: string, payload: object) =>
      app.inject({ method: 'POST', url, cookies, payload });
    const begun = await send({}, cardAuthCalls.redirect.path, { returnTo: '/basket' });
    const page = new URL(begun.json().payload.url);
    expect(page.origin + page.pathname).toBe('https://card.example/login');
    const back = new URL(page.searchParams.get('returnUrl') ?? '');
    expect(back.origin + back.pathname).toBe('https://shop.example/auth/callback');
    expect(back.searchParams.get('returnTo')).toBe('/basket');

    const state = back.searchParams.get('state');
    const lid = await ticketOf(shop.visitor(), members.family);
    const holder = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]));
    const login = (cookies: Record<string, string>) =>
      send(cookies, memberCalls.login.path, { lid, state });
    expect((await login({})).json().code).toBe('LOGIN_NOT_STARTED');
    expect((await login(holder)).json().payload.mbrType).toBe('20');
    await app.close();
  });

  it('is not found without its address', async () => {
    expect((await shop.visitor().request(cardAuthCalls.redirect, { body: {} })).status).toBe(404);
  });
});
