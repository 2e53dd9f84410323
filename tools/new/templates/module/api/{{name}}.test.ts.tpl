import { {{camel}}Calls } from '@shop/shared/contracts';
import { seedCs } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('lists the latest ten to a visitor', async () => {
  const list = () => shop.visitor().call({{camel}}Calls.list, {});
  expect(await list()).toEqual({ items: [] });
  await seedCs(shop.deps);
  const { items } = await list();
  expect(items).toHaveLength(10);
});
