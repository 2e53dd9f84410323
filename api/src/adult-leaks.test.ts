import * as contracts from '@shop/shared/contracts';
import {
  basketCalls,
  type Call,
  favoriteCalls,
  openingCalls,
  recentCalls,
  restockCalls,
  searchCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { previewToken } from './modules/catalogue/display';
import { catalogueCache } from './modules/catalogue/response-cache';
import { addMs, hoursMs } from './platform/clock';
import { sql } from './platform/db/sql';
import { give, openGift, tokenOf } from './testing/gifts';
import { fillSampleCatalogue } from './testing/sample';
import { openTestShop, type TestShop } from './testing/shop';
import { members, type Visitor } from './testing/visitor';

/** No response that everybody may read, and no list of an unverified member, names a picture of adult goods. */
let shop: TestShop;
let visitor: Visitor;
let goods: AdultGoods[];
let secrets: string[];
/** Of a gift of adult goods that the visitor has opened. */
let giftToken: string;
let planShopToken: string;

const adultRow = z.object({
  goodsNo: z.number(),
  name: z.string(),
  brandNo: z.number(),
  categoryPath: z.array(z.number()),
  skuNo: z.number(),
  minQty: z.number(),
});
type AdultGoods = z.infer<typeof adultRow>;
const secretRow = z.object({ secret: z.string() });
const numberRow = z.object({ no: z.number() });

/** Beside the lists of the sample, adult goods stand wherever goods can be placed by hand. */
async function placeEverywhere(): Promise<void> {
  const adult = sql`select goods_no from goods where adult_yn`;
  await shop.db.run(sql`
    insert into plan_shop_goods (section_no, plan_shop_no, goods_no)
    select s.section_no, s.plan_shop_no, g.goods_no from (${adult}) g,
      (select * from plan_shop_section where plan_shop_no = 1 order by sort limit 1) s`);
  await shop.db.run(sql`
    insert into corner_item (corner_no, type, ref_no, sort)
    select c.corner_no, 'goods', g.goods_no, 0 from (${adult}) g,
      (select corner_no from corner where rule is null order by corner_no limit 1) c`);
  await shop.db.run(sql`
    update goods_ranking set goods_nos = array(${adult}) || goods_nos`);
  await shop.db.run(sql`
    insert into goods_relation (goods_no, related_no, sort)
    select 1, goods_no, 0 from (${adult}) g`);
  await shop.db.run(sql`
    insert into time_deal (goods_no, price, qty, from_at, to_at)
    select goods_no, 1000, 9, now() - interval '1 hour', now() + interval '1 hour' from (${adult}) g limit 1`);
  await shop.db.run(sql`
    update goods_image set placeholder = 'data:placeholder-of-' || goods_no where goods_no in (${adult})`);
  await shop.db.run(sql`
    insert into review (review_no, goods_no, writer, score, body, option_text, photo_cnt)
    select 990000 + goods_no, goods_no, '김*연', 5, '맛있어요', '', 1 from (${adult}) g`);
  await shop.db.run(sql`
    insert into review_file (review_no, sort, image_key)
    select 990000 + goods_no, 0, 'd/photo-of-' || goods_no from (${adult}) g`);
  await shop.db.run(sql`
    update option_value v set image_key = 'd/option-of-' || v.value_no where goods_no in (${adult})`);
}

const readGoods = () =>
  shop.db.rows(
    adultRow,
    sql`
    select g.goods_no, g.name, g.brand_no, to_jsonb(g.category_path) as category_path, g.min_qty, (select min(sku_no) from sku s where s.goods_no = g.goods_no) as sku_no
    from goods g where g.adult_yn order by goods_no`,
  );

/** Every picture key and placeholder of adult goods. */
const readSecrets = async () =>
  (
    await shop.db.rows(
      secretRow,
      sql`
      with adult as (select goods_no from goods where adult_yn)
      select image_key as secret from goods_image join adult using (goods_no)
      union select placeholder from goods_image join adult using (goods_no)
      union select v.image_key from option_value v join adult using (goods_no) where v.image_key is not null
      union select f.image_key from review_file f join review using (review_no) join adult using (goods_no)
      union select b.block #>> '{image,key}' from goods_content join adult using (goods_no),
        jsonb_array_elements(blocks) b (block) where b.block ->> 'type' = 'image'
      union select image_key from category where adult_yn`,
    )
  ).map(({ secret }) => secret);

async function setAdult(isAdult: boolean): Promise<void> {
  await shop.db.run(sql`
    update goods set adult_yn = ${isAdult} where goods_no = any(${goods.map(({ goodsNo }) => goodsNo)}::bigint[])`);
  await shop.db.run(sql`
    update category set adult_yn = ${isAdult} where category_no = ${goods[0]?.categoryPath.at(-1) ?? 0}`);
  // The database's announcement of the change arrives later.
  catalogueCache(shop.deps).invalidateAll();
}

async function giveAdultGoods(): Promise<string> {
  const sender = shop.visitor();
  await sender.signIn(members.general);
  const [{ skuNo, minQty: qty } = { skuNo: 0, minQty: 1 }] = goods;
  const { giftNo } = await give(shop, sender, [{ skuNo, qty }]);
  const token = await tokenOf(sender, giftNo);
  await openGift(visitor, token);
  return token;
}

beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 600, now: new Date() });
  await placeEverywhere();
  goods = await readGoods();
  secrets = await readSecrets();
  visitor = shop.visitor();
  // They were put into the basket before they became goods for adults.
  await setAdult(false);
  const items = goods.map(({ skuNo, minQty }) => ({ skuNo, qty: minQty }));
  await visitor.call(basketCalls.add, { body: { items } });
  await setAdult(true);
  giftToken = await giveAdultGoods();
  planShopToken = previewToken(shop.deps.secrets, 1, addMs(shop.deps.clock.now(), hoursMs(1)));
}, 120_000);
afterAll(() => shop.close());

