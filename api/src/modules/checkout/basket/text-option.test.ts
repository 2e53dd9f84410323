import { basketCalls, goodsCalls, orderCalls, orderSheetCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { place } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});

afterEach(() => shop.db.run(sql`delete from basket`));

/** Goods on which a buyer may have a text written. */
async function engravable() {
  const goods = await addGoods(shop.db, {
    options: [
      ['블랙', 0],
      ['브라운', 0],
    ],
  });
  await shop.db.run(
    sql`update goods set text_option = '각인 문구' where goods_no = ${goods.goodsNo}`,
  );
  return goods;
}

const add = (skuNo: number, text?: string, by = who) =>
  by.request(basketCalls.add, { body: { items: [{ skuNo, qty: 1, text }] } });
const optionTexts = async (by = who) =>
  (await by.call(basketCalls.view)).groups.flatMap(({ items }) =>
    items.map(({ optionText, qty }) => [optionText, qty]),
  );

it('is named by the product page', async () => {
  const { goodsNo } = await engravable();
  const plain = await addGoods(shop.db, {});
  const detail = (no: number) => who.call(goodsCalls.detail, { params: { goodsNo: no } });
  expect((await detail(goodsNo)).textOption).toEqual({ name: '각인 문구' });
  expect((await detail(plain.goodsNo)).textOption).toBeNull();
});

it('is kept from the basket to the order', async () => {
  const { skuNo } = await engravable();
  expect((await add(skuNo, '  <b>엄마</b> 💜 ')).status).toBe(200);
  const written = expect.stringMatching(/\/ 각인 문구: <b>엄마<\/b> 💜$/);
  expect(await optionTexts()).toEqual([[written, 1]]);
  const { sheetNo } = await who.call(orderSheetCalls.create, { body: { source: 'BASKET' } });
  const sheet = await who.call(orderSheetCalls.view, { params: { sheetNo } });
  expect(sheet.sellers[0]?.items[0]?.optionText).toEqual(written);
  const { orderNo } = await place(who, sheet);
  const order = await who.call(orderCalls.detail, { params: { orderNo } });
  expect(JSON.stringify(order)).toContain('각인 문구: <b>엄마</b> 💜');
});

it('is kept by 바로구매', async () => {
  const { skuNo } = await engravable();
  const { sheetNo } = await who.call(orderSheetCalls.create, {
    body: { source: 'DIRECT', items: [{ skuNo, qty: 2, text: '하늘' }] },
  });
  const sheet = await who.call(orderSheetCalls.view, { params: { sheetNo } });
  expect(sheet.sellers[0]?.items[0]?.optionText).toMatch(/각인 문구: 하늘$/);
});

it.each([
  ['가'.repeat(21), 'TEXT_OPTION'],
  ['두\n줄', 'INVALID'],
  ['👨‍👩‍👧'.repeat(5), 'TEXT_OPTION'],
  ['가'.repeat(10_000), 'INVALID'],
])('is refused when it is too long or two lines: %#', async (text, code) => {
  const { skuNo } = await engravable();
  expect((await add(skuNo, text)).code).toBe(code);
  const direct = { source: 'DIRECT' as const, items: [{ skuNo, qty: 1, text }] };
  expect((await who.request(orderSheetCalls.create, { body: direct })).code).toBe(code);
  expect(await optionTexts()).toEqual([]);
});

it('is refused for goods that have none', async () => {
  const { skuNo } = await addGoods(shop.db, {});
  expect((await add(skuNo, '하늘')).code).toBe('TEXT_OPTION');
  expect((await add(skuNo, '  ')).status).toBe(200);
});

it('is one for each SKU: another is refused, the same adds up', async () => {
  const { skuNos } = await engravable();
  const [black = 0, brown = 0] = skuNos;
  await add(black, '하늘');
  expect((await add(black, '바다')).code).toBe('TEXT_OPTION_OTHER');
  expect((await add(black)).code).toBe('TEXT_OPTION_OTHER');
  expect((await add(black, ' 하늘 ')).status).toBe(200);
  expect((await add(brown, '바다')).status).toBe(200);
  const texts = (await optionTexts()).map(([text, qty]) => [String(text).split(': ')[1], qty]);
  expect(texts.sort()).toEqual([
    ['바다', 1],
    ['하늘', 2],
  ]);
  const two = [
    { skuNo: black, qty: 1, text: '하늘' },
    { skuNo: black, qty: 1, text: '바다' },
  ];
  const direct = await who.request(orderSheetCalls.create, {
    body: { source: 'DIRECT', items: two },
  });
  expect(direct.code).toBe('TEXT_OPTION_OTHER');
});

it('moves with its line to another option, and is not merged into one with other words', async () => {
  const { skuNos } = await engravable();
  const [black = 0, brown = 0] = skuNos;
  await add(black, '하늘');
  const itemNo = (await who.call(basketCalls.view)).groups[0]?.items[0]?.itemNo ?? 0;
  await who.call(basketCalls.change, { params: { itemNo }, body: { skuNo: brown } });
  expect(await optionTexts()).toEqual([[expect.stringMatching(/브라운 \/ 각인 문구: 하늘$/), 1]]);
  await add(black, '바다');
  const moved = (await who.call(basketCalls.view)).groups[0]?.items.find(
    ({ skuNo }) => skuNo === black,
  );
  const { code } = await who.request(basketCalls.change, {
    params: { itemNo: moved?.itemNo ?? 0 },
    body: { skuNo: brown },
  });
  expect(code).toBe('TEXT_OPTION_OTHER');
});

it('comes with the visitor at sign-in, but does not replace the member’s', async () => {
  const { skuNos } = await engravable();
  const [black = 0, brown = 0] = skuNos;
  await add(black, '회원');
  const guest = shop.visitor();
  await add(black, '손님', guest);
  await add(brown, '손님', guest);
  await guest.signIn();
  await guest.call(basketCalls.merge, { body: {} });
  const texts = (await optionTexts(guest)).map(([text]) => String(text).split(': ')[1]);
  expect(texts.sort()).toEqual(['손님', '회원']);
});
