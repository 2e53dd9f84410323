import {
  brandCalls,
  categoryCalls,
  csCalls,
  displayCalls,
  goodsCalls,
  memberCalls,
  searchCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from './platform/db/sql';
import { openTestShop, type TestShop } from './testing/shop';
import type { Visitor } from './testing/visitor';

const totalRow = z.object({ total: z.number() });

/** As in a build that leaves the sample out. */
jest.mock('@shop/sample', () => {
  throw Object.assign(new Error("Cannot find module '@shop/sample'"), { code: 'MODULE_NOT_FOUND' });
});

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ env: { SAMPLE_GOODS: '1200' }, hasNoMembers: true });
  await shop.seed();
  visitor = shop.visitor();
}, 60_000);
afterAll(() => shop.close());

it('has home pages, whose corners are empty', async () => {
  const home = await visitor.call(displayCalls.page, { query: { pageCd: 'MAIN' } });
  expect(home.title).toBe('홈');
  expect(home.corners.flatMap(({ items }) => items)).toEqual([]);
  const { gnb, homeTabs } = await visitor.call(displayCalls.menu);
  expect(gnb.map(({ name }) => name)).toEqual(['기획전', '브랜드']);
  expect(homeTabs.length).toBeGreaterThan(1);
});

it('has no categories, brands, goods or texts, and says so', async () => {
  expect((await visitor.call(categoryCalls.tree)).categories).toEqual([]);
  expect((await visitor.call(brandCalls.index)).brands).toEqual([]);
  for (const query of [{ type: 'all' }, { q: '원피스' }] as const) {
    const list = await visitor.call(searchCalls.goods, { query });
    expect([list.total, list.items]).toEqual([0, []]);
  }
  expect((await visitor.call(csCalls.faq, { query: {} })).items).toEqual([]);
});

it('returns 404 for what does not exist: goods, drawings of the sample', async () => {
  expect((await visitor.request(goodsCalls.detail, { params: { goodsNo: 1 } })).status).toBe(404);
  const drawing = await shop.app.inject({ url: '/api/images/d/ramen-4-3-hero?w=320' });
  expect(drawing.statusCode).toBe(404);
  expect((await shop.app.inject({ url: '/api/images/l/1-3?w=320' })).statusCode).toBe(200);
});

it('has no sample members', async () => {
  expect((await visitor.call(memberCalls.sampleMembers)).members).toEqual([]);
});

it('keeps its home pages at the next start', async () => {
  await shop.seed();
  const { total } = await shop.db.one(totalRow, sql`select count(*) as total from display_page`);
  expect(total).toBe(5);
});