type Input = { params?: object; query?: object };
const numbers = async (query: ReturnType<typeof sql>) =>
  (await shop.db.rows(numberRow, query)).map(({ no }) => no);

/** Calls that carry no goods. */
const withoutGoods = new Set([
  'join.form',
  'address.area',
  'address.search',
  'cardAuth.result',
  ...['social.providers', 'social.mine'],
  ...['term.list', 'term.detail', 'term.pending'],
  'code.getGrp',
  'code.getGrpCdList',
  'code.getContsList',
  'code.redirect',
  'code.redirects',
  'cs.home',
  'cs.faq',
  'cs.notices',
  'cs.notice',
  'display.accountContent',
  'event.list',
  'event.detail',
  'event.comments',
  'event.result',
  'externalLink.detail',
  'fulfilmentTest.state',
  'member.sampleMembers',
  'search.others',
  'search.wordIndex',
  'paymentTest.state',
  'system.status',
]);

/** By call: everything to read of it. */
async function publicReads(): Promise<Record<string, Input[]>> {
  const each = goods.map(({ goodsNo }) => ({ params: { goodsNo } }));
  const goodsNos = goods.map(({ goodsNo }) => goodsNo).join();
  const byNo = async (name: string, query: ReturnType<typeof sql>) =>
    (await numbers(query)).map((no) => ({ params: { [name]: no } }));
  const corners = await byNo('cornerNo', sql`select corner_no as no from corner`);
  const places = ['CATEGORY', 'BRAND', 'BASKET'].map((pageCd) => ({ query: { pageCd, refNo: 1 } }));
  const categories = [...new Set(goods.flatMap(({ categoryPath }) => categoryPath))];
  const words = [...goods.map(({ name }) => name), '막걸리', '전통주'];
  const lists = [
    ...words.map((q) => ({ query: { q } })),
    ...categories.map((categoryNo) => ({ query: { categoryNo, sort: 'new' } })),
    ...goods.map(({ brandNo }) => ({ query: { brandNo, categoryNo: categories.at(-1) } })),
    { query: { type: 'all', sort: 'new' } },
  ];
  const tabs = ['', '10', '20', '30', '40', '50', '60', '70', '80', '90'];
  return {
    'basket.view': [{}],
    'basket.count': [{}],
    'brand.index': [{}],
    'brand.detail': goods.map(({ brandNo }) => ({ params: { brandNo } })),
    'category.tree': [{}],
    'category.detail': categories.map((categoryNo) => ({ params: { categoryNo } })),
    'coupon.issuable': goods.map(({ goodsNo }) => ({ query: { goodsNo } })),
    'display.page': tabs.map((tab) => ({ query: { pageCd: 'MAIN', tab: tab || undefined } })),
    'display.shop': [{ params: { shopNo: 1 } }],
    'display.place': places,
    'display.corner': corners,
    'display.personal': corners.map((corner) => ({
      ...corner,
      query: { goodsNos, word: '막걸리' },
    })),
    'display.menu': [{}],
    'display.deals': [{ query: { state: 'open' } }],
    'display.planShops': [{}],
    'display.planShop': [{ params: { planShopNo: 1 } }],
    'display.planShopPreview': [{ params: { planShopNo: 1 }, query: { token: planShopToken } }],
    'ranking.list': [{}],
    'gift.view': [{ params: { token: giftToken } }],
    'goods.detail': each,
    'goods.options': each,
    'goods.stock': each,
    'goods.status': each,
    'goods.coupons': each,
    'goods.related': [...each, { params: { goodsNo: 1 } }],
    'goods.similar': each,
    'goods.cards': [{ query: { goodsNos } }],
    'goods.compare': each.map(({ params: { goodsNo } }) => ({ query: { goodsNos: `${goodsNo}` } })),
    'goods.sitemap': [{ query: { kind: 'goods' } }],
    'review.summary': each,
    'review.list': each.flatMap((one) => [
      { ...one, query: { size: 50 } },
      { ...one, query: { photo: '1' } },
    ]),
    'review.photos': each,
    'search.goods': lists,
    'search.facet': lists.map(({ query: { ...query } }) => {
      Reflect.deleteProperty(query, 'sort');
      return { query };
    }),
    'search.suggest': words.map((q) => ({ query: { q } })),
    'search.popular': [{}],
  };
}

