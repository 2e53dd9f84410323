import { memberCalls, pointCalls } from '@shop/shared/contracts';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('answers 901 and clears the cookies when the session was revoked elsewhere', async () => {
  const here = shop.visitor();
  await here.signIn();
  const elsewhere = shop.visitor();
  for (const [name, value] of here.cookies) elsewhere.cookies.set(name, value);
  await elsewhere.get(memberCalls.logout, { body: {} });

  const answer = await here.ask(pointCalls.history);
  expect(answer).toMatchObject({ status: 401, code: '901' });
  expect(answer).not.toHaveProperty('payload');
  expect(String(answer.headers['set-cookie'])).toMatch(/accessToken=;.*shopSession=;/s);
  expect(here.cookies.size).toBe(0);
  expect((await here.ask(pointCalls.history)).code).toBe('LOGIN_REQUIRED');
});

it('does not answer 901 to visitors, expired tokens and foreign tokens', async () => {
  expect((await shop.visitor().ask(pointCalls.history)).code).toBe('LOGIN_REQUIRED');
  const headers = { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' };
  expect((await shop.visitor().ask(pointCalls.history, {}, { headers })).code).toBe(
    'LOGIN_REQUIRED',
  );
  const late = shop.visitor();
  await late.signIn();
  shop.clock.advance(31 * 60_000);
  expect((await late.ask(pointCalls.history)).code).toBe('LOGIN_REQUIRED');
});
