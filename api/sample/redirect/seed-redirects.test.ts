import { codeCalls } from '@shop/shared/contracts';
import { openTestShop, type TestShop } from '../../src/testing/shop';
import { seedRedirects } from './seed-redirects';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

test('the old name of the basket leads to it, however often the sample is filled', async () => {
  await seedRedirects(shop.deps);
  await seedRedirects(shop.deps);
  const answer = await shop
    .visitor()
    .get(codeCalls.redirect, { query: { path: '/order/shoppingbag' } });
  expect(answer).toEqual({ to: '/basket', status: 301 });
});
