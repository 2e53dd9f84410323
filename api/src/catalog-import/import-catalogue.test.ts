import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { business, goodsCalls, searchCalls } from '@shop/shared/contracts';
import { goodsSchemas } from '@shop/shared/contracts/schemas';
import sharp from 'sharp';
import { z } from 'zod';
import { imageFolders } from '../modules/catalogue/image';
import { pendingMigrations } from '../platform/db/migrate';
import { sql } from '../platform/db/sql';
import { openTestShop, type TestShop } from '../testing/shop';
import { until } from '../testing/until';
import { WrongHeader } from './csv-columns';
import { htmlBlocks } from './html-blocks';
import { importCatalogue } from './import-catalogue';
import { readText } from './read-text';

const goodsNoRow = z.object({ goodsNo: z.number() });
const queryRow = z.object({
  skus: z.number(),
  prices: z.number(),
  categories: z.number(),
  brands: z.number(),
});

const header =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,Status';

const csv = (...lines: string[]) => [header, ...lines].join('\n');
const shirt = [
  'linen-shirt,린넨 셔츠,"<h2>소재</h2><p>린넨 <b>100%</b></p><ul><li>시원해요</li><li>가벼워요</li></ul><script>alert(1)</script>",바람,Apparel > Clothing > Shirts,,"여름,린넨",TRUE,색상,화이트,사이즈,M,,,LS-W-M,shopify,10,39000,49000,https://cdn.shopify.com/s/files/Shirt%20White.jpg?v=12,1,하얀 셔츠,,active',
  'linen-shirt,,,,,,,,,화이트,,L,,,LS-W-L,shopify,0,39000,49000,,,,,',
  'linen-shirt,,,,,,,,,블루,,M,,,LS-B-M,shopify,5,42000,49000,https://x/shirt-blue.png,2,,https://x/shirt-blue.png,',
];

let shop: TestShop;
let images: string;
beforeAll(async () => {
  shop = await openTestShop();
  images = mkdtempSync(join(tmpdir(), 'catalog-images-'));
  const paint = (background: string) =>
    sharp({ create: { width: 40, height: 40, channels: 3, background } });
  await paint('#ffffff').jpeg().toFile(join(images, 'shirt white.jpg'));
  await paint('#3355ff').png().toFile(join(images, 'shirt-blue.png'));
  writeFileSync(join(images, 'broken.jpg'), 'not a picture');
}, 60_000);
afterAll(() => shop.close());

interface Options {
  images?: string;
  wonPerUnit?: number | undefined;
  isDryRun?: boolean;
}

const bring = (text: string, options: Options = {}) =>
  importCatalogue(shop.db, {
    csv: text,
    images: options.images,
    wonPerUnit: options.wonPerUnit,
    isDryRun: options.isDryRun ?? false,
    filesDir: imageFolders({ dataDir: 'memory' }).files,
    business: { ...business, companyName: '(주)우리몰' },
  });
const numberOf = async (handle: string) =>
  (
    await shop.db.one(
      goodsNoRow,
      sql`select goods_no from goods where source_key = ${`shopify:${handle}`}`,
    )
  ).goodsNo;

