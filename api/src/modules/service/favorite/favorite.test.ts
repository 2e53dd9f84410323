import { favoriteCalls, searchCalls } from '@shop/shared/contracts';
import { MAX_FAVORITE_FOLDERS, MAX_FAVORITES } from '@shop/shared/domain';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods, type GoodsOptions } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { recordStock } from './favorite.repository';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn(members.general);
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  await shop.db.run(sql`delete from favorite`);
  await shop.db.run(sql`delete from favorite_folder`);
});

const mark = (no: number, isOn = true, targetCd: '10' | '20' | '30' = '10') =>
  who.request(favoriteCalls.set, { body: { targetCd, no, isOn } });

async function marked(options: GoodsOptions = {}): Promise<number> {
  const { goodsNo } = await addGoods(shop.db, options);
  expect((await mark(goodsNo)).status).toBe(200);
  return goodsNo;
}

const list = (query: Record<string, unknown> = {}) => who.call(favoriteCalls.list, { query });
const refresh = () =>
  shop.db.run(sql`select refresh_goods_derived(array(select goods_no from goods))`);

describe('marks', () => {
  it('are set and removed; a repeat changes nothing', async () => {
    const goodsNo = await marked();
    await mark(goodsNo);
    expect((await who.call(favoriteCalls.marks)).goodsNos).toEqual([goodsNo]);
    await mark(goodsNo, false);
    await mark(goodsNo, false);
    expect(await who.call(favoriteCalls.marks)).toEqual({
      goodsNos: [],
      brandNos: [],
      planShopNos: [],
      boughtGoodsNos: [],
    });
  });

  it('are read in one query, whatever their number', async () => {
    for (let at = 0; at < 3; at += 1) await marked();
    const rows = jest.spyOn(shop.db, 'one');
    const queries = [jest.spyOn(shop.db, 'rows'), jest.spyOn(shop.db, 'maybe'), rows];
    expect((await who.call(favoriteCalls.marks)).goodsNos).toHaveLength(3);
    const texts = queries
      .flatMap(({ mock }) => mock.calls)
      .map(([, query]) => (query as { strings: readonly string[] }).strings.join('?'))
      .filter((text) => /favorite/.test(text));
    for (const spy of queries) spy.mockRestore();
    expect(texts).toHaveLength(1);
  });

  it('cost a list of 24 one query more, on a request of their own', async () => {
    for (let at = 0; at < 24; at += 1) await addGoods(shop.db, {});
    await refresh();
    const spies = (['one', 'rows', 'maybe', 'run'] as const).map((name) =>
      jest.spyOn(shop.db, name),
    );
    const count = () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    const countOf = async (work: () => Promise<unknown>) => {
      const before = count();
      await work();
      return count() - before;
    };
    const page = (sort: 'new' | 'sales') => () =>
      who.call(searchCalls.goods, { query: { size: 24, sort } });
    // Each order is read for the first time, so that no response is kept.
    const withoutHearts = await countOf(page('new'));
    const session = await countOf(() => who.call(favoriteCalls.marks));
    const withHearts = await countOf(async () => {
      await page('sales')();
      await who.call(favoriteCalls.marks);
    });
    for (const spy of spies) spy.mockRestore();
    expect(withoutHearts).toBeGreaterThan(0);
    expect(withHearts).toBe(withoutHearts + session);
    expect(session).toBeLessThanOrEqual(2);
  });

  it('tell what the member bought in the last months and kept', async () => {
    const { goodsNo, skuNo } = await addGoods(shop.db, {});
    const { skuNo: other } = await addGoods(shop.db, {});
    const bought = async (visitor = who) =>
      (await visitor.call(favoriteCalls.marks)).boughtGoodsNos;
    expect(await bought()).toEqual([]);
    await buy(shop, who, [{ skuNo, qty: 1 }]);
    const orderNo = await buy(shop, who, [{ skuNo: other, qty: 2 }]);
    expect(await bought()).toHaveLength(2);
    const stranger = shop.visitor();
    await stranger.signIn(members.family);
    expect(await bought(stranger)).toEqual([]);
    await shop.db.run(sql`update order_item set canceled_qty = qty where order_no = ${orderNo}`);
    expect(await bought()).toEqual([goodsNo]);
    await shop.db.run(sql`update orders set paid_at = paid_at - interval '7 months'`);
    expect(await bought()).toEqual([]);
  });

  it('refuses what does not exist', async () => {
    for (const targetCd of ['10', '20', '30'] as const)
      expect((await mark(999_999_999, true, targetCd)).status).toBe(404);
    expect((await mark(1, true, '99' as '10')).code).toBe('INVALID');
  });

  it('holds the limit, also for marks at one moment', async () => {
    const { goodsNo } = await addGoods(shop.db);
    const others = [await addGoods(shop.db), await addGoods(shop.db), await addGoods(shop.db)];
    await mark(goodsNo);
    await shop.db.run(sql`
      insert into favorite (member_no, target_cd, ref_no, created_at)
      select member_no, '20', 1000000 + n, now() from favorite, generate_series(1, ${MAX_FAVORITES - 2}) n`);
    const sent = await Promise.all(others.map((one) => mark(one.goodsNo)));
    expect(sent.map(({ code }) => code).sort()).toEqual([
      '0000',
      'FAVORITE_LIMIT',
      'FAVORITE_LIMIT',
    ]);
    expect((await mark(goodsNo)).status).toBe(200);
  });

  it('belong to their member', async () => {
    await marked();
    const stranger = shop.visitor();
    await stranger.signIn(members.corporate);
    expect((await stranger.call(favoriteCalls.marks)).goodsNos).toEqual([]);
    expect((await stranger.call(favoriteCalls.list, { query: {} })).items).toEqual([]);
  });
});

