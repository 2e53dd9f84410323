import { paymentCalls } from '@shop/shared/contracts';
import { openSheet, place } from '../../src/testing/checkout';
import { addGoods } from '../../src/testing/goods';
import { openTestShop, type TestShop } from '../../src/testing/shop';
import type { Visitor } from '../../src/testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn();
}, 120_000);
afterAll(() => shop.close());

/** The texts of the window by their names. */
async function factsIn(
  priceWon: number,
  installmentMonths: number,
): Promise<Record<string, string>> {
  const { skuNo } = await addGoods(shop.db, { priceWon });
  const sheet = await openSheet(who, [{ skuNo, qty: 1 }], {
    couponIssueNos: [],
    installmentMonths,
  });
  const { paymentNo } = await place(who, sheet);
  const { windowUrl } = await who.call(paymentCalls.ready, { body: { paymentNo } });
  const page = await shop.app.inject({ method: 'GET', url: windowUrl as string });
  const facts = page.body.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g);
  return Object.fromEntries([...facts].map(([, name, text]) => [name, text]));
}

it.each([
  ['at once', 400_000, 0, '일시불'],
  ['free of interest', 400_000, 3, '3개월 무이자 · 월 133,334원'],
  ['with its interest', 400_000, 24, '24개월 수수료 78,750원 · 월 22,967원'],
])('the window says what it is about to charge: %s', async (_, priceWon, months, words) => {
  expect(await factsIn(priceWon, months)).toMatchObject({ 가맹점: '온담', 할부: words });
});