it('imports a product with category, brand, options, stock and pictures', async () => {
  const report = await bring(csv(...shirt), { images });
  expect(report).toMatchObject({ products: { added: 1 }, pictures: 2, problems: [] });
  const goodsNo = await numberOf('linen-shirt');
  const goods = await shop.visitor().call(goodsCalls.detail, { params: { goodsNo } });
  expect(goodsSchemas.detail.reply.safeParse(goods).error?.issues ?? []).toEqual([]);
  expect(goods.brand?.name).toBe('바람');
  // There is no seller yet, so the mall is created as one from the operator's facts.
  expect(goods.seller.bizName).toBe('(주)우리몰');
  expect(goods.breadcrumb.map(({ name }) => name)).toEqual(['Apparel', 'Clothing', 'Shirts']);
  expect(goods.price).toMatchObject({ listPriceWon: 49000, salePriceWon: 39000 });
  expect(goods.options.groups.map(({ name }) => name)).toEqual(['색상', '사이즈']);
  expect(
    goods.options.skus.map(({ optionText, addPriceWon, available }) => [
      optionText,
      addPriceWon,
      available,
    ]),
  ).toEqual([
    ['화이트 / M', 0, 10],
    ['화이트 / L', 0, 0],
    ['블루 / M', 3000, 5],
  ]);
  expect(goods.content).toEqual([
    { type: 'heading', text: '소재' },
    { type: 'text', text: '린넨 100%' },
    { type: 'list', items: ['시원해요', '가벼워요'] },
  ]);
  expect(goods.placeholder).toMatch(/^data:image\/webp/);
  const key = goods.images[0]?.key ?? '';
  const picture = await shop.app.inject({ method: 'GET', url: `/images/${key}?w=64` });
  expect(picture.headers['content-type']).toBe('image/webp');
  const found = await shop.visitor().call(searchCalls.goods, { query: { q: '린넨' } });
  expect(found.items[0]?.goodsNo).toBe(goodsNo);
});

it('updates changed rows on a second run and adds no duplicates', async () => {
  const goodsNo = await numberOf('linen-shirt');
  expect((await bring(csv(...shirt), { images })).products).toEqual({
    added: 0,
    changed: 0,
    same: 1,
  });
  const dearer = shirt.slice(0, 2).map((line) => line.replace('39000', '45000'));
  expect((await bring(csv(...dearer), { images })).products).toEqual({
    added: 0,
    changed: 1,
    same: 0,
  });
  expect(await numberOf('linen-shirt')).toBe(goodsNo);
  const optionTexts = async () => {
    const { options } = await shop.visitor().call(goodsCalls.detail, { params: { goodsNo } });
    return options.skus.map(({ optionText }) => optionText);
  };
  // The cached response ends when the commit is announced, a moment later.
  await until(async () => (await optionTexts()).length < 3);
  // The blue variant is missing from the file.
  expect(await optionTexts()).toEqual(['화이트 / M', '화이트 / L']);
  const counts = await shop.db.one(
    queryRow,
    sql`
    select (select count(*)::int from sku where goods_no = ${goodsNo}) as skus,
      (select count(*)::int from price_history where goods_no = ${goodsNo}) as prices,
      (select count(*)::int from category where name = 'Shirts') as categories,
      (select count(*)::int from brand where name_ko = '바람') as brands`,
  );
  expect(counts).toEqual({ skus: 3, prices: 2, categories: 1, brands: 1 });
});

it('reports each line it cannot import and imports the rest', async () => {
  const report = await bring(
    csv(
      'good,좋은 컵,,온기,,컵,,TRUE,Title,Default Title,,,,,CUP-1,shopify,3,12000,,,,,,active',
      ',이름만,,,,,,,,,,,,,,,,1000,,,,,,',
      'no-title,,,,,,,,,,,,,,X,shopify,1,1000,,,,,,',
      'no-title,둘째 줄,,,,,,,,,,,,,X2,shopify,1,1000,,,,,,',
      'bad-price,비싼 컵,,,,,,,,,,,,,X3,shopify,1,공짜,,,,,,',
      'bad-qty,컵,,,,,,,,,,,,,X4,shopify,많이,1000,,,,,,',
      'part,조각 컵,,,,,,,,,,,,,X5,shopify,-2,900,,https://x/broken.jpg,1,,,',
      'part,,,,,,,,,,,,,,X6,shopify,1,900,,,,,,',
    ),
    { images },
  );
  expect(report.products.added).toBe(2);
  expect(report.problems.map(({ line, message, effect }) => [line, message, effect])).toEqual([
    [3, 'the line has no handle', 'lost'],
    [4, 'the first line of a product has no title', 'lost'],
    [5, 'its product was not taken', 'lost'],
    [6, 'price: "공짜" is not an amount of money', 'lost'],
    [6, 'the product has no variant that could be taken', 'lost'],
    [7, 'inventory quantity "많이" is not a whole number', 'lost'],
    [7, 'the product has no variant that could be taken', 'lost'],
    [8, 'inventory quantity -2 is below zero; taken as 0', 'changed'],
    [8, 'the file is not a picture we can read', 'lost'],
    [9, expect.stringMatching(/occurs twice in the file/), 'lost'],
  ]);
});

