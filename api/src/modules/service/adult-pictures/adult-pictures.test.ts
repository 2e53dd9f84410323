import { adultCalls, basketCalls, orderCalls, orderSheetCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { buy, openSheet, placeBody } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
let adult: Visitor;
let unverified: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  adult = shop.visitor();
  unverified = shop.visitor();
  await adult.signIn(members.general);
  await unverified.signIn(members.family);
}, 120_000);
afterAll(() => shop.close());

const image = { key: 'd/test', tone: [11, 11], alt: '시험 상품' };

/** Ends every member's verification while `work` runs. */
async function whileEnded(work: () => Promise<void>): Promise<void> {
  const shift = (years: number) =>
    shop.db.run(sql`
      update member set adult_verified_until = adult_verified_until + ${years} * interval '1 year'`);
  await shift(-2);
  await work();
  await shift(2);
}

describe('pictures of adult goods', () => {
  it('are given to a verified member, for a list in one call', async () => {
    const [first, second] = [
      await addGoods(shop.db, { adult: true }),
      await addGoods(shop.db, { adult: true }),
    ];
    const plain = await addGoods(shop.db);
    const goodsNos = [first, second, plain].map(({ goodsNo }) => goodsNo);
    const query = { goodsNos: [...goodsNos, 999_999_999].join(',') };
    const { isVerified, items } = await adult.call(adultCalls.pictures, { query });
    expect(isVerified).toBe(true);
    expect([...items].sort((a, b) => a.goodsNo - b.goodsNo)).toEqual([
      { goodsNo: first.goodsNo, image },
      { goodsNo: second.goodsNo, image },
    ]);
    expect(await unverified.call(adultCalls.pictures, { query })).toEqual({
      isVerified: false,
      items: [],
    });
  });

  it('stay in no cache', async () => {
    const { goodsNo } = await addGoods(shop.db, { adult: true });
    for (const response of [
      await adult.request(adultCalls.goods, { query: { goodsNo } }),
      await adult.request(adultCalls.pictures, { query: { goodsNos: String(goodsNo) } }),
    ])
      expect(response.headers['cache-control']).toBe('no-store');
  });

  it('are the gallery and the whole description of one goods', async () => {
    const { goodsNo } = await addGoods(shop.db, { adult: true });
    const content = [
      { type: 'text', text: '병 모양' },
      { type: 'image', image, caption: '병' },
    ];
    await shop.db.run(sql`
      insert into goods_content (goods_no, blocks) values (${goodsNo}, ${JSON.stringify(content)}::jsonb)`);
    const query = { goodsNo };
    expect(await adult.call(adultCalls.goods, { query })).toEqual({
      isVerified: true,
      images: [{ ...image, alt: '' }],
      content,
    });
    await whileEnded(async () => {
      expect(await adult.call(adultCalls.goods, { query })).toEqual({
        isVerified: false,
        images: [],
        content: [],
      });
    });
  });

  it('are given of no banned goods', async () => {
    const { goodsNo } = await addGoods(shop.db, { adult: true, status: 'BANNED' });
    expect((await adult.call(adultCalls.goods, { query: { goodsNo } })).images).toEqual([]);
  });
});

describe('orders of adult goods', () => {
  it('are placed by a verified member, and shown with the sign', async () => {
    const { skuNo } = await addGoods(shop.db, { adult: true });
    const sheet = await openSheet(adult, [{ skuNo, qty: 1 }]);
    expect(sheet.sellers[0]?.items[0]?.image.key).toBe('d/test');
    const orderNo = await buy(shop, adult, [{ skuNo, qty: 1 }]);
    const { items } = await adult.call(orderCalls.detail, { params: { orderNo } });
    expect(items.map(({ image: shown }) => shown.key)).toEqual(['l/19']);
  });

  it('are refused to a member who is not verified: basket, and sheet', async () => {
    const { skuNo } = await addGoods(shop.db, { adult: true });
    const items = [{ skuNo, qty: 1 }];
    for (const response of [
      await unverified.request(basketCalls.add, { body: { items } }),
      await unverified.request(orderSheetCalls.create, { body: { source: 'DIRECT', items } }),
    ])
      expect(response).toMatchObject({ status: 422, code: '5043' });
  });

  it('are refused when the verification ends while the sheet is open', async () => {
    const { skuNo } = await addGoods(shop.db, { adult: true });
    const sheet = await openSheet(adult, [{ skuNo, qty: 1 }]);
    await whileEnded(async () => {
      const params = { sheetNo: sheet.sheetNo };
      const ended = await adult.call(orderSheetCalls.view, { params });
      expect(ended.canPay).toBe(false);
      expect(ended.sellers[0]?.items[0]).toMatchObject({
        image: { key: 'l/19' },
        problem: { code: '5043', message: '성인 인증 후 주문할 수 있어요' },
      });
      expect(await adult.request(orderCalls.place, { body: placeBody(sheet) })).toMatchObject({
        status: 409,
        code: 'ORDER_CHANGED',
        payload: { lines: [{ after: '성인 인증 후 주문할 수 있어요' }] },
      });
    });
    expect((await adult.request(orderCalls.place, { body: placeBody(sheet) })).status).toBe(200);
  });
});
