import { memberCalls } from '@shop/shared/contracts';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { atParentService, ticketOf } from '../../../testing/sign-in';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

describe('a lid that does not open the shop', () => {
  it.each([
    ['unknown', 'nonsense'],
    ['of a member who is gone', undefined],
  ])('%s: the lid is cleared, and nothing else', async (_, given) => {
    const visitor = shop.visitor();
    const lid = given ?? (await ticketOf(visitor, members.general, 'EXPIRED'));
    visitor.cookies.set('lid', lid);
    visitor.cookies.set('shopGuest', 'basket-of-a-visitor');
    expect(await visitor.ask(memberCalls.login, { body: { lid } })).toMatchObject({
      status: 401,
      code: 'LOGIN_FAILED',
    });
    expect([...visitor.cookies.keys()]).toEqual(['shopGuest']);
  });

  it('costs a signed-in member nothing but that lid', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    await visitor.ask(memberCalls.login, { body: { lid: 'from-a-mail' } });
    expect((await visitor.ask(memberCalls.loginInfo)).status).toBe(200);
  });
});

describe('an answer that is about somebody else logs out', () => {
  const expectLoggedOut = async (visitor: Visitor, kept: string) => {
    expect(visitor.cookies.size).toBe(0);
    const thief = { headers: { authorization: `Bearer ${kept}` } };
    expect((await shop.visitor().ask(memberCalls.loginInfo, {}, thief)).status).toBe(401);
  };

  it('another lid comes back than was shown', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    const kept = visitor.cookies.get('accessToken') as string;
    const lid = await ticketOf(visitor, members.family, 'WRONG_ID');
    const answer = await visitor.ask(memberCalls.login, { body: { lid } });
    expect(answer).toMatchObject({ status: 401, code: 'LOGIN_MISMATCH' });
    await expectLoggedOut(visitor, kept);
  });

  it('the lid is another than this browser keeps', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    const kept = visitor.cookies.get('accessToken') as string;
    const lid = await ticketOf(shop.visitor(), members.corporate);
    expect((await visitor.ask(memberCalls.login, { body: { lid } })).code).toBe('LOGIN_MISMATCH');
    await expectLoggedOut(visitor, kept);
  });

  it('another JWT comes back than is kept', async () => {
    const visitor = await atParentService(shop, members.family, 'WRONG_ID');
    expect((await visitor.ask(memberCalls.login, { body: {} })).code).toBe('LOGIN_MISMATCH');
    expect(visitor.cookies.size).toBe(0);
  });
});

describe('the card company on a bad day', () => {
  it('down: says so, keeps the lid, and the next try works', async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor, members.general, 'DOWN');
    const down = await visitor.ask(memberCalls.login, { body: { lid } });
    expect(down).toMatchObject({ status: 503, code: 'IDENTITY_DOWN' });
    expect(visitor.cookies.get('lid')).toBe(lid);
    expect((await visitor.ask(memberCalls.login, { body: { lid } })).status).toBe(200);
  });

  it('down at the start: the JWT is kept for later', async () => {
    const visitor = await atParentService(shop, members.general, 'DOWN');
    expect((await visitor.ask(memberCalls.login, { body: {} })).status).toBe(503);
    expect(visitor.cookies.has('JWT')).toBe(true);
  });

  it('an old JWT is forgotten, so that it is not shown again', async () => {
    const visitor = await atParentService(shop, members.general, 'EXPIRED');
    expect((await visitor.ask(memberCalls.login, { body: {} })).code).toBe('LOGIN_FAILED');
    expect([...visitor.cookies.keys()]).toEqual([]);
  });

  it('slow, but there', async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor, members.general, 'SLOW');
    expect((await visitor.ask(memberCalls.login, { body: { lid } })).status).toBe(200);
  });
});
