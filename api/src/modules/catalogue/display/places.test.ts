import {
  brandCalls,
  type CallInput,
  type Corner,
  displayCalls,
  goodsCalls,
  rankingCalls,
  searchCalls,
} from '@shop/shared/contracts';
import { displaySchemas } from '@shop/shared/contracts/schemas';
import { specifiedCornerIds } from '@shop/shared/domain';
import { addMs, hoursMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { until } from '../../../testing/until';
import type { Visitor } from '../../../testing/visitor';
import { previewToken } from './plan-shop-preview';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  // Enough for the sample's vouchers.
  await fillSampleCatalogue(shop.db, { goods: 1_000, now: new Date() });
  visitor = shop.visitor();
}, 180_000);
afterAll(() => shop.close());

const homeTabs = ['01', '10', '20', '30', '40', '50', '60', '70', '80', '90'];
/** Pages that consist of corners. */
const pages = [
  ...homeTabs.map((tab) => ({ pageCd: 'MAIN', tab })),
  { pageCd: 'SHOP', shopNo: 1 },
  ...[10, 11, 12].map((refNo) => ({ pageCd: 'GNB', refNo })),
];
/** Pages of other content, whose corners come from `display.place`. */
const places = [
  { pageCd: 'CATEGORY', refNo: 1 },
  { pageCd: 'BRAND' },
  { pageCd: 'PLAN_SHOP_LIST' },
  { pageCd: 'PLAN_SHOP', refNo: 1 },
  { pageCd: 'SEARCH_EMPTY' },
  { pageCd: 'BASKET' },
  { pageCd: 'ORDER_COMPLETE' },
  { pageCd: 'MYPAGE' },
];

const cornersOfPlace = async (query: { pageCd: string; refNo?: number }) =>
  (await visitor.call(displayCalls.place, { query })).corners;

const leafOf = async (goodsNo: number) =>
  (await visitor.call(goodsCalls.detail, { params: { goodsNo } })).breadcrumb.at(-1)?.name;

async function allCorners(): Promise<Corner[]> {
  const ofPages = await Promise.all(
    pages.map(async (query) => (await visitor.call(displayCalls.page, { query })).corners),
  );
  const ofPlaces = await Promise.all(places.map(cornersOfPlace));
  return [...ofPages, ...ofPlaces].flat();
}

it('shows every corner id of the specification on a page of the sample', async () => {
  const shown = new Set((await allCorners()).map(({ cornerId }) => cornerId));
  expect(specifiedCornerIds.filter((id) => !shown.has(id))).toEqual([]);
});

it('fills every corner for all visitors, or leaves it to one visitor', async () => {
  const corners = await allCorners();
  for (const corner of corners) {
    expect(displaySchemas.corner.reply.safeParse(corner).error?.issues).toBeUndefined();
  }
  const empty = corners.filter(
    ({ cornerId, personal, items }) => !personal && items.length === 0 && cornerId !== 'title',
  );
  expect(empty.map(({ cornerId }) => cornerId)).toEqual([]);
  for (const { cornerNo } of corners.filter(({ personal }) => personal)) {
    const { status } = await visitor.request(displayCalls.personal, { params: { cornerNo } });
    expect(status).toBe(200);
  }
});

/** Lists that are complete: what is sold most, and the running deals. */
const isComplete = ({ cornerId, title }: Corner) =>
  cornerId === 'time-deal' || title === '지금 많이 사는 상품';

it('shows goods once on the home, except in rankings and deals', async () => {
  const { corners } = await visitor.call(displayCalls.page, { query: { pageCd: 'MAIN' } });
  const whole = await Promise.all(
    corners.map(({ cornerNo }) => visitor.call(displayCalls.corner, { params: { cornerNo } })),
  );
  const shown = new Set<number>();
  const repeated: string[] = [];
  for (const corner of whole) {
    const goods = corner.items.flatMap((item) =>
      item.type === 'goods' ? [item.goods] : item.type === 'deal' ? [item.deal.goods] : [],
    );
    if (!isComplete(corner))
      repeated.push(
        ...goods
          .filter(({ goodsNo }) => shown.has(goodsNo))
          .map(({ name }) => `${corner.title}: ${name}`),
      );
    for (const { goodsNo } of goods) shown.add(goodsNo);
  }
  expect(shown.size).toBeGreaterThan(40);
  expect(repeated).toEqual([]);
});