const wide =
  'Handle,Title,Variant SKU,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Requires Shipping,Variant Fulfillment Service,Gift Card,Option1 Name,Option1 Value';
/** What a run says of one line. */
async function saysOf(line: string, wonPerUnit?: number) {
  const { problems, products } = await bring([wide, line].join('\n'), { wonPerUnit });
  return [products.added, problems[0]?.effect, problems[0]?.message];
}

it.each([
  ['a price of 0', 'zero,컵,Z1,3,deny,0,true,manual,false,,', /would be sold for 0 won/, 1],
  ['a price that becomes 0', 'tiny,컵,Z2,3,deny,0.003,true,manual,false,,', /sold for 0 won/, 1000],
  ['a part of a won', 'cents,컵,Z3,3,deny,0.3,true,manual,false,,', /has a part of a won/, 1],
  ['a gift card', 'gift,상품권,Z4,,deny,50000,false,gift_card,true,,', /gift card/, 1],
  ['a gift card by its service', 'gift2,상품권,Z5,,deny,5000,,gift_card,,,', /gift card/, 1],
  ['a download', 'song,노래,Z6,,deny,900,false,manual,false,,', /needs no delivery/, 1],
])('does not sell %s', async (_, line, message, wonPerUnit) => {
  expect(await saysOf(line, wonPerUnit)).toEqual([0, 'lost', expect.stringMatching(message)]);
});

it.each([
  ['sells on', 'more,컵,M1,3,continue,9000,true,manual,false,,', /sells until the 3 are gone/],
  ['is not counted', 'many,컵,M2,,deny,9000,true,manual,false,,', /taken as 9999/],
])('says so where the stock of the source %s', async (_, line, message) => {
  expect(await saysOf(line)).toEqual([1, 'changed', expect.stringMatching(message)]);
});

it('refuses a file of another currency as a whole, until the operator says its rate', async () => {
  const file = csv(
    'eur,유로 컵,,,,,,,,,,,,,E1,shopify,1,20,,,,,,',
    'eur2,유로 컵 둘,,,,,,,,,,,,,E2,shopify,1,19.99,,,,,,',
  );
  await expect(bring(file)).rejects.toThrow(/^Line 3: the price 19\.99 .*--won-per-unit/);
  await expect(numberOf('eur')).rejects.toThrow('No row');
  expect((await bring(file, { wonPerUnit: 1500 })).products.added).toBe(2);
});

it.each(['Title,Default Title', 'title,default title', 'TITLE,DEFAULT TITLE'])(
  'takes %s as no option',
  async (option) => {
    await bring([wide, `plain,컵,P1,3,deny,9000,true,manual,false,${option}`].join('\n'));
    const goodsNo = await numberOf('plain');
    const { groups } = await shop.visitor().call(goodsCalls.options, { params: { goodsNo } });
    expect(groups).toEqual([]);
  },
);

it('says how large a picture may be', async () => {
  const big = sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } });
  await big.png().toFile(join(images, 'poster.png'));
  const { problems, products } = await bring(
    csv('poster,포스터,,,,,,,,,,,,,PO1,shopify,1,9000,,https://x/poster.png,1,,,'),
    { images },
  );
  expect(products.added).toBe(1);
  expect(problems.map(({ message }) => message)).toEqual([
    'the picture has 8000 × 6000 pixels; the most is 40 million',
  ]);
});

it('writes nothing in a dry run, and says what a run would do', async () => {
  const file = csv(
    'dry,마른 컵,,새상표,,,,,,,,,,,D1,shopify,1,9000,,,,,,',
    shirt[0]?.replace('39000', '1') ?? '',
  );
  const report = await bring(file, { images, isDryRun: true });
  expect(report.products).toEqual({ added: 1, changed: 1, same: 0 });
  await expect(numberOf('dry')).rejects.toThrow('No row');
  const { price } = await shop
    .visitor()
    .call(goodsCalls.detail, { params: { goodsNo: await numberOf('linen-shirt') } });
  expect(price.salePriceWon).toBe(45_000);
});

