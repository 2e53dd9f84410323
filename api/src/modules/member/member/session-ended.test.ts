import { memberCalls, pointCalls } from '@shop/shared/contracts';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('returns 901 and clears the cookies when the session was revoked elsewhere', async () => {
  const here = shop.visitor();
  await here.signIn();
  const elsewhere = shop.visitor();
  for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value);
  await elsewhere.call(memberCalls.logout, { body: {} });

  const response = await here.request(pointCalls.history);
  expect(response).toMatchObject({ status: 401, code: '901' });
  expect(response).not.toHaveProperty('payload');
  expect(String(response.headers['set-cookie'])).toMatch(/accessToken=;.*shopSession=;/s);
  expect(here.cookies.size).toBe(0);
  expect((await here.request(pointCalls.history)).code).toBe('LOGIN_REQUIRED');
});

it('does not return 901 to visitors, expired tokens and foreign tokens', async () => {
  expect((await shop.visitor().request(pointCalls.history)).code).toBe('LOGIN_REQUIRED');
  const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };
  expect((await shop.visitor().request(pointCalls.history, {}, { headers })).code).toBe(
    'LOGIN_REQUIRED',
  );
  const late = shop.visitor();
  await late.signIn();
  shop.clock.advance(31 * 60_000);
  expect((await late.request(pointCalls.history)).code).toBe('LOGIN_REQUIRED');
});
