import { basketCalls, goodsCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const detail = (goodsNo: number) => shop.visitor().call(goodsCalls.detail, { params: { goodsNo } });

describe('추가상품', () => {
  it('are other goods in stock, with option and price, and go into the basket with these', async () => {
    const { goodsNo, skuNo } = await addGoods(shop.db, {});
    const added = await addGoods(shop.db, {
      name: '키보드',
      priceWon: 9_000,
      options: [['블랙', 1_000]],
    });
    const optioned = added.skuNos[0] ?? 0;
    const gone = await addGoods(shop.db, { stock: 0 });
    const adult = await addGoods(shop.db, { adult: true });
    const ended = await addGoods(shop.db, { status: 'ENDED' });
    const offered = [optioned, gone.skuNo, adult.skuNo, ended.skuNo];
    for (const [sort, addedNo] of offered.entries())
      await shop.db.run(sql`
        insert into goods_addition (goods_no, sku_no, sort) values (${goodsNo}, ${addedNo}, ${sort})`);
    const { additions } = await detail(goodsNo);
    expect(additions).toMatchObject([
      { skuNo: optioned, name: expect.stringMatching(/^키보드/), priceWon: expect.any(Number) },
    ]);
    const who = shop.visitor();
    await who.call(basketCalls.add, {
      body: {
        items: [
          { skuNo, qty: 2 },
          { skuNo: optioned, qty: 1 },
        ],
      },
    });
    const { groups } = await who.call(basketCalls.view);
    const line = groups.flatMap(({ items }) => items).find((item) => item.skuNo === optioned);
    expect(line?.amountWon).toBe(additions[0]?.priceWon);
  });

  it('are none by default', async () => {
    const { goodsNo } = await addGoods(shop.db, {});
    expect((await detail(goodsNo)).additions).toEqual([]);
  });
});

describe('video', () => {
  const setVideo = (goodsNo: number, path: string) =>
    shop.db.run(sql`update goods set video_path = ${path} where goods_no = ${goodsNo}`);

  it('is a file of this shop', async () => {
    const { goodsNo } = await addGoods(shop.db, {});
    const { goodsNo: without } = await addGoods(shop.db, {});
    expect((await detail(without)).videoPath).toBeNull();
    await setVideo(goodsNo, '/images/v/studio.webm');
    expect((await detail(goodsNo)).videoPath).toBe('/images/v/studio.webm');
    for (const path of ['https://example.com/a.mp4', '//example.com/a.mp4', '/images/v/../a.mp4'])
      await expect(setVideo(goodsNo, path)).rejects.toThrow();
  });

  it('of goods for adults is not public', async () => {
    const { goodsNo } = await addGoods(shop.db, { adult: true });
    await setVideo(goodsNo, '/images/v/studio.webm');
    expect((await detail(goodsNo)).videoPath).toBeNull();
  });
});
