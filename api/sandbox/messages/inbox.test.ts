import { profileCalls } from '@shop/shared/contracts';
import { openTestShop, type TestShop } from '../../src/testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('shows a code, and nothing to clients of other machines', async () => {
  const who = shop.visitor();
  await who.signIn();
  const { inboxPath } = await who.call(profileCalls.startCheck, { body: {} });
  const url = (inboxPath ?? '').replace('/api', '');
  const page = await shop.app.inject({ url });
  expect(page.statusCode).toBe(200);
  expect(page.body).toMatch(/인증번호 \d{6}/);
  const foreign = await shop.app.inject({ url, remoteAddress: '203.0.113.9' });
  expect(foreign.statusCode).toBe(403);
});
