import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GoodsListQuery, goodsCalls, searchCalls } from '@shop/shared/contracts';
import { type ColourFamily, colourFamilies } from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { addGoods } from '../../../testing/goods';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';
import type { Visitor } from '../../../testing/visitor';
import { isListed } from '../goods';
import { writeMissingKeys } from './search-keys';

const sellerRow = z.object({ sellerNo: z.number(), bizName: z.string(), total: z.number() });

const KEYS_MIGRATION = join(__dirname, '../../../../migrations/0480_search_keys_with_signs.sql');

let shop: TestShop;
let visitor: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 600, now: new Date() });
  visitor = shop.visitor();
  for (const name of spelled) await addGoods(shop.db, { name });
  await shop.db.script(`
    insert into brand (name_ko, name_en, initial) values ('카페+', 'Café+ Noir', 'ㅋ');
    insert into category (category_no, depth, path, name) values (99999, 1, '{99999}', 'Café+ 용품');
    insert into keyword_redirect values ('One Day', '/event', '행사');
    insert into keyword_synonym values ('zinger', '머그');
    insert into keyword_group values ('bad word', 900);
    insert into keyword_banned values ('Bad Word')`);
  await writeMissingKeys(shop.db);
}, 60_000);
afterAll(() => shop.close());

const spelled = [
  'Café 머그',
  'Cafe 코스터',
  'ＡＢＣ 초콜릿',
  '물티슈 2+1 묶음',
  '물티슈 21kg 묶음',
  'C++ 입문서',
  'C 입문서',
  '전지 3.5볼트',
  '전지 35볼트',
  '맥북/패드 파우치',
  '日本茶 세트',
];

const list = (query: GoodsListQuery) => visitor.call(searchCalls.goods, { query });

