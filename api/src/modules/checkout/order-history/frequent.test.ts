import { basketCalls, orderCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { buyAndDeliver } from '../../../testing/delivered';
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
beforeEach(() => shop.db.run(sql`delete from basket`));

/** Places an order, delivers it and confirms the purchase. */
async function confirmed(skuNo: number, qty = 1): Promise<string> {
  const { orderNo, itemNos } = await buyAndDeliver(shop, who, [{ skuNo, qty }]);
  for (const itemNo of itemNos) await who.call(orderCalls.confirm, { params: { itemNo } });
  shop.clock.advance(60_000);
  return orderNo;
}

const frequent = async (by = who) => (await by.call(orderCalls.frequent)).items;
const named = async () =>
  (await frequent()).map(({ goods, orderCount }) => [goods.name, orderCount]);

it('returns goods of at least two confirmed orders, sorted by the number of orders', async () => {
  const [water, rice, once] = [
    await addGoods(shop.db, { name: '생수' }),
    await addGoods(shop.db, { name: '쌀' }),
    await addGoods(shop.db, { name: '한 번 산 것' }),
  ];
  await confirmed(rice.skuNo);
  await confirmed(water.skuNo, 1);
  await confirmed(once.skuNo, 4);
  // These orders are delivered but not confirmed.
  await buyAndDeliver(shop, who, [{ skuNo: once.skuNo, qty: 1 }]);
  expect(await named()).toEqual([]);
  await confirmed(rice.skuNo);
  await confirmed(water.skuNo, 2);
  await confirmed(water.skuNo, 3);
  expect(await named()).toEqual([
    ['생수', 3],
    ['쌀', 2],
  ]);
  const [first] = await frequent();
  expect(first).toMatchObject({ skuNo: water.skuNo, qty: 3, optionText: '' });
  const stranger = shop.visitor();
  await stranger.signIn(members.corporate);
  expect(await frequent(stranger)).toEqual([]);
});

it('returns the option of the last order, which can be added to the basket unchanged', async () => {
  const options = [
    ['블랙', 0],
    ['브라운', 500],
  ] as const;
  const { skuNos, goodsNo } = await addGoods(shop.db, { name: '양말', options });
  const [first = 0, last = 0] = [skuNos[0], skuNos.at(-1)];
  await confirmed(first);
  await confirmed(last, 2);
  const found = (await frequent()).find(({ goods }) => goods.goodsNo === goodsNo);
  expect(found).toMatchObject({ skuNo: last, qty: 2, orderCount: 2, optionText: '브라운' });
  const { skuNo, qty } = found ?? { skuNo: 0, qty: 0 };
  await who.call(basketCalls.add, { body: { items: [{ skuNo, qty }] } });
  expect((await who.call(basketCalls.view)).groups[0]?.items[0]).toMatchObject({ skuNo, qty });
});

it('leaves out goods that cannot be bought now', async () => {
  const { skuNo } = await addGoods(shop.db, { name: '떨어진 것', stock: 9 });
  await confirmed(skuNo);
  await confirmed(skuNo);
  expect(await named()).toContainEqual(['떨어진 것', 2]);
  await setStock(shop.db, skuNo, 0);
  expect(await named()).not.toContainEqual(['떨어진 것', 2]);
});

it('rejects visitors', async () => {
  expect((await shop.visitor().request(orderCalls.frequent)).status).toBe(401);
});