describe('list', () => {
  it('is newest first, in pages', async () => {
    const goodsNos: number[] = [];
    for (let at = 0; at < 26; at += 1) {
      goodsNos.unshift(await marked());
      shop.clock.advance(1_000);
    }
    const first = await list();
    const second = await list({ cursor: first.next });
    expect([...first.items, ...second.items].map(({ goods }) => goods.goodsNo)).toEqual(goodsNos);
    expect([first.items.length, first.total, second.next]).toEqual([24, 26, null]);
  });

  it('tells a lower price, and nothing of a higher one', async () => {
    const [cheaper, dearer] = [
      await marked({ priceWon: 10_000 }),
      await marked({ priceWon: 10_000 }),
    ];
    await shop.db.run(sql`update goods set sale_price = 8500 where goods_no = ${cheaper}`);
    await shop.db.run(
      sql`update goods set sale_price = 12000, list_price = 12000 where goods_no = ${dearer}`,
    );
    const { items } = await list();
    expect(Object.fromEntries(items.map(({ goods, dropWon }) => [goods.goodsNo, dropWon]))).toEqual(
      {
        [cheaper]: 1_500,
        [dearer]: 0,
      },
    );
    expect((await list({ filter: 'drop' })).items).toHaveLength(1);
  });

  it('keeps sold-out and ended goods, and tells what is back', async () => {
    const [soldOut, ended] = [await marked(), await marked()];
    const stock = (onHand: number) =>
      shop.db.run(sql`
        update sku_stock set on_hand = ${onHand}
        where sku_no in (select sku_no from sku where goods_no = ${soldOut})`);
    await stock(0);
    await shop.db.run(sql`update goods set status = 'ENDED' where goods_no = ${ended}`);
    await refresh();
    await recordStock(shop.db, shop.clock.now());
    const stateOf = async (goodsNo: number) => {
      const { items } = await list();
      return items.find(({ goods }) => goods.goodsNo === goodsNo);
    };
    expect(await stateOf(soldOut)).toMatchObject({ state: 'SOLD_OUT', isBack: false });
    expect(await stateOf(ended)).toMatchObject({ state: 'ENDED', isBack: false });
    expect((await list({ filter: 'sale' })).items).toEqual([]);
    await stock(5);
    await refresh();
    await recordStock(shop.db, shop.clock.now());
    expect(await stateOf(soldOut)).toMatchObject({ state: 'ON_SALE', isBack: true });
    expect((await list({ filter: 'back' })).items).toHaveLength(1);
    expect(await recordStock(shop.db, shop.clock.now())).toBe(0);
  });

  it('shows of goods that were banned since neither name nor picture, and never as for sale', async () => {
    const goodsNo = await marked({ name: '금지될 상품' });
    await shop.db.run(sql`update goods set status = 'BANNED' where goods_no = ${goodsNo}`);
    const { items } = await list();
    expect(items).toMatchObject([
      { goods: { goodsNo }, state: 'ENDED', dropWon: 0, isBack: false },
    ]);
    expect(JSON.stringify(items)).not.toContain('금지될 상품');
    expect(items[0]?.goods).toMatchObject({ name: '판매가 금지된 상품', image: { key: '' } });
    for (const filter of ['sale', 'drop', 'back'])
      expect((await list({ filter })).items).toEqual([]);
    await mark(goodsNo, false);
    expect((await mark(goodsNo)).status).toBe(404);
  });

  it('names what goes into the basket without a choice', async () => {
    const plain = await marked();
    const { items } = await list();
    expect(items.find(({ goods }) => goods.goodsNo === plain)?.skuNo).toEqual(expect.any(Number));
  });

  it('removes several at once', async () => {
    const [a, b, c] = [await marked(), await marked(), await marked()];
    const body = { goodsNos: [a, b, 999_999_999] };
    expect(await who.call(favoriteCalls.remove, { body })).toEqual({ count: 2 });
    expect((await who.call(favoriteCalls.marks)).goodsNos).toEqual([c]);
  });
});