it('fills a list of several categories with one of each in turn', async () => {
  const { corners } = await visitor.call(displayCalls.page, { query: { pageCd: 'MAIN' } });
  const cornerNo = corners.find(({ title }) => title === '오늘 장보기')?.cornerNo ?? 0;
  const { items } = await visitor.call(displayCalls.corner, { params: { cornerNo } });
  const leaves = await Promise.all(
    items.flatMap((item) => (item.type === 'goods' ? [leafOf(item.goods.goodsNo)] : [])),
  );
  expect(leaves).toEqual(['과일', '쌀·잡곡', '김치', '과일']);
});

it('relates goods of the same leaf category before others', async () => {
  const grapes = 12;
  const { items } = await visitor.call(goodsCalls.related, { params: { goodsNo: grapes } });
  const leaves = await Promise.all(items.map(({ goodsNo }) => leafOf(goodsNo)));
  expect(leaves.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => '과일'));
  expect(new Set(leaves.slice(6))).not.toEqual(new Set(['과일']));
});

it('gives a place its own corners, else those for all, else none', async () => {
  const titles = async (refNo: number) =>
    (await cornersOfPlace({ pageCd: 'CATEGORY', refNo })).map(({ title }) => title);
  expect(await titles(4)).toContain('뷰티 브랜드');
  expect(await titles(5)).toContain('식품 브랜드');
  expect(await titles(99_999)).toEqual([]);
  expect((await cornersOfPlace({ pageCd: 'PLAN_SHOP', refNo: 3 })).length).toBeGreaterThan(0);
  expect(await cornersOfPlace({ pageCd: 'NOT_THERE' })).toEqual([]);
  // Their corners are their contents.
  for (const pageCd of ['MAIN', 'SHOP']) expect(await cornersOfPlace({ pageCd })).toEqual([]);
});

describe('popups and bottom banners', () => {
  const screens = {
    '01': 'MAIN',
    '02': 'SHOP',
    '03': 'CATEGORY',
    '04': 'BRAND',
    '05': 'PLAN_SHOP',
    '06': 'SEARCH',
    '07': 'GOODS',
    '08': 'BASKET',
    '09': 'ORDER_COMPLETE',
    '10': 'MYPAGE',
  };
  const placeOf = (pageCd: string) => visitor.call(displayCalls.place, { query: { pageCd } });

  it('shows each type and each position on a screen of the sample', async () => {
    const all = await Promise.all(Object.values(screens).map(placeOf));
    for (const place of all) {
      expect(displaySchemas.place.reply.safeParse(place).error?.issues).toBeUndefined();
    }
    const popups = all.flatMap((place) => place.popups);
    expect([...new Set(popups.map(({ type }) => type))].sort()).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
    ]);
    expect(popups.some(({ audience }) => audience === 'firstLogin')).toBe(true);
    const positions = all.flatMap(({ bottomBanners }) => bottomBanners).map((one) => one.position);
    expect(new Set(positions)).toEqual(new Set(['01', '02', '03']));
  });

  it('shows a popup and a banner on their screen, within their time', async () => {
    for (const screenCd of Object.keys(screens)) {
      await shop.db.run(sql`
        insert into popup (type, screen_cd, title) values ('02', ${screenCd}, ${`소식 ${screenCd}`})`);
      await shop.db.run(sql`
        insert into bottom_banner (position, screen_cd, title, link) values ('03', ${screenCd}, ${`안내 ${screenCd}`}, '/main')`);
    }
    await shop.db.run(sql`
      insert into popup (type, screen_cd, title, to_at) values ('02', '07', '끝난 소식', now())`);
    const titlesOf = async (pageCd: string) => {
      const { popups, bottomBanners } = await placeOf(pageCd);
      return [...popups, ...bottomBanners].map(({ title }) => title);
    };
    for (const [screenCd, pageCd] of Object.entries(screens)) {
      await until(async () => (await titlesOf(pageCd)).includes(`안내 ${screenCd}`));
      expect(await titlesOf(pageCd)).toContain(`소식 ${screenCd}`);
    }
    expect(await titlesOf('GOODS')).not.toContain('끝난 소식');
    expect((await titlesOf('GOODS')).filter((title) => title.startsWith('소식'))).toEqual([
      '소식 07',
    ]);
  });

  it('leaves out a popup whose coupon is over', async () => {
    const coupons = async () => (await placeOf('BRAND')).popups.filter(({ type }) => type === '03');
    expect(await coupons()).toHaveLength(1);
    await shop.db.run(sql`update coupon set status = 'STOPPED' where coupon_no = 1`);
    await until(async () => (await coupons()).length === 0);
  });
});