describe('Korean search', () => {
  it.each([
    ['ㄹㅁ', '라면', 'choseong'],
    ['fkaus', '라면', 'keyboard'],
    ['라먄', '라면', 'typo'],
    ['핸드폰', '스마트폰', 'synonym'],
    ['qordbor', undefined, undefined],
  ])('finds the intended goods when %s', async (q, used, reason) => {
    const found = await list({ q });
    if (!used) return expect(found).toMatchObject({ total: 0, search: { correction: null } });
    expect(found.search?.correction).toEqual({ typed: q, used, reason });
    expect(found.total).toBeGreaterThan(0);
    expect(found.items[0]?.name).toMatch(new RegExp(used));
  });

  it('does not correct a query with results, or when correction is off', async () => {
    expect((await list({ q: '라면' })).search?.correction).toBeNull();
    expect(await list({ q: 'fkaus', exact: '1' })).toMatchObject({ total: 0 });
  });

  it('finds a partially typed word and words in any order', async () => {
    expect((await list({ q: '라며' })).total).toBeGreaterThan(0);
    const [a, b] = await Promise.all([list({ q: '무선 이어폰' }), list({ q: '이어폰 무선' })]);
    expect(a.total).toBe(b.total);
    expect(a.total).toBeGreaterThan(0);
  });

  it.each([
    ['코트 블랙', '블랙 코트'],
    ['여성 코트', '코트 여성'],
    ['검정 코트', '코트 블랙'],
    ['청소기 추천', '청소기'],
    ['인기 청소기', '청소기'],
  ])('finds the same goods for %s as for %s', async (q, other) => {
    const [a, b] = await Promise.all([list({ q }), list({ q: other })]);
    expect(a.total).toBeGreaterThan(0);
    expect(a.total).toBe(b.total);
    expect(a.search?.correction).toBeNull();
  });

  it('finds goods in a colour that their names do not mention', async () => {
    const coats = await list({ q: '코트' });
    const { colors } = await visitor.call(searchCalls.facet, { query: { q: '코트' } });
    const rarest = colors.reduce((a, b) => (b.count < a.count ? b : a));
    const name = colourFamilies[rarest.color as ColourFamily].name;
    const found = await list({ q: `${name} 코트` });
    expect(found.total).toBe(rarest.count);
    expect(found.total).toBeLessThan(coats.total);
  });

  it('takes the name of a drink or a fruit for the goods, not for a colour', async () => {
    const all = await list({ q: '오렌지', size: 96 });
    const orange = await list({ colors: 'orange', size: 96 });
    expect(orange.total).toBeGreaterThan(0);
    const found = new Set(all.items.map(({ goodsNo }) => goodsNo));
    expect(orange.items.every(({ goodsNo }) => found.has(goodsNo))).toBe(false);
  });

  it('ranks name matches first across cursor pages', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const part = await list({ q: '라면', size: 5, cursor });
      seen.push(...part.items.map(({ name }) => name));
      cursor = part.nextCursor ?? undefined;
    } while (cursor);
    const calledSo = seen.map((name) => name.includes('라면'));
    expect(calledSo).toContain(false);
    expect(calledSo.lastIndexOf(true)).toBeLessThan(calledSo.indexOf(false));
    expect(new Set(seen.keys()).size).toBe((await list({ q: '라면' })).total);
  });

  it('returns the matching brand, and alternatives when the result is empty', async () => {
    expect((await list({ q: '노바텍' })).search?.brand).toMatchObject({ name: '노바텍' });
    const fewer = await list({ q: '투명한 라면' });
    expect(fewer.total).toBe((await list({ q: '라면' })).total);
    expect(fewer.search?.correction).toMatchObject({ used: '라면', reason: 'fewer' });
    const empty = await list({ q: '투명한 라면', exact: '1' });
    expect(empty.total).toBe(0);
    expect(empty.search?.tryWords).toContain('라면');
  });

  it('escapes wildcard characters and returns nothing for a banned word', async () => {
    expect((await list({ q: '%' })).total).toBe(0);
    expect((await list({ q: "'; drop table goods" })).total).toBe(0);
    expect((await list({ q: '도박' })).total).toBe(0);
  });

  it('finds goods that were inserted without search keys', async () => {
    await addGoods(shop.db, { name: '별난 나침반' });
    expect((await list({ q: '나침반' })).total).toBe(0);
    await writeMissingKeys(shop.db);
    // The list is cached until the database announces a change.
    await until(async () => (await list({ q: '나침반' })).items[0]?.name === '별난 나침반');
  });

  it.each([
    ['cafe', 'Café 머그', 'Cafe 코스터'],
    ['CAFÉ', 'Café 머그', 'Cafe 코스터'],
    ['abc', 'ＡＢＣ 초콜릿'],
    ['ＡＢＣ', 'ＡＢＣ 초콜릿'],
    ['물티슈 2+1', '물티슈 2+1 묶음'],
    ['물티슈 2 + 1', '물티슈 2+1 묶음'],
    ['C++', 'C++ 입문서'],
    ['전지 3.5', '전지 3.5볼트'],
    ['전지 35', '전지 35볼트'],
    ['맥북/패드', '맥북/패드 파우치'],
    ['패드/맥북', '맥북/패드 파우치'],
    ['日本茶', '日本茶 세트'],
  ])('finds by %s what is called so, and nothing else', async (q, ...names) => {
    const { items } = await list({ q, exact: '1', size: 96 });
    expect(items.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it('writes the keys of former versions anew and keeps the words that are in them only', async () => {
    const { goodsNo } = await addGoods(shop.db, { name: '옛 열쇠 2+1' });
    await shop.db.run(sql`
      update goods set search_text = '옛열쇠21|캠핑꼬리표', jamo_text = 'x' where goods_no = ${goodsNo}`);
    await shop.db.script(await readFile(KEYS_MIGRATION, 'utf8'));
    await writeMissingKeys(shop.db);
    for (const q of ['열쇠 2+1', '캠핑꼬리표'])
      await until(async () => (await list({ q, exact: '1' })).items[0]?.goodsNo === goodsNo);
    expect((await list({ q: '열쇠 21', exact: '1' })).total).toBe(0);
    expect((await list({ q: '물티슈 2+1', exact: '1' })).total).toBe(1);
  });

  it('knows brands, redirects, synonyms and banned words by each spelling', async () => {
    const brand = async (q: string) => (await list({ q })).search?.brand?.name;
    expect([await brand('cafe+noir'), await brand('ＣＡＦÉ+ Noir')]).toEqual(['카페+', '카페+']);
    const suggest = (q: string) => visitor.call(searchCalls.suggest, { query: { q } });
    expect((await suggest('CAFE+ n')).brands.map(({ name }) => name)).toEqual(['카페+']);
    const { categories } = await suggest('cafe+용');
    expect(categories.map(({ path }) => path.at(-1))).toEqual(['Café+ 용품']);
    expect((await list({ q: 'ＯＮＥ day' })).search?.redirect?.to).toBe('/event');
    expect((await list({ q: 'ZÍNGER' })).total).toBe((await list({ q: '머그' })).total);
    for (const q of ['BÁD-word', 'bad word']) expect((await list({ q })).total).toBe(0);
    expect((await suggest('badw')).words).toEqual([]);
  });

  it('returns the redirect of a keyword that is not goods', async () => {
    expect((await list({ q: '장바구니' })).search?.redirect).toEqual({
      to: '/basket',
      title: '장바구니로 가기',
    });
  });

  it('offers search words as related words, never the name of a goods', async () => {
    for (const q of ['코트', '노트북', '원피스', '라면', '스커트']) {
      const { search, items } = await list({ q });
      const { words } = await visitor.call(searchCalls.suggest, { query: { q } });
      const offered = [...(search?.relatedWords ?? []), ...words];
      const names = new Set(items.map(({ name }) => name));
      expect(offered.filter((word) => names.has(word))).toEqual([]);
      expect(search?.relatedWords.length).toBeGreaterThan(0);
      for (const word of search?.relatedWords ?? []) expect(word).toContain(q);
    }
  });

  it('finds goods of the kind before goods that only mention it', async () => {
    const { items } = await list({ q: '노트북' });
    const isBag = items.map(({ name }) => /백팩|토트백/.test(name));
    expect(isBag).toContain(true);
    expect(isBag).toEqual([...isBag].sort((a, b) => Number(a) - Number(b)));
  });

  it('suggests goods whose name matches before goods whose category matches', async () => {
    const { goods } = await visitor.call(searchCalls.suggest, { query: { q: '텀블러' } });
    const { items } = await list({ q: '텀블러', sort: 'recommend' });
    const named = items.filter(({ name }) => name.includes('텀블러'));
    expect(named.length).toBeLessThan(items.length);
    const matches = goods.map(({ name }) => name.includes('텀블러'));
    expect(matches).toEqual([...matches].sort((a, b) => Number(b) - Number(a)));
    expect(matches.filter(Boolean)).toHaveLength(Math.min(goods.length, named.length));
  });

  it('suggests words, goods and categories for a partial query', async () => {
    const typed = await visitor.call(searchCalls.suggest, { query: { q: '라며' } });
    expect(typed.words).toContain('라면');
    expect(typed.goods.length).toBeGreaterThan(0);
    const initials = await visitor.call(searchCalls.suggest, { query: { q: 'ㄴㅌㅂ' } });
    expect(initials.words).toContain('노트북');
    const keyboard = await visitor.call(searchCalls.suggest, { query: { q: 'shxmqnr' } });
    expect(keyboard.correction?.used).toBe('노트북');
    expect(keyboard.goods[0]?.name).toMatch(/노트북/);
  });

  it('suggests compounds and categories of a word after the word itself', async () => {
    const { words, categories } = await visitor.call(searchCalls.suggest, { query: { q: '코트' } });
    expect(words[0]).toBe('코트');
    expect(words).toEqual(expect.arrayContaining(['숏코트', '롱코트', '하프코트']));
    expect(categories.map(({ path }) => path.at(-1))).toEqual(['코트', '숏코트']);
  });

  it('completes the last of several words, and each word where none goes with the others', async () => {
    const suggest = (q: string) => visitor.call(searchCalls.suggest, { query: { q } });
    const joined = await suggest('코트 블');
    expect(joined.words).toContain('코트 블랙');
    const apart = await suggest('노트북 무선');
    expect(apart.words.length).toBeGreaterThan(0);
    expect(apart.goods.length).toBeGreaterThan(0);
    const asked = await suggest('청소기 추천');
    expect(asked.words).toContain('청소기');
  });
});

describe('lists', () => {
  it.each([
    'recommend',
    'sales',
    'priceAsc',
    'priceDesc',
    'new',
    'discount',
    'review',
    'delivered',
  ] as const)('%s: cursor pages join without gaps or duplicates', async (sort) => {
    const seen: number[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const part = await list({ categoryNo: 1, sort, size: 9, cursor });
      seen.push(...part.items.map(({ goodsNo }) => goodsNo));
      cursor = part.nextCursor ?? undefined;
      total = part.total;
    } while (cursor);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });

  it('sorts by the final price', async () => {
    const prices = (await list({ sort: 'priceAsc', size: 50 })).items.map(
      (item) => item.salePriceWon,
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const delivered = (await list({ sort: 'delivered', size: 50 })).items.map(
      (item) => item.salePriceWon + item.delivery.feeWon,
    );
    expect(delivered).toEqual([...delivered].sort((a, b) => a - b));
  });

  it('filters the list, and each facet count matches the filtered result', async () => {
    const before = await visitor.call(searchCalls.facet, { query: { categoryNo: 8 } });
    const brand = before.brands[0];
    const colour = before.colors[0];
    const child = before.categories[0];
    expect((await list({ categoryNo: 8, brands: String(brand?.brandNo) })).total).toBe(
      brand?.count,
    );
    expect((await list({ categoryNo: 8, colors: colour?.color })).total).toBe(colour?.count);
    expect((await list({ categoryNo: 8, inCategory: child?.categoryNo })).total).toBe(child?.count);
    expect((await list({ categoryNo: 8, free: '1' })).total).toBe(before.freeCount);
    expect((await list({ categoryNo: 8, stock: '1' })).total).toBe(before.stockCount);
    const cheap = await list({ categoryNo: 8, maxWon: 100_000, stock: '1' });
    expect(cheap.items.every((item) => item.salePriceWon <= 100_000 && !item.soldOut)).toBe(true);
  });

  it('returns the same goods by page number as by cursor', async () => {
    const first = await list({ categoryNo: 5, size: 8 });
    const second = await list({ categoryNo: 5, size: 8, page: 2 });
    const next = await list({ categoryNo: 5, size: 8, cursor: first.nextCursor ?? '' });
    expect(second.items).toEqual(next.items);
  });

  it('lists the goods of a seller that are sent in one parcel', async () => {
    const [bundled] = await shop.db.rows(
      sellerRow,
      sql`
      select s.seller_no, s.biz_name, count(*) filter (where p.bundle_group_no is not null) as total
      from goods g join seller s using (seller_no) join delivery_policy p using (delivery_policy_no)
      where ${isListed} group by s.seller_no, s.biz_name having count(p.bundle_group_no) > 0
      order by s.seller_no limit 1`,
    );
    const query = { bundleSellerNo: bundled?.sellerNo ?? 0 };
    const part = await list({ ...query, size: 50 });
    expect(part.title).toBe(`${bundled?.bizName} 묶음배송 상품`);
    expect(part.total).toBe(bundled?.total);
    for (const { goodsNo } of part.items.slice(0, 5)) {
      const { seller, delivery } = await visitor.call(goodsCalls.detail, { params: { goodsNo } });
      expect([seller.sellerNo, delivery.isBundled]).toEqual([bundled?.sellerNo, true]);
    }
    expect((await visitor.call(searchCalls.facet, { query })).total).toBe(part.total);
    expect((await list({ bundleSellerNo: 999_999 })).total).toBe(0);
  });

  it('returns the titles of predefined lists', async () => {
    expect((await list({ type: 'best' })).title).toBe('베스트');
  });

  it.each(['all', 'best', 'new', 'deal', 'sale', 'free', 'coupon'] as const)(
    'counts the facets of the predefined list %s',
    async (type) => {
      const { total, brands, categories, saleCount, scores } = await visitor.call(
        searchCalls.facet,
        { query: { type } },
      );
      expect(total).toBeGreaterThan(0);
      expect((await list({ type })).total).toBe(total);
      const [brand] = brands;
      const [category] = categories;
      const brandNos = String(brand?.brandNo);
      expect((await list({ type, brands: brandNos })).total).toBe(brand?.count);
      expect((await list({ type, inCategory: category?.categoryNo })).total).toBe(category?.count);
      expect((await list({ type, sale: '1' })).total).toBe(saleCount);
      expect((await list({ type, score: 4 })).total).toBe(scores[0]?.count);
      // The count of a brand stays while it is chosen, so that another can be compared with it.
      const chosen = await visitor.call(searchCalls.facet, { query: { type, brands: brandNos } });
      expect([chosen.total, chosen.brands]).toEqual([brand?.count, brands]);
    },
  );

  it.each([
    { cursor: 'nonsense' },
    { sort: 'cheapest' as never },
    { size: 1_000 },
    { bundleSellerNo: 'x' as never },
    { bundleSellerNo: -1 },
    { brands: '1,drop' },
    { q: ' ' },
    { type: 'strange' as never },
  ])('rejects %p', async (query) => {
    expect((await visitor.request(searchCalls.goods, { query })).status).toBe(400);
  });
});

describe('tabs of a search', () => {
  const others = (q: string) => visitor.call(searchCalls.others, { query: { q } });

  it('finds 기획전 by title and by their goods, and brands by name', async () => {
    const { planShops } = await others('홈카페');
    expect(planShops.map(({ title }) => title)).toContain('집에서 여는 홈카페');
    const byGoods = await others('원두');
    expect(byGoods.planShops.map(({ title }) => title)).toContain('집에서 여는 홈카페');
    expect((await others('온유레')).brands.map(({ name }) => name)).toEqual(['온유레']);
  });

  it('finds events that are open or coming by the words of their title', async () => {
    await shop.db.script(`
      insert into event (kind, title, summary, starts_at, ends_at, image_key, tone) values
        ('DRAW', '머그 나눔 응모', '머그를 드려요', now() - interval '1 day', now() + interval '1 day', 'd/mug-1-0-hero', '{1,6}'),
        ('DRAW', '지난 머그 응모', '', now() - interval '9 days', now() - interval '1 day', 'd/mug-1-0-hero', '{1,6}')`);
    const { events } = await others('머그');
    expect(events).toMatchObject([{ title: '머그 나눔 응모', state: 'OPEN', isJoined: false }]);
  });

  it('finds nothing for a word that the shop does not know', async () => {
    expect(await others('없는말이에요')).toEqual({ planShops: [], brands: [], events: [] });
  });

  it('says of a banned word that it may not be searched, in no tab', async () => {
    const { total, search } = await list({ q: 'Bad Word' });
    expect({ total, isBanned: search?.isBanned }).toEqual({ total: 0, isBanned: true });
    expect(await others('bad-word')).toEqual({ planShops: [], brands: [], events: [] });
    expect((await list({ q: '없는말이에요' })).search?.isBanned).toBeUndefined();
  });
});
