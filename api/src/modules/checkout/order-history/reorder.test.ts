import { basketCalls, orderCalls, orderSheetCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods, setStock } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
afterEach(() => shop.db.run(sql`delete from basket`));

const toSheet = (orderNo: string, itemNos?: number[]) =>
  who.call(orderCalls.reorder, { body: { orderNo, itemNos, to: 'SHEET' } });
const linesOf = async (sheetNo: string | null) => {
  const params = { sheetNo: sheetNo ?? '' };
  const { sellers } = await who.call(orderSheetCalls.view, { params });
  return sellers.flatMap(({ items }) =>
    items.map(({ goodsName, optionText, qty }) => [goodsName, optionText, qty]),
  );
};
const basketCount = async () => (await who.call(basketCalls.view)).count;

/** Goods in two colours with an optional engraved text. */
async function engravable() {
  const options = [
    ['블랙', 0],
    ['브라운', 0],
  ] as const;
  const goods = await addGoods(shop.db, { name: '지갑', options });
  await shop.db.run(
    sql`update goods set text_option = '각인 문구' where goods_no = ${goods.goodsNo}`,
  );
  return goods;
}

it('재구매 adds available goods and returns the unavailable ones', async () => {
  const [a, b] = [
    await addGoods(shop.db, { name: '남은 것' }),
    await addGoods(shop.db, { name: '떨어진 것', stock: 1 }),
  ];
  const orderNo = await buy(shop, who, [
    { skuNo: a.skuNo, qty: 1 },
    { skuNo: b.skuNo, qty: 1 },
  ]);
  await setStock(shop.db, b.skuNo, 0);
  expect(await who.call(orderCalls.reorder, { body: { orderNo } })).toEqual({
    added: 1,
    left: [{ goodsNo: b.goodsNo, goodsName: '떨어진 것', message: '품절됐어요.' }],
    sheetNo: null,
  });
  expect((await who.call(basketCalls.view)).groups[0]?.items[0]).toMatchObject({ skuNo: a.skuNo });
});

it('바로 재구매 opens an order sheet with the same goods and keeps the basket unchanged', async () => {
  const { skuNo } = await addGoods(shop.db, { name: '늘 사는 것' });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 3 }]);
  const { added, left, sheetNo } = await toSheet(orderNo);
  expect([added, left]).toEqual([1, []]);
  expect(await linesOf(sheetNo)).toEqual([['늘 사는 것', '', 3]]);
  expect(await basketCount()).toBe(0);
});

it('reorders one line with its engraved text', async () => {
  const wallet = await engravable();
  const other = await addGoods(shop.db);
  const black = wallet.skuNos.at(-1) ?? 0;
  const orderNo = await buy(shop, who, [
    { skuNo: black, qty: 1, text: '엄마 / 사랑해: 늘' },
    { skuNo: other.skuNo, qty: 1 },
  ]);
  const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
  const line = items.find(({ goodsNo }) => goodsNo === wallet.goodsNo);
  const { sheetNo } = await toSheet(orderNo, [line?.itemNo ?? 0]);
  expect(await linesOf(sheetNo)).toEqual([['지갑', line?.optionText, 1]]);
  expect(line?.optionText).toContain('각인 문구: 엄마 / 사랑해: 늘');
  await who.call(orderCalls.reorder, { body: { orderNo } });
  const { groups } = await who.call(basketCalls.view);
  const inBasket = groups.flatMap((group) => group.items.map(({ optionText }) => optionText));
  expect(inBasket).toContain(line?.optionText);
});

it('returns the line with a changed option, and orders the others', async () => {
  const [renamed, same] = [await engravable(), await addGoods(shop.db, { name: '그대로' })];
  const skuNo = renamed.skuNos.at(-1) ?? 0;
  const orderNo = await buy(shop, who, [
    { skuNo, qty: 1, text: '엄마' },
    { skuNo: same.skuNo, qty: 1 },
  ]);
  await shop.db.run(sql`update sku set option_text = '다크 브라운' where sku_no = ${skuNo}`);
  const { added, left, sheetNo } = await toSheet(orderNo);
  expect(added).toBe(1);
  expect(left).toEqual([
    {
      goodsNo: renamed.goodsNo,
      goodsName: '지갑',
      message: expect.stringMatching(
        /^옵션이 바뀌었어요. 지난번 옵션은 ‘.+각인 문구: 엄마’이에요.$/,
      ),
    },
  ]);
  expect(await linesOf(sheetNo)).toEqual([['그대로', '', 1]]);
});

it('opens no order sheet when no line can be bought', async () => {
  const { skuNo, goodsNo } = await addGoods(shop.db, { name: '품절된 것', stock: 1 });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
  expect(await toSheet(orderNo)).toEqual({
    added: 0,
    left: [{ goodsNo, goodsName: '품절된 것', message: '품절됐어요.' }],
    sheetNo: null,
  });
});

it('rejects the order of another member', async () => {
  const { skuNo } = await addGoods(shop.db);
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
  const stranger = shop.visitor();
  await stranger.signIn(members.family);
  const body = { orderNo, to: 'SHEET' as const };
  expect((await stranger.request(orderCalls.reorder, { body })).status).toBe(404);
});
