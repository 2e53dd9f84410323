import {
  brandCalls,
  type Call,
  categoryCalls,
  codeCalls,
  displayCalls,
  goodsCalls,
  reviewCalls,
  searchCalls,
} from '@shop/shared/contracts';
import {
  brandSchemas,
  categorySchemas,
  codeSchemas,
  displaySchemas,
  goodsSchemas,
  reviewSchemas,
  searchSchemas,
} from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { addGoods } from '../../../testing/goods';
import { fillSampleCatalogue, renewSampleTimes } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';
import type { Visitor } from '../../../testing/visitor';

const liarsRow = z.object({ liars: z.number() });

let shop: TestShop;
let visitor: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 400, now: new Date() });
  visitor = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

/** SQL builds the response bodies, so each is validated against the contract. */
describe('response schemas', () => {
  const cases: [string, Call<never>, { reply: z.ZodType }, object][] = [
    ['home page', displayCalls.page, displaySchemas.page, { query: { pageCd: 'MAIN' } }],
    ['deal tab', displayCalls.page, displaySchemas.page, { query: { pageCd: 'MAIN', tab: '20' } }],
    [
      'coupon tab',
      displayCalls.page,
      displaySchemas.page,
      { query: { pageCd: 'MAIN', tab: '80' } },
    ],
    ['corner', displayCalls.corner, displaySchemas.corner, { params: { cornerNo: 100 } }],
    ['menu', displayCalls.menu, displaySchemas.menu, {}],
    ['deals', displayCalls.deals, displaySchemas.deals, {}],
    ['coming deals', displayCalls.deals, displaySchemas.deals, { query: { state: 'coming' } }],
    ['plan shops', displayCalls.planShops, displaySchemas.planShops, {}],
    [
      'closing plan shops',
      displayCalls.planShops,
      displaySchemas.planShops,
      { query: { closing: '1' } },
    ],
    ['plan shop', displayCalls.planShop, displaySchemas.planShop, { params: { planShopNo: 1 } }],
    [
      'ended plan shop',
      displayCalls.planShop,
      displaySchemas.planShop,
      { params: { planShopNo: 9 } },
    ],
    [
      'account content',
      displayCalls.accountContent,
      displaySchemas.accountContent,
      { query: { adutShopCd: '008' } },
    ],
    ['tree', categoryCalls.tree, categorySchemas.tree, {}],
    ['category', categoryCalls.detail, categorySchemas.detail, { params: { categoryNo: 101 } }],
    ['brands', brandCalls.index, brandSchemas.index, {}],
    ['brand', brandCalls.detail, brandSchemas.detail, { params: { brandNo: 3 } }],
    ['goods', goodsCalls.detail, goodsSchemas.detail, { params: { goodsNo: 1 } }],
    ['options', goodsCalls.options, goodsSchemas.options, { params: { goodsNo: 1 } }],
    ['stock', goodsCalls.stock, goodsSchemas.stock, { params: { goodsNo: 1 } }],
    ['status', goodsCalls.status, goodsSchemas.status, { params: { goodsNo: 1 } }],
    ['coupons', goodsCalls.coupons, goodsSchemas.coupons, { params: { goodsNo: 1 } }],
    ['related', goodsCalls.related, goodsSchemas.related, { params: { goodsNo: 1 } }],
    ['similar', goodsCalls.similar, goodsSchemas.similar, { params: { goodsNo: 1 } }],
    ['cards', goodsCalls.cards, goodsSchemas.cards, { query: { goodsNos: '3,1,999999' } }],
    ['compare', goodsCalls.compare, goodsSchemas.compare, { query: { goodsNos: '3,1,999999' } }],
    ['sitemap', goodsCalls.sitemap, goodsSchemas.sitemap, { query: { kind: 'goods' } }],
    ['reviews', reviewCalls.list, reviewSchemas.list, { params: { goodsNo: 1 } }],
    ['review summary', reviewCalls.summary, reviewSchemas.summary, { params: { goodsNo: 1 } }],
    ['review photos', reviewCalls.photos, reviewSchemas.photos, { params: { goodsNo: 1 } }],
    ['list', searchCalls.goods, searchSchemas.goods, { query: { categoryNo: 1 } }],
    ['search', searchCalls.goods, searchSchemas.goods, { query: { q: 'fkaus' } }],
    ['no result', searchCalls.goods, searchSchemas.goods, { query: { q: '없는물건이름' } }],
    ['facets', searchCalls.facet, searchSchemas.facet, { query: { categoryNo: 1 } }],
    ['suggest', searchCalls.suggest, searchSchemas.suggest, { query: { q: '라' } }],
    ['popular', searchCalls.popular, searchSchemas.popular, {}],
    ['code group', codeCalls.getGrp, codeSchemas.getGrp, { query: { grpCd: 'PR093' } }],
    [
      'contents',
      codeCalls.getContsList,
      codeSchemas.getContsList,
      { query: { scrnLgrpCd: '01', scrnMgrpCd: '0101' } },
    ],
    ['redirect', codeCalls.redirect, codeSchemas.redirect, { query: { path: '/cart' } }],
    [
      'code list',
      codeCalls.getGrpCdList,
      codeSchemas.getGrpCdList,
      { body: { grpCds: ['ME001', 'ME039'] } },
    ],
  ] as never;

  it.each(cases)('%s', async (_, call, schema, input) => {
    const payload = await visitor.call(call, input as never);
    const parsed = schema.reply.safeParse(payload);
    expect(parsed.error?.issues ?? []).toEqual([]);
  });
});

