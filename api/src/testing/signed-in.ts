import { openTestShop, type TestShop, type TestShopOptions } from './shop';
import type { Visitor } from './visitor';

/**
 * Opens a shop before the tests of a file and closes it after them. Before each test a new visitor signs in.
 * @param onEach receives both; the visitor is the general sample member
 */
export function beforeEachInShop(
  onEach: (shop: TestShop, who: Visitor) => void,
  options?: TestShopOptions,
): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(options);
  }, 120_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    const who = shop.visitor();
    onEach(shop, who);
    await who.signIn();
  });
}
