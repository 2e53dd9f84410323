import { brandCalls, displayCalls, favoriteCalls } from '@shop/shared/contracts';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 20, now: shop.clock.now() });
}, 120_000);
afterAll(() => shop.close());

it('lists favourite brands and promotions, and no longer after they are removed', async () => {
  const who = shop.visitor();
  await who.signIn();
  const { brands } = await who.call(brandCalls.index);
  const brandNo = brands[0]?.brandNo ?? 0;
  const { items } = await who.call(displayCalls.planShops);
  const planShopNo = items[0]?.planShopNo ?? 0;
  const mark = (targetCd: '20' | '30', no: number, isOn: boolean) =>
    who.call(favoriteCalls.set, { body: { targetCd, no, isOn } });
  await mark('20', brandNo, true);
  await mark('30', planShopNo, true);
  expect(await who.call(favoriteCalls.others)).toMatchObject({
    brands: [{ brandNo }],
    planShops: [{ planShopNo, isOpen: true }],
  });
  await mark('20', brandNo, false);
  expect((await who.call(favoriteCalls.others)).brands).toEqual([]);
});
