import { memberCalls } from '@shop/shared/contracts';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { signInAtParentService, ticketOf } from '../../../testing/sign-in';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

describe('rejected lid', () => {
  it.each([
    ['that the shop did not hand out', 'nonsense', [403, 'LOGIN_NOT_STARTED']],
    ['too old', undefined, [401, 'LOGIN_FAILED']],
  ])('%s: clears only the lid cookie', async (_, given, refusal) => {
    const visitor = shop.visitor();
    const lid = given ?? (await ticketOf(visitor, members.general, 'EXPIRED'));
    visitor.cookies.set('lid', lid);
    visitor.cookies.set('shopGuest', 'b'.repeat(43));
    const { status, code } = await visitor.request(memberCalls.login, { body: { lid } });
    expect([status, code]).toEqual(refusal);
    expect(visitor.cookies.has('shopGuest')).toBe(true);
    expect(visitor.cookies.has('lid')).toBe(false);
  });

  it('keeps a signed-in member signed in and clears only the lid', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    await visitor.request(memberCalls.login, { body: { lid: 'from-a-mail' } });
    expect((await visitor.request(memberCalls.loginInfo)).status).toBe(200);
  });
});

describe('signs out when the response is for another customer', () => {
  const expectLoggedOut = async (visitor: Visitor, kept: string) => {
    expect([...visitor.cookies.keys()]).toEqual(['authHolder']);
    const thief = { headers: { authorization: `Bearer ${kept}` } };
    expect((await shop.visitor().request(memberCalls.loginInfo, {}, thief)).status).toBe(401);
  };

  it('a returned lid differs from the sent one', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    const kept = visitor.cookies.get('accessToken') as string;
    const lid = await ticketOf(visitor, members.family, 'WRONG_ID');
    const response = await visitor.request(memberCalls.login, {
      body: { lid, isReplacing: true },
    });
    expect(response).toMatchObject({ status: 401, code: 'LOGIN_MISMATCH' });
    await expectLoggedOut(visitor, kept);
  });

  it('the lid differs from the one this browser keeps', async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor, members.corporate);
    visitor.cookies.set('lid', 'of-another');
    expect((await visitor.request(memberCalls.login, { body: { lid } })).code).toBe(
      'LOGIN_MISMATCH',
    );
    expect([...visitor.cookies.keys()]).toEqual(['authHolder']);
  });

  it('a returned JWT differs from the kept one', async () => {
    const visitor = await signInAtParentService(shop, members.family, 'WRONG_ID');
    expect((await visitor.request(memberCalls.login, { body: {} })).code).toBe('LOGIN_MISMATCH');
    expect(visitor.cookies.size).toBe(0);
  });
});

describe('card company failures', () => {
  it('responds with an error and keeps the lid when it is down, and the next try succeeds', async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor, members.general, 'DOWN');
    const down = await visitor.request(memberCalls.login, { body: { lid } });
    expect(down).toMatchObject({ status: 503, code: 'IDENTITY_DOWN' });
    expect(visitor.cookies.get('lid')).toBe(lid);
    expect((await visitor.request(memberCalls.login, { body: { lid } })).status).toBe(200);
  });

  it('keeps the JWT when it is down at the start', async () => {
    const visitor = await signInAtParentService(shop, members.general, 'DOWN');
    expect((await visitor.request(memberCalls.login, { body: {} })).status).toBe(503);
    expect(visitor.cookies.has('JWT')).toBe(true);
  });

  it('deletes an expired JWT so that it is not sent again', async () => {
    const visitor = await signInAtParentService(shop, members.general, 'EXPIRED');
    expect((await visitor.request(memberCalls.login, { body: {} })).code).toBe('LOGIN_FAILED');
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('accepts a slow response', async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor, members.general, 'SLOW');
    expect((await visitor.request(memberCalls.login, { body: { lid } })).status).toBe(200);
  });
});