it('returns a valid page for every goods of the sample', async () => {
  for (let goodsNo = 1; goodsNo <= 400; goodsNo += 7) {
    const response = await visitor.request(goodsCalls.detail, { params: { goodsNo } });
    if (response.code === '5002') continue;
    expect(goodsSchemas.detail.reply.safeParse(response.payload).error?.issues ?? []).toEqual([]);
  }
});

describe('home', () => {
  it('returns the corners in order, none empty', async () => {
    const page = await visitor.call(displayCalls.page, { query: { pageCd: 'MAIN' } });
    expect(page.corners.map(({ cornerId }) => cornerId)).toEqual(
      expect.arrayContaining(['image-banner', 'time-deal', 'popular-brand', 'coupon-image']),
    );
    const shared = page.corners.filter(({ personal }) => !personal);
    expect(shared.filter(({ items }) => items.length === 0)).toEqual([]);
    const tabbed = page.corners.find(({ tabs }) => (tabs?.length ?? 0) > 0);
    const sizes = tabbed?.tabs?.map(({ size }) => size) ?? [];
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(tabbed?.items.length);
  });

  it('returns a page for every tab of the menu', async () => {
    const { homeTabs } = await visitor.call(displayCalls.menu);
    expect(homeTabs.map(({ tabCd }) => tabCd)).toContain('90');
    for (const { tabCd } of homeTabs) {
      const page = await visitor.request(displayCalls.page, {
        query: { pageCd: 'MAIN', tab: tabCd },
      });
      expect([tabCd, page.status]).toEqual([tabCd, 200]);
      expect(page.payload.corners.length).toBeGreaterThan(0);
    }
  });
});

describe('size guide', () => {
  const guideOf = async (categoryNo: number) => {
    const { items } = await visitor.call(searchCalls.goods, { query: { categoryNo } });
    const { sizeGuide } = await visitor.call(goodsCalls.detail, {
      params: { goodsNo: items[0]?.goodsNo ?? 0 },
    });
    return sizeGuide;
  };

  test.each([
    ['top', 1, { body: 'FEMALE', wear: 'CLOTHES' }],
    ['top', 2, { body: 'MALE', wear: 'CLOTHES' }],
    ['middle', 302, { body: 'FEMALE', wear: 'SHOES' }],
    ['middle', 1103, { body: 'INFANT', wear: 'CLOTHES' }],
  ] as const)('is that of the %s category %i', async (_, categoryNo, guide) => {
    expect(await guideOf(categoryNo)).toEqual(guide);
  });

  test('is null for goods that are not worn', async () => {
    expect(await guideOf(303)).toBeNull();
  });

  test('of a category below takes precedence', async () => {
    await shop.db.run(
      sql`update category set size_body = 'CHILD', size_wear = 'CLOTHES' where category_no = 201`,
    );
    expect(await guideOf(201)).toEqual({ body: 'CHILD', wear: 'CLOTHES' });
    expect(await guideOf(202)).toEqual({ body: 'MALE', wear: 'CLOTHES' });
  });
});

