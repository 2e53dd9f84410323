import { recentCalls } from '@shop/shared/contracts';
import { MAX_RECENT_GOODS } from '@shop/shared/domain';
import { sql } from '../../../platform/db/sql';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
const goodsNos: number[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn(members.general);
  for (let at = 0; at < MAX_RECENT_GOODS + 2; at += 1)
    goodsNos.push((await addGoods(shop.db)).goodsNo);
}, 120_000);
afterAll(() => shop.close());
afterEach(() => shop.db.run(sql`delete from recent_goods`));

const [a, b, c] = [
  () => goodsNos[0] as number,
  () => goodsNos[1] as number,
  () => goodsNos[2] as number,
];
const sync = (items: { goodsNo: number; ageMs: number }[], by = who) =>
  by.call(recentCalls.sync, { body: { items } });

it('merges the goods of several devices, latest first', async () => {
  await sync([
    { goodsNo: a(), ageMs: 60_000 },
    { goodsNo: b(), ageMs: 5_000 },
  ]);
  const merged = await sync([
    { goodsNo: a(), ageMs: 1_000 },
    { goodsNo: b(), ageMs: 90_000 },
    { goodsNo: c(), ageMs: 3_000 },
  ]);
  expect(merged.goodsNos).toEqual([a(), c(), b()]);
  const { items } = await who.call(recentCalls.list);
  expect(items.map(({ goodsNo }) => goodsNo)).toEqual([a(), c(), b()]);
});

it('keeps fifty, also for two devices at one moment', async () => {
  const aged = goodsNos.map((goodsNo, at) => ({ goodsNo, ageMs: at * 1_000 }));
  await Promise.all([sync(aged.slice(0, MAX_RECENT_GOODS)), sync(aged.slice(2))]);
  expect((await sync([])).goodsNos).toEqual(goodsNos.slice(0, MAX_RECENT_GOODS));
});

it('deletes some, and all; a repeat changes nothing', async () => {
  await sync([a(), b(), c()].map((goodsNo, ageMs) => ({ goodsNo, ageMs })));
  const body = { goodsNos: [b(), 999_999_999] };
  expect((await who.call(recentCalls.remove, { body })).goodsNos).toEqual([a(), c()]);
  expect((await who.call(recentCalls.remove, { body })).goodsNos).toEqual([a(), c()]);
  expect((await who.call(recentCalls.remove, { body: {} })).goodsNos).toEqual([]);
});

it('leaves out goods that do not exist, are banned or have ended', async () => {
  const [banned, ended] = [
    (await addGoods(shop.db, { status: 'BANNED' })).goodsNo,
    (await addGoods(shop.db, { status: 'ENDED' })).goodsNo,
  ];
  const { goodsNos: kept } = await sync(
    [banned, ended, 999_999_999, a()].map((goodsNo) => ({ goodsNo, ageMs: 0 })),
  );
  expect(kept).not.toContain(banned);
  expect(kept).not.toContain(999_999_999);
  const { items } = await who.call(recentCalls.list);
  expect(items.map(({ goodsNo }) => goodsNo)).toEqual([a()]);
});

it.each([
  ['a negative age', { goodsNo: 1, ageMs: -1 }],
  ['an age of ten years', { goodsNo: 1, ageMs: 10 * 366 * 86_400_000 }],
  ['a number that is none', { goodsNo: 'x', ageMs: 0 }],
])('refuses %s', async (_, item) => {
  const { status, code } = await who.request(recentCalls.sync, {
    body: { items: [item] } as never,
  });
  expect([status, code]).toEqual([400, 'INVALID']);
});

it('belongs to its member', async () => {
  await sync([{ goodsNo: a(), ageMs: 0 }]);
  const stranger = shop.visitor();
  await stranger.signIn(members.corporate);
  expect((await sync([], stranger)).goodsNos).toEqual([]);
  await stranger.call(recentCalls.remove, { body: {} });
  expect((await sync([])).goodsNos).toEqual([a()]);
});
