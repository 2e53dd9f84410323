import { goodsCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { addGoods } from '../../../testing/goods';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 700, now: new Date() });
}, 120_000);
afterAll(() => shop.close());

const read = async (path: string) => {
  const response = await shop.app.inject({ url: `/api/feeds/${path}` });
  expect(response.statusCode).toBe(200);
  return { text: response.body, headers: response.headers };
};

/** Lines of Naver's EP by goods number. */
async function readNaver() {
  const [head = '', ...lines] = (await read('naver-ep.tsv')).text.trimEnd().split('\n');
  const columns = head.split('\t');
  const goods = lines.map((line) => {
    const fields = line.split('\t');
    expect(fields).toHaveLength(columns.length);
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']));
  });
  return new Map(goods.map((one) => [Number(one.id), one]));
}

/** Items of Google's feed by goods number. */
async function readGoogle() {
  const { text } = await read('google.xml');
  const items = text.match(/<item>.*?<\/item>/gs) ?? [];
  const parts = items.map((item) => ({
    item,
    no: Number(/<g:id>(\d+)</.exec(item)?.[1]),
  }));
  return new Map(parts.map(({ no, item }) => [no, item]));
}

it('has the same price, fee and pictures as the lists', async () => {
  const [naver, google] = [await readNaver(), await readGoogle()];
  expect(naver.size).toBeGreaterThan(500);
  const goodsNos = [...naver.keys()].filter((_, at) => at % 50 === 0).slice(0, 20);
  const { items } = await shop
    .visitor()
    .call(goodsCalls.cards, { query: { goodsNos: goodsNos.join() } });
  expect(items).toHaveLength(goodsNos.length);
  for (const card of items) {
    const line = naver.get(card.goodsNo);
    expect(line).toMatchObject({
      price_pc: String(card.salePriceWon),
      normal_price: String(card.listPriceWon),
      review_count: String(card.reviewCount),
      brand: card.brandName ?? '',
      shipping: card.delivery.type === '40' ? '-1' : String(card.delivery.feeWon),
    });
    expect(line?.category_name1).not.toBe('');
    expect(line?.link).toBe(`${shop.deps.config.publicUrl}/goods/detail?goodsNo=${card.goodsNo}`);
    expect(line?.image_link).toContain(`/images/${card.image.key}?w=1000&h=1000`);
    const item = google.get(card.goodsNo) ?? '';
    const price = card.salePriceWon < card.listPriceWon ? 'g:sale_price' : 'g:price';
    expect(item).toContain(`<${price}>${card.salePriceWon} KRW</${price}>`);
    expect(item).toContain('w=1000&amp;h=1000');
  }
});

it('leaves out adult goods, vouchers, goods not for sale, and for Naver goods that are sold out', async () => {
  const add = async (options: Parameters<typeof addGoods>[1]) =>
    (await addGoods(shop.db, { priceWon: 9_900, stock: 5, ...options })).goodsNo;
  const sold = await add({ status: 'SOLD_OUT' });
  const shown = await add({});
  const hidden = [
    await add({ adult: true }),
    await add({ goodsType: 'ECOUPON' }),
    await add({ status: 'ENDED' }),
    await add({ status: 'BANNED' }),
    await add({ status: 'READY' }),
  ];
  const [naver, google] = [await readNaver(), await readGoogle()];
  expect([naver.has(shown), google.has(shown)]).toEqual([true, true]);
  expect(naver.has(sold)).toBe(false);
  expect(google.get(sold)).toContain('<g:availability>out_of_stock<');
  expect(hidden.filter((no) => naver.has(no) || google.has(no))).toEqual([]);
});

it('keeps names with markup, tabs and control characters readable', async () => {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 9_900, stock: 5 });
  await shop.db.run(
    sql`update goods set name = ${'컵\t<b>&\u0001세트\n둘'} where goods_no = ${goodsNo}`,
  );
  expect((await readNaver()).get(goodsNo)?.title).toBe('컵 <b>&\u0001세트 둘');
  expect((await readGoogle()).get(goodsNo)).toContain('<g:title>컵\t&lt;b&gt;&amp;세트\n둘<');
});

it('can be cached for ten minutes', async () => {
  const { headers } = await read('naver-ep.tsv');
  expect(headers['cache-control']).toBe('public, max-age=600');
  expect(headers['content-type']).toBe('text/tab-separated-values; charset=utf-8');
});