it('shows a shop with its tabs and coupons, and one tab with its corners', async () => {
  const shopOf = (tab?: string) =>
    visitor.call(displayCalls.shop, { params: { shopNo: 1 }, query: { tab } });
  const home = await shopOf();
  expect(home).toMatchObject({ name: '카드 회원관', isOpen: true, tabCd: '01' });
  expect(home.tabs.map(({ name }) => name)).toEqual(['홈', '베스트', '무이자']);
  expect(home.coupons.length).toBeGreaterThan(1);
  expect(home.others.map(({ shopNo }) => shopNo)).toEqual([2]);
  const best = await shopOf('10');
  expect(best.corners.map(({ cornerId }) => cornerId)).toEqual(['best-eds']);
  const { status } = await visitor.request(displayCalls.shop, {
    params: { shopNo: 1 },
    query: { tab: '90' },
  });
  expect(status).toBe(404);
});

it('shows a closed shop without its corners and names the open ones', async () => {
  const closed = await visitor.call(displayCalls.shop, { params: { shopNo: 3 }, query: {} });
  expect(closed).toMatchObject({
    isOpen: false,
    tabs: [],
    coupons: [],
    corners: [],
    opensAt: null,
  });
  expect(closed.others.map(({ shopNo }) => shopNo)).toEqual([1, 2]);
});

it('says when a shop opens, and shows it from then on', async () => {
  const read = () => visitor.call(displayCalls.shop, { params: { shopNo: 2 }, query: {} });
  await shop.db.run(sql`update shop set open_at = now() + interval '1 day' where shop_no = 2`);
  await until(async () => (await read()).opensAt !== null);
  expect((await read()).isOpen).toBe(false);
  await shop.db.run(sql`update shop set open_at = now() where shop_no = 2`);
  await until(async () => (await read()).isOpen);
});

it('shows three pictures of a brand that are not those of the first goods in its list', async () => {
  const { pictures } = await visitor.call(brandCalls.detail, { params: { brandNo: 1 } });
  const { items } = await visitor.call(searchCalls.goods, { query: { brandNo: 1 } });
  const firstKeys = items.slice(0, 4).map(({ image }) => image.key);
  expect(pictures).toHaveLength(3);
  expect(pictures.filter(({ key }) => firstKeys.includes(key))).toEqual([]);
});

it('shows an ended brand without goods and names others', async () => {
  const read = (brandNo: number) => visitor.call(brandCalls.detail, { params: { brandNo } });
  expect(await read(1)).toMatchObject({ isEnded: false, others: [] });
  const ended = await read(61);
  expect(ended).toMatchObject({ isEnded: true, pictures: [], categories: [], coupons: [] });
  expect(ended.others).toHaveLength(6);
  const { brands } = await visitor.call(brandCalls.index);
  expect(brands.map(({ brandNo }) => brandNo)).not.toContain(61);
});

