import { searchCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { searchQueries } from './search-queries';

const kindRow = z.object({ goodsNo: z.number(), kinds: z.string() });
/** So many goods are seen without scrolling. */
const TOP = 4;

const priced: readonly (readonly [q: string, low: number, high: number])[] = [
  ['선물 3만원 이하', 0, 30_000],
  ['선물 3만원', 0, 30_000],
  ['2만원대 선물', 20_000, 29_999],
  ['선물 5만원 미만', 0, 49_999],
  ['선물 10만원 이상', 100_000, Infinity],
  ['3~5만원 선물', 30_000, 50_000],
  ['코트 10만원대', 100_000, 199_999],
];

let shop: TestShop;
let kinds: Map<number, string>;

beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '100' } });
  await fillSampleCatalogue(shop.db, { goods: 1200, now: new Date() });
  const rows = await shop.db.rows(
    kindRow,
    sql`select goods_no, (select string_agg(c.name, ' ') from category c
      where c.category_no = any(g.category_path)) || ' ' || search_text as kinds from goods g`,
  );
  kinds = new Map(rows.map((row) => [row.goodsNo, row.kinds]));
}, 120_000);
afterAll(() => shop.close());

it('has two hundred queries, each once', () => {
  expect(searchQueries.length).toBeGreaterThanOrEqual(200);
  expect(new Set(searchQueries.map(({ q }) => q)).size).toBe(searchQueries.length);
});

it('shows what each of them asks for on top', async () => {
  const visitor = shop.visitor();
  const wrong: string[] = [];
  for (const { q, top, filters } of searchQueries) {
    const { items, search } = await visitor.call(searchCalls.goods, { query: { q, size: TOP } });
    const isTop = items.map(({ goodsNo, name }) => top.test(`${name} ${kinds.get(goodsNo)}`));
    const named = (search?.filters ?? []).map(({ text }) => text);
    const isRight = items.length > 0 && !isTop.includes(false);
    if (!isRight || named.join() !== filters.join())
      wrong.push(`${q}: ${items.map(({ name }) => name).join(', ')} (${named.join(', ')})`);
  }
  expect(wrong).toEqual([]);
});

it('lists nothing above or below the price that a query states', async () => {
  const visitor = shop.visitor();
  for (const [q, low, high] of priced) {
    const { items } = await visitor.call(searchCalls.goods, { query: { q, size: 96 } });
    const prices = items.map(({ salePriceWon }) => salePriceWon);
    expect(prices.length).toBeGreaterThan(0);
    expect([q, Math.min(...prices) >= low, Math.max(...prices) <= high]).toEqual([q, true, true]);
  }
});

it('counts the facets and suggests the goods of the price and size that a query states', async () => {
  const visitor = shop.visitor();
  const q = '운동화 260 10만원 이하';
  const list = await visitor.call(searchCalls.goods, { query: { q } });
  expect((await visitor.call(searchCalls.facet, { query: { q } })).total).toBe(list.total);
  expect(list.search?.filters).toEqual([
    { text: '10만원 이하', without: '운동화 260' },
    { text: '260', without: '운동화 10만원 이하' },
  ]);
  const wider = await visitor.call(searchCalls.goods, { query: { q: '운동화 260' } });
  expect(wider.total).toBeGreaterThan(list.total);
  const { goods } = await visitor.call(searchCalls.suggest, { query: { q: '선물 3만원 이하' } });
  expect(goods.length).toBeGreaterThan(0);
  for (const { salePriceWon } of goods) expect(salePriceWon).toBeLessThanOrEqual(30_000);
});

it('names the price when no goods of the kind have it', async () => {
  const { total, search } = await shop
    .visitor()
    .call(searchCalls.goods, { query: { q: '냉장고 1만원 이하' } });
  expect(total).toBe(0);
  expect(search?.filters).toEqual([{ text: '1만원 이하', without: '냉장고' }]);
});
