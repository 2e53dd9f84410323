import { memberCalls, orderCalls, pointCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members } from '../../../testing/visitor';
import { hashCno } from './member.repository';

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

it('ends every session of a member who leaves, and lets none go on', async () => {
  const [here, elsewhere] = [shop.visitor(), shop.visitor()];
  await here.signIn(members.general);
  await elsewhere.signIn(members.general);
  const leave = (status: string) =>
    shop.db.run(
      sql`update member set status = ${status} where cno_hash = ${hashCno(members.general)}`,
    );
  await leave('WITHDRAWN');
  try {
    const token = here.cookies.get('accessToken') ?? '';
    for (const call of [pointCalls.history, orderCalls.list]) {
      here.cookies.set('accessToken', token);
      expect((await here.request(call)).code).toBe('901');
    }
    const refreshed = await elsewhere.request(memberCalls.refresh, { body: {} });
    expect([refreshed.status, refreshed.code]).toEqual([401, 'SESSION_ENDED']);
  } finally {
    await leave('ACTIVE');
  }
  expect((await elsewhere.request(memberCalls.refresh, { body: {} })).code).not.toBe('0000');
});