describe('unknown resources', () => {
  it.each([
    [categoryCalls.detail, { params: { categoryNo: 424242 } }],
    [brandCalls.detail, { params: { brandNo: 424242 } }],
    [displayCalls.planShop, { params: { planShopNo: 424242 } }],
    [goodsCalls.detail, { params: { goodsNo: 424242 } }],
    [goodsCalls.stock, { params: { goodsNo: 424242 } }],
    [codeCalls.getGrp, { query: { grpCd: 'ZZ999' } }],
  ])('returns 404', async (call, input) => {
    expect(await visitor.request(call as Call<never>, input as never)).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('returns 400 naming the field when a number is invalid', async () => {
    const response = await visitor.request(goodsCalls.detail, {
      params: { goodsNo: 'abc' as never },
    });
    expect(response).toMatchObject({ status: 400, code: 'INVALID' });
  });

  it('returns 410 with the name when goods are off sale', async () => {
    await shop.db.run(sql`update goods set status = 'ENDED' where goods_no = 5`);
    expect(await visitor.request(goodsCalls.detail, { params: { goodsNo: 5 } })).toMatchObject({
      status: 410,
      code: '5002',
    });
    const status = await visitor.call(goodsCalls.status, { params: { goodsNo: 5 } });
    expect(status).toMatchObject({ goodsNo: 5, isForSale: false, status: 'ENDED' });
  });

  it('returns the price of the lists with the status', async () => {
    const { items } = await visitor.call(goodsCalls.cards, { query: { goodsNos: '1,2,3' } });
    for (const { goodsNo, salePriceWon } of items)
      expect(await visitor.call(goodsCalls.status, { params: { goodsNo } })).toMatchObject({
        salePriceWon,
      });
  });

  it('returns 410 and hides the name when goods are banned', async () => {
    await shop.db.run(sql`update goods set status = 'BANNED' where goods_no = 6`);
    const params = { goodsNo: 6 };
    expect(await visitor.request(goodsCalls.detail, { params })).toMatchObject({ status: 410 });
    const status = await visitor.call(goodsCalls.status, { params });
    expect(status).toMatchObject({
      status: 'BANNED',
      isForSale: false,
      name: '',
      salePriceWon: null,
    });
    expect(status.image.key).toBe('');
  });
});

describe('compared goods', () => {
  it('keep the requested order and leave out what is unknown or off sale', async () => {
    await shop.db.run(sql`update goods set status = 'ENDED' where goods_no = 5`);
    const unknown = await visitor.call(goodsCalls.compare, { query: { goodsNos: '999999' } });
    expect(unknown.items).toEqual([]);
    const listed = await visitor.call(goodsCalls.compare, { query: { goodsNos: '3,5,1' } });
    expect(listed.items.map(({ goodsNo }) => goodsNo)).toEqual([3, 1]);
    expect(listed.items[0]?.notice.length).toBeGreaterThan(0);
  });

  it.each(['', 'abc', '1,2,3,4', '1,,2', '1;2'])('are refused for %p', async (goodsNos) => {
    const response = await visitor.request(goodsCalls.compare, { query: { goodsNos } });
    expect(response.status).toBe(400);
  });
});

it('refuses a page of the sitemap beyond what the protocol has, instead of failing', async () => {
  for (const page of [10_001, 4e15, Number.MAX_SAFE_INTEGER]) {
    const query = { kind: 'goods' as const, page };
    expect(await shop.visitor().request(goodsCalls.sitemap, { query })).toMatchObject({
      status: 400,
      code: 'INVALID',
    });
  }
});

describe('response cache', () => {
  it('returns a changed price as soon as the change is announced, in goods and lists', async () => {
    const before = await visitor.call(goodsCalls.detail, { params: { goodsNo: 2 } });
    const list = { query: { q: before.name, exact: '1' as const } };
    await visitor.call(searchCalls.goods, list);
    await shop.db.run(
      sql`update goods set sale_price = 1230, list_price = greatest(list_price, 1230) where goods_no = 2`,
    );
    const detail = () => visitor.call(goodsCalls.detail, { params: { goodsNo: 2 } });
    await until(async () => (await detail()).price.salePriceWon === 1230);
    const found = await visitor.call(searchCalls.goods, list);
    expect(found.items.find(({ goodsNo }) => goodsNo === 2)?.salePriceWon).toBe(1230);
  });

  it('does not cache stock', async () => {
    const { skus } = await visitor.call(goodsCalls.stock, { params: { goodsNo: 2 } });
    const skuNo = skus[0]?.skuNo ?? 0;
    await shop.db.run(sql`update sku_stock set on_hand = 3, reserved = 2 where sku_no = ${skuNo}`);
    const later = await visitor.call(goodsCalls.stock, { params: { goodsNo: 2 } });
    expect(later.skus[0]).toEqual({ skuNo, available: 1 });
  });
});

it('reopens ended deals under a new number', async () => {
  const deals = async () => (await visitor.call(displayCalls.deals)).deals;
  const before = await deals();
  expect(before.length).toBeGreaterThan(5);
  await shop.db.run(sql`
    update time_deal set from_at = now() - interval '2 days', to_at = now() - interval '1 minute' where from_at <= now()`);
  await until(async () => (await deals()).length === 0);
  await renewSampleTimes(shop.db, new Date());
  await until(async () => (await deals()).length > 0);
  const after = await deals();
  // The price of goods 2 fell below its later deal's price, so that deal does not reopen.
  const worthIt = before.filter(({ goods }) => goods.goodsNo !== 2);
  expect(after.length).toBe(worthIt.length);
  const numbers = new Set(before.map(({ dealNo }) => dealNo));
  expect(after.filter(({ dealNo }) => numbers.has(dealNo))).toEqual([]);
});

describe('home page of the sample', () => {
  const goodsNosOf = async (cornerNo: number) => {
    const { items } = await visitor.call(displayCalls.corner, { params: { cornerNo } });
    return (items as { goods?: { goodsNo: number }; deal?: { goods: { goodsNo: number } } }[])
      .map(({ goods, deal }) => (goods ?? deal?.goods)?.goodsNo)
      .filter((goodsNo) => goodsNo !== undefined);
  };

  it('has 12 to 18 corners, each once', async () => {
    const { corners } = await visitor.call(displayCalls.page, { query: { pageCd: 'MAIN' } });
    expect(corners.length).toBeGreaterThanOrEqual(12);
    expect(corners.length).toBeLessThanOrEqual(18);
    expect(new Set(corners.map(({ cornerId }) => cornerId)).size).toBe(corners.length);
  });

  it('shows no goods twice in deals, best sellers and new goods', async () => {
    const { corners } = await visitor.call(displayCalls.page, { query: { pageCd: 'MAIN' } });
    const rows = corners.filter(({ cornerId }) =>
      ['time-deal', 'best-category-ten', 'product-level-1p5'].includes(cornerId),
    );
    expect(rows).toHaveLength(3);
    const shown = (await Promise.all(rows.map(({ cornerNo }) => goodsNosOf(cornerNo)))).flat();
    expect(shown.length).toBeGreaterThan(15);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('has three shelf layouts and one 타임딜, with full rows and columns', async () => {
    const { corners } = await visitor.call(displayCalls.page, { query: { pageCd: 'MAIN' } });
    const forms = ['best-category-ten', 'product-level-1p5', 'product-comb1'];
    const shelves = corners.filter(({ cornerId }) => forms.includes(cornerId));
    expect(shelves.map(({ title }) => title)).toEqual([
      '지금 많이 사는 상품',
      '신상품',
      '쿠폰으로 더 싸게',
    ]);
    const [ranked, wide, grid] = shelves;
    expect(ranked?.layout).toBe('list');
    const counts = [ranked, wide, grid].map((one) => goodsNosOf(one?.cornerNo ?? 0));
    expect((await Promise.all(counts)).map(({ length }) => length)).toEqual([12, 6, 12]);
    expect(corners.filter(({ title }) => title.includes('타임딜'))).toHaveLength(1);
  });

  it('promises no day of arrival in the notice, which is shown at every hour', async () => {
    const { corners } = await visitor.call(displayCalls.page, { query: { pageCd: 'MAIN' } });
    const cornerNo = corners.find(({ cornerId }) => cornerId === 'btm-benefit-popup')?.cornerNo;
    const { items } = await visitor.call(displayCalls.corner, {
      params: { cornerNo: cornerNo ?? 0 },
    });
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toMatch(/내일|오늘/);
  });
});

it('rounds the stars once, from the sum, on the card, the product and its reviews', async () => {
  const params = { goodsNo: 7 };
  // 3.947: rounded to two places and then to one it would be 4.0.
  await shop.db.run(sql`
    insert into review_stat (goods_no, review_cnt, score_sum) values (${params.goodsNo}, 19, 75)
    on conflict (goods_no) do update set (review_cnt, score_sum) = (19, 75)`);
  await shop.db.run(sql`select refresh_goods_derived(array[${params.goodsNo}::bigint])`);
  await until(async () => {
    const { reviewCount } = await visitor.call(goodsCalls.detail, { params });
    return reviewCount === 19;
  });
  const { score } = await visitor.call(goodsCalls.detail, { params });
  const { items } = await visitor.call(goodsCalls.cards, { query: { goodsNos: '7' } });
  const { average } = await visitor.call(reviewCalls.summary, { params });
  expect([score, items[0]?.score, average]).toEqual([3.9, 3.9, 3.9]);
});

it('says of goods on sale whether any are left', async () => {
  const { items } = await visitor.call(searchCalls.goods, { query: { size: 96 } });
  for (const isOut of [true, false]) {
    const { goodsNo = 0 } = items.find(({ soldOut }) => soldOut === isOut) ?? {};
    expect(await visitor.call(goodsCalls.status, { params: { goodsNo } })).toMatchObject({
      isForSale: true,
      soldOut: isOut,
    });
  }
});

describe('price integrity', () => {
  it('shows a discount only from a price that was charged before', async () => {
    const { liars } = await shop.db.one(
      liarsRow,
      sql`
      select count(*)::int as liars from goods g where sale_price < list_price and goods_no > 10 and not exists (
        select from price_history h where h.goods_no = g.goods_no and h.price = g.list_price and h.to_at is not null)`,
    );
    expect(liars).toBe(0);
  });

  it('computes the best price from the available benefits', async () => {
    const { items } = await visitor.call(searchCalls.goods, {
      query: { type: 'coupon', size: 20 },
    });
    for (const { goodsNo } of items) {
      const { price } = await visitor.call(goodsCalls.detail, { params: { goodsNo } });
      const savedWon = price.benefits.reduce((sum, { amountWon }) => sum + amountWon, 0);
      expect(price.listPriceWon - savedWon).toBe(price.bestPriceWon);
    }
  });
});

it('creates codes and home pages in a shop with its own goods', async () => {
  const own = await openTestShop();
  try {
    await addGoods(own.db, { name: '우리 상품' });
    await own.db.run(sql`select refresh_goods_derived(array(select goods_no from goods))`);
    await own.seed();
    expect(await fillSampleCatalogue(own.db, { goods: 100, now: new Date() })).toBe(false);
    const page = await own.visitor().call(displayCalls.page, { query: { pageCd: 'MAIN' } });
    expect(page.corners.map(({ cornerId }) => cornerId)).toContain('best-category-ten');
    const { homeTabs } = await own.visitor().call(displayCalls.menu);
    expect(homeTabs.length).toBeGreaterThan(1);
  } finally {
    await own.close();
  }
}, 60_000);