describe('folders', () => {
  const create = (name: string) => who.request(favoriteCalls.createFolder, { body: { name } });

  it('hold goods, are renamed, and leave their goods when they are removed', async () => {
    const goodsNo = await marked();
    const folderNo = (await create('선물 🎁')).payload.folders[0]?.folderNo as number;
    const body = { goodsNos: [goodsNo], folderNo };
    expect((await who.call(favoriteCalls.move, { body })).folders).toEqual([
      { folderNo, name: '선물 🎁', count: 1 },
    ]);
    expect((await list({ folderNo })).items).toHaveLength(1);
    const params = { folderNo };
    const renamed = await who.call(favoriteCalls.renameFolder, {
      params,
      body: { name: '집들이' },
    });
    expect(renamed.folders[0]?.name).toBe('집들이');
    expect((await who.call(favoriteCalls.removeFolder, { params })).folders).toEqual([]);
    expect((await list()).items).toMatchObject([{ folderNo: null }]);
    expect((await who.request(favoriteCalls.list, { query: { folderNo } })).status).toBe(404);
  });

  it.each([
    ['nothing', ' \u3164\u200e '],
    ['two lines', '가\n나'],
    ['10,000 signs', '가'.repeat(10_000)],
    ['21 signs', '가'.repeat(21)],
  ])('refuses a name of %s', async (_, name) => {
    const { status, code } = await create(name);
    expect([status, code]).toEqual([400, 'INVALID']);
  });

  it('keeps markup as text, and no sign that turns the line around', async () => {
    const { payload } = await create('<b>가</b>\u202e \u3000나\t다');
    expect(payload.folders[0]?.name).toBe('<b>가</b> 나 다');
  });

  it('counts an emoji of many parts as one sign', async () => {
    const name = '👨‍👩‍👧'.repeat(20);
    expect((await create(name)).payload.folders[0]?.name).toBe(name);
  });

  it('refuses a second one of the same name, and too many', async () => {
    await create('선물');
    expect((await create(' 선물 ')).code).toBe('FOLDER_NAME');
    for (let at = 1; at < MAX_FAVORITE_FOLDERS; at += 1) await create(`폴더 ${at}`);
    expect((await create('하나 더')).code).toBe('FOLDER_LIMIT');
  });

  it('of another member are a 404', async () => {
    const folderNo = (await create('내 것')).payload.folders[0]?.folderNo as number;
    const goodsNo = await marked();
    const stranger = shop.visitor();
    await stranger.signIn(members.corporate);
    for (const request of [
      stranger.request(favoriteCalls.renameFolder, { params: { folderNo }, body: { name: '남' } }),
      stranger.request(favoriteCalls.removeFolder, { params: { folderNo } }),
      stranger.request(favoriteCalls.move, { body: { goodsNos: [goodsNo], folderNo } }),
      stranger.request(favoriteCalls.list, { query: { folderNo } }),
    ])
      expect((await request).status).toBe(404);
  });
});