const rows: Call[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Calls') && name !== 'defineCalls')
  .flatMap(([, calls]) => Object.values(calls as unknown as Record<string, Call>));

const secretsIn = (response: unknown): string[] => {
  const text = JSON.stringify(response ?? null);
  return secrets.filter((secret) => text.includes(secret));
};

/** Reads everything anew. @returns by call: the secrets in its responses */
async function walk(): Promise<Map<string, Set<string>>> {
  catalogueCache(shop.deps).invalidateAll();
  const reads = await publicReads();
  const shown = new Map<string, Set<string>>();
  for (const row of rows.filter(({ method, auth }) => method === 'GET' && auth !== 'member')) {
    if (withoutGoods.has(row.id)) continue;
    const found = new Set<string>();
    let answered = 0;
    for (const input of reads[row.id] ?? []) {
      const response = await visitor.request(row as Call<never>, input as never);
      if (response.status === 200) answered += 1;
      for (const secret of secretsIn(response.payload)) found.add(secret);
    }
    shown.set(row.id, found);
    // A public call that the table above does not know fails here.
    expect({ id: row.id, isRead: answered > 0 }).toEqual({ id: row.id, isRead: true });
  }
  return shown;
}

const leaking = (shown: Map<string, Set<string>>) =>
  [...shown].filter(([, found]) => found.size > 0).map(([id]) => id);

it('has adult goods with every kind of picture', () => {
  expect(goods.length).toBeGreaterThanOrEqual(3);
  expect(secrets.length).toBeGreaterThan(goods.length * 5);
});

it('names no picture of adult goods to everybody', async () => {
  expect(leaking(await walk())).toEqual([]);
}, 120_000);

it('would find each of them if the goods were not for adults', async () => {
  await setAdult(false);
  const shown = await walk();
  await setAdult(true);
  const found = new Set([...shown.values()].flatMap((part) => [...part]));
  expect(secrets.filter((secret) => !found.has(secret))).toEqual([]);
  expect(leaking(shown)).toEqual([
    'basket.view',
    'brand.detail',
    'category.detail',
    'display.page',
    'display.shop',
    'display.corner',
    'display.personal',
    'display.deals',
    'display.planShop',
    'display.planShopPreview',
    'goods.detail',
    'goods.options',
    'goods.status',
    'goods.related',
    'goods.similar',
    'goods.cards',
    'goods.compare',
    'ranking.list',
    'review.list',
    'review.photos',
    'search.goods',
    'search.suggest',
  ]);
}, 120_000);

it('marks adult goods in suggestions, so that a verified member gets their pictures', async () => {
  const [{ goodsNo, name } = { goodsNo: 0, name: '' }] = goods;
  const suggested = await visitor.call(searchCalls.suggest, { query: { q: name } });
  const adult = suggested.goods.find((one) => one.goodsNo === goodsNo);
  expect(adult).toMatchObject({ adult: true, image: { key: 'l/19' } });
});

describe('a member who is not verified', () => {
  it('finds none in favourites, recently viewed goods and alerts', async () => {
    const member = shop.visitor();
    await member.signIn(members.family);
    const goodsNos = goods.map(({ goodsNo }) => goodsNo);
    for (const no of goodsNos)
      await member.call(favoriteCalls.set, { body: { targetCd: '10', no, isOn: true } });
    await member.call(recentCalls.sync, {
      body: { items: goodsNos.map((goodsNo) => ({ goodsNo, ageMs: 0 })) },
    });
    const [{ skuNo } = { skuNo: 0 }] = goods;
    await shop.db.run(sql`update sku_stock set on_hand = 0 where sku_no = ${skuNo}`);
    await member.call(restockCalls.add, { body: { skuNo } });
    const { goodsNo } = goods.at(-1) ?? { goodsNo: 0 };
    await shop.db.run(sql`
      update goods set sale_from = now() + interval '1 day' where goods_no = ${goodsNo}`);
    await member.call(openingCalls.add, { body: { goodsNo } });
    const lists = [favoriteCalls.list, recentCalls.list, restockCalls.list, openingCalls.list];
    for (const read of lists) {
      const reply = await member.call(read as typeof recentCalls.list);
      expect(reply.items.length).toBeGreaterThan(0);
      expect(secretsIn(reply)).toEqual([]);
    }
  });
});

describe('the address of a picture of adult goods', () => {
  const pictureRow = z.object({ key: z.string() });
  let key: string;
  beforeAll(async () => {
    const row = await shop.db.one(
      pictureRow,
      sql`
      select i.image_key as key from goods_image i join goods g using (goods_no)
      where g.adult_yn and i.sort = 0 and not exists (
        select from goods_image o join goods p using (goods_no)
        where o.image_key = i.image_key and not p.adult_yn)
      order by goods_no limit 1`,
    );
    key = row.key;
  });
  const get = (url: string, cookie = '') =>
    shop.app.inject({ method: 'GET', url, headers: cookie ? { cookie } : {} });
  const tokenOf = async (cno: string) => {
    const person = shop.visitor();
    await person.signIn(cno);
    return `accessToken=${person.cookies.get('accessToken')}`;
  };

  it.each(['', '/', '?w=320', '?w=320&x=1'])('shows nothing to a visitor (%p)', async (rest) => {
    for (const prefix of ['/images/', '/api/images/'])
      expect((await get(`${prefix}${key}${rest}`)).statusCode).toBe(404);
    const encoded = await get(`/images/${encodeURIComponent(key)}${rest}`);
    expect(encoded.statusCode).toBe(404);
  });

  it('shows nothing to an unverified member or with a forged token', async () => {
    for (const cookie of [await tokenOf(members.family), 'accessToken=x.y.z']) {
      const response = await get(`/images/${key}?w=320`, cookie);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('shows it to a verified member, and no cache keeps it', async () => {
    const response = await get(`/images/${key}?w=320`, await tokenOf(members.general));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['cache-control']).toBe('private, no-store');
    // What one person was shown is not kept for the next.
    expect((await get(`/images/${key}?w=320`)).statusCode).toBe(404);
  });

  it('leaves other pictures public and cacheable', async () => {
    const response = await get('/images/l/19?w=320');
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toMatch(/^public/);
  });
});