it('skips what it has imported, and keeps the stock that was sold since', async () => {
  const file = csv('sold,팔린 컵,,,,,,,,,,,,,S1,shopify,7,9000,,,,,,');
  await bring(file);
  const goodsNo = await numberOf('sold');
  const skus = sql`select sku_no from sku where goods_no = ${goodsNo}`;
  await shop.db.run(sql`update sku_stock set on_hand = 2 where sku_no in (${skus})`);
  expect((await bring(file)).products).toEqual({ added: 0, changed: 0, same: 1 });
  const stock = sql`select on_hand from sku_stock where sku_no in (${skus})`;
  expect(await shop.db.one(z.unknown(), stock)).toEqual({ onHand: 2 });
});

it('keeps what sales have left of a stock when a product changes, unless the file counts it anew', async () => {
  const line = (price: number, quantity: number) =>
    csv(`price,값 바뀐 컵,,,,,,,,,,,,,PR1,shopify,${quantity},${price},,,,,,`);
  await bring(line(9_000, 7));
  const skus = sql`select sku_no from sku where goods_no = ${await numberOf('price')}`;
  const stock = () =>
    shop.db.one(z.unknown(), sql`select on_hand from sku_stock where sku_no in (${skus})`);
  await shop.db.run(sql`update sku_stock set on_hand = 2 where sku_no in (${skus})`);
  expect((await bring(line(8_000, 7))).products.changed).toBe(1);
  expect(await stock()).toEqual({ onHand: 2 });
  expect((await bring(line(8_000, 12))).products.changed).toBe(1);
  expect(await stock()).toEqual({ onHand: 12 });
});

it('keeps the stock of goods that were imported before the file’s number was kept, and follows it from then on', async () => {
  const line = (price: number, quantity: number) =>
    csv(`early,먼저 온 컵,,,,,,,,,,,,,EA1,shopify,${quantity},${price},,,,,,`);
  await bring(line(9_000, 7));
  const skus = sql`select sku_no from sku where goods_no = ${await numberOf('early')}`;
  const stock = () =>
    shop.db.one(z.unknown(), sql`select on_hand from sku_stock where sku_no in (${skus})`);
  await shop.db.run(
    sql`update sku_stock set on_hand = 2, imported_qty = null where sku_no in (${skus})`,
  );
  expect((await bring(line(8_000, 7))).products.changed).toBe(1);
  expect(await stock()).toEqual({ onHand: 2 });
  expect((await bring(line(8_000, 12))).products.changed).toBe(1);
  expect(await stock()).toEqual({ onHand: 12 });
});

it('sells what nobody counts in the source, though the file says 0', async () => {
  const { problems } = await bring(csv('free,세지 않는 컵,,,,,,,,,,,,,FR1,,0,9000,,,,,,'));
  expect(problems[0]?.message).toMatch(/not counted in the source/);
  const { options } = await shop
    .visitor()
    .call(goodsCalls.detail, { params: { goodsNo: await numberOf('free') } });
  expect(options.skus.map(({ available }) => available)).toEqual([9_999]);
});

it.each([
  ['whole dollars', ['20', '35', '1200']],
  ['a foreign sign', ['$2,000', '30000', '40000']],
])('does not sell %s for won without a rate', async (_, prices) => {
  const file = csv(
    ...prices.map((price, at) => `whole${at},컵,,,,,,,,,,,,,WH${at},shopify,1,"${price}",,,,,,`),
  );
  await expect(bring(file)).rejects.toThrow('--won-per-unit');
  await expect(numberOf('whole0')).rejects.toThrow('No row');
});

it('knows what a dry run would have to migrate, and changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pending-'));
  writeFileSync(join(folder, '9999_later.sql'), 'create table later ()');
  expect(await pendingMigrations(shop.db, { folder, repeatable: [] })).toEqual(['9999_later.sql']);
  const there = sql`select to_regclass('later') is null as is_missing`;
  expect(await shop.db.one(z.unknown(), there)).toEqual({ isMissing: true });
});

