import * as contracts from '@shop/shared/contracts';
import {
  brandCalls,
  type Call,
  claimCalls,
  goodsCalls,
  reviewCalls,
  searchCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { rankWords } from './modules/catalogue/search';
import { sql } from './platform/db/sql';
import { buy } from './testing/checkout';
import { addGoods } from './testing/goods';
import { fillSampleCatalogue } from './testing/sample';
import { openTestShop, type TestShop } from './testing/shop';
import type { Visitor } from './testing/visitor';

const rankRow = z.object({ rank: z.number(), word: z.string() });
const soldRow = z.object({ salesCnt: z.number() });

/** What anybody may call without signing in must not, by its number, become what others see. */
let shop: TestShop;
let reader: Visitor;
let goodsNo: number;
let skuNo: number;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '1000' } });
  await fillSampleCatalogue(shop.db, { goods: 600, now: new Date() });
  ({ goodsNo, skuNo } = await addGoods(shop.db, { priceWon: 20_000, stock: 5_000 }));
  reader = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

const isOpen = ({ auth, path }: Call): boolean =>
  auth !== 'member' && !path.startsWith('/sandbox/');
const openCalls: Call[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Calls') && name !== 'defineCalls')
  .flatMap(([, calls]) => Object.values(calls as unknown as Record<string, Call>))
  .filter(isOpen);

/** Words of the shop with goods, as many as there are places. */
const words = [
  '코트',
  '노트북',
  '원피스',
  '라면',
  '스커트',
  '텀블러',
  '니트',
  '운동화',
  '가방',
  '스피커',
];

/** A body with which the call does something; `{}` where it does nothing for a visitor. */
const bodies: Record<string, (at: number) => object> = {
  'search.log': (at) => ({ word: words[at % words.length] }),
  'basket.add': () => ({ items: [{ skuNo, qty: 1 }] }),
  'log.report': () => ({
    message: 'TypeError: x',
    app: 'goods',
    build: 'abc123',
    frames: ['detail.page.js:1:20'],
    page: '/goods/detail',
  }),
};
const REPEATS = 250;

/** What the number of calls could change. */
async function publicContent(): Promise<object> {
  const list = (query: object) => reader.call(searchCalls.goods, { query });
  const { items: sales } = await list({ sort: 'sales', size: 96 });
  const { items: best } = await list({ type: 'best', size: 96 });
  const { items: recommended } = await list({ sort: 'recommend', size: 96 });
  return {
    popular: await shop.db.rows(rankRow, sql`select rank, word from keyword_rank order by rank`),
    lists: [sales, best, recommended].map((items) => items.map((item) => item.goodsNo)),
    brands: await reader.call(brandCalls.index),
    detail: await reader.call(goodsCalls.detail, { params: { goodsNo } }),
    reviews: await reader.call(reviewCalls.summary, { params: { goodsNo } }),
    suggested: await reader.call(searchCalls.suggest, { query: { q: '코' } }),
  };
}

it.each(openCalls.map((call) => [call.id, call] as const))(
  '%s, called often by one client with ever new cookies, changes nothing that others see',
  async (id, call) => {
    const before = await publicContent();
    const path = call.path.replace(/:goodsNo/g, String(goodsNo)).replace(/:\w+/g, '1');
    for (let at = 0; at < (bodies[id] ? REPEATS : 25); at += 1) {
      await shop.app.inject({
        method: call.method,
        url: `/api${path}`,
        headers: {
          'idempotency-key': `counted-${id}-${at}`,
          'x-forwarded-for': '203.0.113.77',
          'user-agent': `browser ${at}`,
          cookie: `shopGuest=${String(at).padStart(43, 'g')}`,
        },
        payload: call.method === 'GET' ? undefined : (bodies[id]?.(at) ?? {}),
      });
    }
    await shop.deps.outbox.drain();
    await rankWords(shop.db);
    expect(await publicContent()).toEqual(before);
  },
);

it('goods that are ordered and canceled are no bestseller', async () => {
  const buyer = shop.visitor();
  await buyer.signIn();
  const sold = async () => {
    await shop.deps.outbox.drain();
    const { salesCnt } = await shop.db.one(
      soldRow,
      sql`select sales_cnt from goods where goods_no = ${goodsNo}`,
    );
    return salesCnt;
  };
  const before = await sold();
  const orderNo = await buy(shop, buyer, [{ skuNo, qty: 7 }]);
  expect(await sold()).toBe(before + 7);
  const scope = { orderNo, reasonCd: 'CHANGED_MIND' as const };
  const { refundWon } = await buyer.call(claimCalls.estimate, { body: scope });
  await buyer.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
  expect(await sold()).toBe(before);
});
