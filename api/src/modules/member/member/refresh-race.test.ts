import { memberCalls } from '@shop/shared/contracts';
import { openRacingShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop();
}, 120_000);
afterAll(() => shop.close());

const refreshWith = (refreshToken: string) =>
  shop.visitor().request(memberCalls.refresh, { body: { refreshToken } });

const isOpen = async (accessToken: string): Promise<boolean> => {
  const bearer = { headers: { authorization: `Bearer ${accessToken}` } };
  return (await shop.visitor().request(memberCalls.loginInfo, {}, bearer)).status === 200;
};

it('serves ten concurrent refreshes with one token and keeps every session', async () => {
  const visitor = shop.visitor();
  await visitor.signIn();
  const token = visitor.cookies.get('refreshToken') as string;
  const responses = await Promise.all(Array.from({ length: 10 }, () => refreshWith(token)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(responses.map(({ payload }) => payload.refreshToken)).size).toBe(10);
  for (const { payload } of responses) expect(await isOpen(payload.accessToken)).toBe(true);
  // The session continues with any of the ten tokens.
  shop.clock.advance(31 * 60_000);
  for (const { payload } of responses) {
    expect((await refreshWith(payload.refreshToken)).status).toBe(200);
  }
});

it('ends the session when the same token is used after the grace period', async () => {
  const visitor = shop.visitor();
  await visitor.signIn();
  const token = visitor.cookies.get('refreshToken') as string;
  const [first] = await Promise.all(Array.from({ length: 10 }, () => refreshWith(token)));
  shop.clock.advance(11_000);
  const replays = await Promise.all(Array.from({ length: 10 }, () => refreshWith(token)));
  expect(replays.map(({ code }) => code)).toEqual(Array(10).fill('SESSION_ENDED'));
  expect(await isOpen(first?.payload.accessToken ?? '')).toBe(false);
  expect((await refreshWith(first?.payload.refreshToken ?? '')).code).toBe('SESSION_ENDED');
});

it('limits a session to thirty days from sign-in, regardless of refreshes', async () => {
  const visitor = shop.visitor();
  await visitor.signIn();
  for (let day = 0; day < 29; day += 1) {
    shop.clock.advance(24 * 3_600_000);
    await visitor.call(memberCalls.refresh, { body: {} });
  }
  shop.clock.advance(24 * 3_600_000 + 1);
  expect((await visitor.request(memberCalls.refresh, { body: {} })).code).toBe('SESSION_ENDED');
  expect(visitor.cookies.size).toBe(0);
});

it('leaves no session open when sign-out races a refresh', async () => {
  const visitor = shop.visitor();
  await visitor.signIn();
  const token = visitor.cookies.get('refreshToken') as string;
  const [renewed] = await Promise.all([
    refreshWith(token),
    shop.visitor().request(memberCalls.logout, {
      body: { accessToken: visitor.cookies.get('accessToken') as string },
    }),
  ]);
  if (renewed.status === 200) expect(await isOpen(renewed.payload.accessToken)).toBe(false);
  expect((await refreshWith(token)).code).toBe('SESSION_ENDED');
});