it('loses only the product that the database refuses', async () => {
  const line = (handle: string, title: string) =>
    `${handle},${title},,,,,,,,,,,,,${handle},shopify,1,9000,,,,,,`;
  const report = await bring(csv(line('b1', '컵'), line('b2', 'NUL\u0000'), line('b3', '잔')));
  expect(report.products.added).toBe(2);
  expect(report.problems).toMatchObject([{ line: 3, handle: 'b2', effect: 'lost' }]);
});

it('keeps two variants with one SKU apart', async () => {
  const variant = (value: string) => `twin,쌍둥이,T1,3,deny,9000,true,manual,false,색,${value}`;
  const { problems } = await bring([wide, variant('빨강'), variant('파랑')].join('\n'));
  expect(problems.map(({ message }) => message)).toEqual([
    "the SKU T1 is another variant's too; taken without SKU",
  ]);
  const goodsNo = await numberOf('twin');
  const { skus } = await shop.visitor().call(goodsCalls.options, { params: { goodsNo } });
  expect(skus.map(({ optionText }) => optionText)).toEqual(['빨강', '파랑']);
});

it('converts other currencies to won', async () => {
  await bring(csv('usd,달러 컵,,,,,,,,,,,,,U1,shopify,1,29.99,39.99,,,,,'), { wonPerUnit: 1400 });
  const goods = await shop
    .visitor()
    .call(goodsCalls.detail, { params: { goodsNo: await numberOf('usd') } });
  expect(goods.price).toMatchObject({ salePriceWon: 41990, listPriceWon: 55990 });
});

it('accepts the new column names, and rejects a file without product columns', async () => {
  const report = await bring(
    'Title,URL handle,Price,SKU,Inventory quantity\n새 컵,new-cup,"9,900",N1,7',
  );
  expect(report.products.added).toBe(1);
  await expect(bring('name,amount\n컵,1000')).rejects.toThrow(WrongHeader);
  await expect(bring('name,amount\n컵,1000')).rejects.toThrow(/no column "handle" or "url handle"/);
});

it('never reduces stock below the reserved quantity', async () => {
  const goodsNo = await numberOf('good');
  await shop.db.run(
    sql`update sku_stock set reserved = 3 where sku_no in (select sku_no from sku where goods_no = ${goodsNo})`,
  );
  await bring(
    csv('good,좋은 컵,,온기,,컵,,TRUE,Title,Default Title,,,,,CUP-1,shopify,1,12000,,,,,,active'),
  );
  const stock = await shop.db.one(
    z.unknown(),
    sql`select on_hand, reserved from sku_stock k join sku using (sku_no) where goods_no = ${goodsNo}`,
  );
  expect(stock).toEqual({ onHand: 3, reserved: 3 });
});

describe('descriptions', () => {
  it.each([
    [
      '<p>하나<br>둘</p>',
      [
        { type: 'text', text: '하나' },
        { type: 'text', text: '둘' },
      ],
    ],
    ['plain &amp; simple', [{ type: 'text', text: 'plain & simple' }]],
    [
      '<table><tr><th>무게</th><td>1kg</td></tr></table>',
      [{ type: 'table', rows: [{ key: '무게', value: '1kg' }] }],
    ],
    ['<img src=x onerror=alert(1)><style>p{}</style>', []],
    ['<ul><li>a<li>b</ul>', [{ type: 'list', items: ['a', 'b'] }]],
  ])('%s', (html, blocks) => {
    expect(htmlBlocks(html)).toEqual(blocks);
  });
});

describe('files', () => {
  it('accepts UTF-8 and EUC-KR', () => {
    expect(readText(new TextEncoder().encode('컵'))).toBe('컵');
    expect(readText(Uint8Array.of(0xc4, 0xc5))).toBe('컵');
  });
  it('rejects a file that is not text', () => {
    expect(() => readText(Uint8Array.of(0xff, 0xff, 0x00))).toThrow(/neither UTF-8 nor EUC-KR/);
  });
});