it('sorts plan shops and lists those that open later apart', async () => {
  const list = async (query: CallInput<typeof displayCalls.planShops>['query']) =>
    (await visitor.call(displayCalls.planShops, { query })).items;
  const ends = (await list({ sort: 'closing' })).map(({ endsAt }) => Date.parse(endsAt));
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  const starts = (await list({ sort: 'new' })).map(({ startsAt }) => Date.parse(startsAt));
  expect(starts).toEqual([...starts].sort((a, b) => b - a));
  const coming = await list({ coming: '1' });
  expect(coming.map(({ title }) => title)).toEqual(['우리 아이 첫 장난감']);
});

it('filters plan shops by a brand of their goods, and returns the brands', async () => {
  const all = await visitor.call(displayCalls.planShops, { query: {} });
  expect(all.brands?.length).toBeGreaterThan(3);
  const rarest = all.brands?.at(-1)?.brandNo;
  const found = await visitor.call(displayCalls.planShops, { query: { brandNo: rarest } });
  expect(found.total).toBeGreaterThan(0);
  expect(found.total).toBeLessThan(all.total);
  expect(found.brands).toEqual(expect.arrayContaining(all.brands ?? []));
  for (const { planShopNo } of found.items) {
    const { sections } = await visitor.call(displayCalls.planShop, { params: { planShopNo } });
    const brands = sections.flatMap(({ goods }) => goods.map(({ brandNo }) => brandNo));
    expect(brands).toContain(rarest);
  }
});

it('shows the sections of an unopened plan shop to clients with a valid preview link', async () => {
  const [coming] = (await visitor.call(displayCalls.planShops, { query: { coming: '1' } })).items;
  const planShopNo = coming?.planShopNo ?? 0;
  const shown = await visitor.call(displayCalls.planShop, { params: { planShopNo } });
  expect(shown).toMatchObject({ state: 'coming', sections: [] });
  const read = (token: string, no = planShopNo) =>
    visitor.request(displayCalls.planShopPreview, { params: { planShopNo: no }, query: { token } });
  const inAnHour = addMs(shop.deps.clock.now(), hoursMs(1));
  const token = previewToken(shop.deps.secrets, planShopNo, inAnHour);
  const answer = await read(token);
  expect(answer.payload).toMatchObject({ state: 'coming' });
  expect(answer.payload.sections.flatMap(({ goods }) => goods).length).toBeGreaterThan(0);
  expect((await read(token, 1)).status).toBe(404);
  expect((await read(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
  expect((await read('x')).status).toBe(404);
  const former = previewToken(shop.deps.secrets, planShopNo, addMs(shop.deps.clock.now(), -1000));
  expect((await read(former)).status).toBe(404);
});

it('has best lists of the sample on the page of their menu', async () => {
  const ranked = await visitor.call(displayCalls.page, { query: { pageCd: 'GNB', refNo: 9 } });
  expect(ranked.hasRanking).toBe(true);
  const { items, ages, categories, ads } = await visitor.call(rankingCalls.list, { query: {} });
  expect(items.length).toBeGreaterThan(20);
  expect(ages).toEqual(['20', '30', '40', '50', '60']);
  expect(categories.length).toBeGreaterThan(5);
  expect(ads).toHaveLength(1);
});

it('answers 404 for a shop, menu or page that is not open', async () => {
  const statusOf = async (query: { pageCd: string; shopNo?: number; refNo?: number }) =>
    (await visitor.request(displayCalls.page, { query })).status;
  expect(await statusOf({ pageCd: 'SHOP', shopNo: 1 })).toBe(200);
  expect(await statusOf({ pageCd: 'SHOP', shopNo: 42 })).toBe(404);
  expect(await statusOf({ pageCd: 'GNB', refNo: 42 })).toBe(404);
  await shop.db.run(sql`update shop set status = 'CLOSED' where shop_no = 1`);
  await shop.db.run(sql`update gnb_menu set to_at = now() where menu_no = 11`);
  await until(async () => (await statusOf({ pageCd: 'SHOP', shopNo: 1 })) === 404);
  await until(async () => (await statusOf({ pageCd: 'GNB', refNo: 11 })) === 404);
  expect(await statusOf({ pageCd: 'GNB', refNo: 10 })).toBe(200);
});
