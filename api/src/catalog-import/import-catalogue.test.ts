import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { business, goodsCalls, searchCalls } from '@shop/shared/contracts';
import { goodsSchemas } from '@shop/shared/contracts/schemas';
import sharp from 'sharp';
import { z } from 'zod';
import { imageFolders } from '../modules/catalogue/image';
import { pendingMigrations } from '../platform/db/migrate';
import { sql } from '../platform/db/sql';
import {
  blocksOf,
  type PlannedProduct,
  planCatalogue,
  writeCatalogue,
} from '../testing/generated-catalogue';
import { openTestShop, type TestShop } from '../testing/shop';
import { until } from '../testing/until';
import { importCatalogue } from './import-catalogue';
import { WrongHeader } from './read/csv-columns';
import { readText } from './read/read-text';

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
  renamed?: 'move' | 'new';
  /** Most files here hold a few products only, so the others are kept silently. */
  missing?: 'keep' | 'end' | 'ask';
}

const bring = (text: string, options: Options = {}) =>
  importCatalogue(shop.db, {
    csv: text,
    images: options.images,
    wonPerUnit: options.wonPerUnit,
    isDryRun: options.isDryRun ?? false,
    renamed: options.renamed,
    missing: options.missing === 'ask' ? undefined : (options.missing ?? 'keep'),
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
  expect(picture.headers['content-type']).toBe('image/jpeg');
  const found = await shop.visitor().call(searchCalls.goods, { query: { q: '린넨' } });
  expect(found.items[0]?.goodsNo).toBe(goodsNo);
});

it('updates changed rows on a second run and adds no duplicates', async () => {
  const goodsNo = await numberOf('linen-shirt');
  expect((await bring(csv(...shirt), { images })).products).toEqual({
    added: 0,
    changed: 0,
    same: 1,
    ended: 0,
  });
  const dearer = shirt.slice(0, 2).map((line) => line.replace('39000', '45000'));
  expect((await bring(csv(...dearer), { images })).products).toEqual({
    added: 0,
    changed: 1,
    same: 0,
    ended: 0,
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
  expect(report.products).toEqual({ added: 1, changed: 1, same: 0, ended: 0 });
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
  expect((await bring(file)).products).toEqual({ added: 0, changed: 0, same: 1, ended: 0 });
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
  await shop.db.script("alter table goods add constraint no_bottle check (name <> '병')");
  const file = csv(line('b1', '컵\u0000'), line('b2', '병'), line('b3', '잔'));
  const dry = await bring(file, { isDryRun: true });
  const report = await bring(file);
  await shop.db.script('alter table goods drop constraint no_bottle');
  expect(report.products.added).toBe(2);
  expect(report.problems).toMatchObject([
    { line: 2, kind: 'cell', effect: 'changed' },
    { line: 3, kind: 'refused', handle: 'b2', effect: 'lost' },
  ]);
  expect(dry).toEqual(report);
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
  await expect(bring('name,amount\n컵,1000')).rejects.toThrow(/no column "Handle" or "URL handle"/);
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

describe('files', () => {
  it('accepts UTF-8 and EUC-KR', () => {
    expect(readText(new TextEncoder().encode('컵'))).toBe('컵');
    expect(readText(Uint8Array.of(0xc4, 0xc5))).toBe('컵');
  });
  it('rejects a file that is not text', () => {
    expect(() => readText(Uint8Array.of(0xff, 0xff, 0x00))).toThrow(/neither UTF-8 nor EUC-KR/);
  });
});

describe('numbers', () => {
  const price = (text: string, wonPerUnit?: number) =>
    saysOf(
      `n${encodeURIComponent(text)}${wonPerUnit},컵,,3,deny,"${text}",true,manual,false,,`,
      wonPerUnit,
    );

  it.each(['19,99', '1299,00', '19.99'])('asks for the currency of %s', async (text) => {
    await expect(price(text)).rejects.toThrow(/^Line 2: the price .* --won-per-unit/);
  });

  it.each(['1.299,00', '1,20,000', '1,5', '1.299', "1'299", '1 299', '12,3456'])(
    'does not guess what %s is',
    async (text) => {
      expect(await price(text)).toEqual([
        0,
        'lost',
        expect.stringContaining('not plainly one number'),
      ]);
      expect(await price(text, 1400)).toEqual([0, 'lost', expect.stringContaining('not plainly')]);
    },
  );

  it.each([
    ['₩12,900', 12_900],
    ['１２，９００원', 12_900],
    ['12900.00 KRW', 12_900],
    ['1,234,500', 1_234_500],
  ])('takes %s for %d won', async (text, won) => {
    const { skuPrices } = await soldAs(`w${won}${text.length}`, `,,3,deny,"${text}"`);
    expect(skuPrices).toEqual([won]);
  });

  it.each([
    ['1,200', [1, 1_200]],
    ['1,5', [0, undefined]],
    ['1.200', [0, undefined]],
    ['0x10', [0, undefined]],
    ['1e3', [0, undefined]],
  ])('reads the quantity %s as a price is read', async (text, expected) => {
    const handle = `q${Buffer.from(text).toString('hex')}`;
    const { added, stock } = await soldAs(handle, `,,"${text}",deny,9000`);
    expect([added, stock?.[0]]).toEqual(expected);
  });
});

const skuRow = z.object({
  skuNo: z.number(),
  code: z.string(),
  optionText: z.string(),
  status: z.string(),
  price: z.number(),
  listPrice: z.number(),
  onHand: z.number(),
});

/** The variants of a product that were ever imported. */
const skusOf = (handle: string) =>
  shop.db.rows(
    skuRow,
    sql`
    select k.sku_no, k.code, k.option_text, k.status, g.sale_price + k.add_price as price, k.list_price, t.on_hand
    from sku k join goods g using (goods_no) join sku_stock t using (sku_no)
    where g.source_key = ${`shopify:${handle}`} order by k.sort, k.sku_no`,
  );

/** What the shop sells after a line of a product without options. */
async function soldAs(handle: string, cells: string) {
  const { products } = await bring(
    [wide, `${handle},컵 ${handle}${cells},true,manual,false,,`].join('\n'),
  );
  const skus = await skusOf(handle);
  const [first] = skus;
  return {
    added: products.added,
    skuPrices: skus.map(({ price }) => price),
    stock: first && [first.onHand],
  };
}

describe('a variant that the shop has', () => {
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price';
  const keep = (skus: readonly z.infer<typeof skuRow>[]) =>
    skus
      .filter(({ status }) => status === 'ON_SALE')
      .map(({ skuNo, code, optionText, onHand }) => [skuNo, code, optionText, onHand]);
  const start = [
    '색상,빨강,사이즈,S/M,,5,9000',
    '색상,빨강,사이즈,M,,5,9000',
    '색상,파랑,사이즈,M,,5,9000',
  ];
  const file = (handle: string, lines: readonly string[]) =>
    [
      head,
      ...lines.map((line, at) => `${handle},${at === 0 ? `셔츠 ${handle}` : ''},${line}`),
    ].join('\n');

  it.each<[string, string, string[], string[], string[]]>([
    [
      'its SKU is filled in',
      'fill',
      [
        '색상,빨강,사이즈,S/M,A,5,9000',
        '색상,빨강,사이즈,M,B,5,9000',
        '색상,파랑,사이즈,M,C,5,9000',
      ],
      ['빨강 / S/M', '빨강 / M', '파랑 / M'],
      ['A', 'B', 'C'],
    ],
    [
      'the options change their places',
      'swap',
      ['사이즈,S/M,색상,빨강,,5,9000', '사이즈,M,색상,빨강,,5,9000', '사이즈,M,색상,파랑,,5,9000'],
      ['S/M / 빨강', 'M / 빨강', 'M / 파랑'],
      ['', '', ''],
    ],
    [
      'an option is renamed and values are spelled otherwise',
      'spell',
      ['컬러,빨강,Size,s/m,,5,9000', '컬러,빨강,Size,ｍ,,5,9000', '컬러,파랑,Size,m,,5,9000'],
      ['빨강 / s/m', '빨강 / ｍ', '파랑 / m'],
      ['', '', ''],
    ],
  ])('keeps its number and its sold stock when %s', async (_, handle, lines, texts, codes) => {
    await bring(file(handle, start));
    const before = await skusOf(handle);
    await shop.db.run(
      sql`update sku_stock set on_hand = 2 where sku_no = any(${before.map(({ skuNo }) => skuNo)}::bigint[])`,
    );
    expect((await bring(file(handle, lines))).problems).toEqual([]);
    const expected = before.map(({ skuNo }, at) => [skuNo, codes[at], texts[at], 2]);
    expect(keep(await skusOf(handle))).toEqual(expected);
  });

  it('keeps it by its SKU when options are exchanged, and when it returns after a file without it', async () => {
    const line = (sku: string, size: string) =>
      `색상,빨강,사이즈,${size},${sku && `back-${sku}`},5,9000`;
    await bring(file('back', [line('A', 'S'), line('B', 'M'), line('', 'L')]));
    const [a, b, c] = (await skusOf('back')).map(({ skuNo }) => skuNo);
    await bring(file('back', [line('A', 'M'), line('B', 'S')]));
    expect(keep(await skusOf('back'))).toEqual([
      [a, 'back-A', '빨강 / M', 5],
      [b, 'back-B', '빨강 / S', 5],
    ]);
    const { problems } = await bring(file('back', [line('B', 'S')]));
    expect(problems).toMatchObject([
      { kind: 'option', message: expect.stringContaining('빨강 / M') },
    ]);
    await bring(file('back', [line('A', 'S'), line('B', 'M'), line('', 'L')]));
    expect((await skusOf('back')).map(({ skuNo }) => skuNo)).toEqual([a, b, c]);
  });

  it('tells values with signs and SKUs that look like values apart', async () => {
    const report = await bring(
      file('glued', ['가,S/M,나,L,,1,9000', '가,S,나,M/L,,2,9000', '가,M,나,L,S/M/L,3,9000']),
    );
    expect([report.products.added, report.problems]).toEqual([1, []]);
    expect((await skusOf('glued')).map(({ onHand }) => onHand)).toEqual([1, 2, 3]);
  });

  it('moves what was imported by the former keys', async () => {
    await bring(file('former', start));
    const before = await skusOf('former');
    await shop.db.run(sql`
      update sku set source_key = 'shopify:former:' || replace(option_text, ' / ', '/')
      where sku_no = any(${before.map(({ skuNo }) => skuNo)}::bigint[])`);
    await bring(
      file(
        'former',
        start.map((line) => line.replace('9000', '8000')),
      ),
    );
    expect((await skusOf('former')).map(({ skuNo }) => skuNo)).toEqual(
      before.map(({ skuNo }) => skuNo),
    );
  });

  it('has its own list price', async () => {
    const priced = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price';
    await bring(
      [priced, 'list,의자,크기,소,30000,50000', 'list,,,중,45000,', 'list,,,대,60000,90000'].join(
        '\n',
      ),
    );
    expect((await skusOf('list')).map(({ price, listPrice }) => [price, listPrice])).toEqual([
      [30_000, 50_000],
      [45_000, 45_000],
      [60_000, 90_000],
    ]);
  });
});

describe('a product that the file names otherwise', () => {
  const line = (handle: string, sku: string) =>
    csv(`${handle},이름표 ${sku},,,,,,,,,,,,,${sku},shopify,5,9000,,,,,,`);

  it('is asked about, and moves with its stock when the operator says so', async () => {
    await bring(line('old-name', 'RN1'));
    const [before] = await skusOf('old-name');
    await shop.db.run(sql`update sku_stock set on_hand = 2 where sku_no = ${before?.skuNo ?? 0}`);
    const asked = await bring(line('new-name', 'RN1'));
    expect(asked.products).toMatchObject({ added: 0, changed: 0 });
    expect(asked.problems).toMatchObject([
      {
        kind: 'renamed',
        effect: 'asked',
        message: expect.stringMatching(/"old-name".*--renamed move/),
      },
    ]);
    const dry = await bring(line('new-name', 'RN1'), { renamed: 'move', isDryRun: true });
    const moved = await bring(line('new-name', 'RN1'), { renamed: 'move' });
    expect(moved.products).toMatchObject({ added: 0, changed: 1 });
    expect(dry).toEqual(moved);
    expect(await skusOf('new-name')).toMatchObject([{ skuNo: before?.skuNo, onHand: 2 }]);
    const another = await bring(line('third-name', 'RN1'), { renamed: 'new' });
    expect(another.products).toMatchObject({ added: 1 });
  });

  it('is reported when it is missing, and taken off sale until it returns when the operator says so', async () => {
    await bring(line('gone', 'GO1'));
    const other = line('stays', 'ST1');
    const { problems } = await bring(other, { missing: 'ask' });
    expect(problems.find(({ handle }) => handle === 'gone')).toMatchObject({
      kind: 'missing',
      effect: 'asked',
      message: expect.stringContaining('--missing end'),
    });
    const statusOf = async () =>
      shop.db.one(
        z.object({ status: z.string() }),
        sql`select status from goods where source_key = 'shopify:gone'`,
      );
    await bring(other, { missing: 'end', isDryRun: true });
    expect(await statusOf()).toEqual({ status: 'ON_SALE' });
    expect((await bring(other, { missing: 'end' })).products.ended).toBeGreaterThan(0);
    expect(await statusOf()).toEqual({ status: 'ENDED' });
    await bring(line('gone', 'GO1'));
    expect(await statusOf()).toEqual({ status: 'ON_SALE' });
  });
});

describe('columns and lines', () => {
  const narrow =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Taxable,Variant Inventory Qty';

  it('says which columns are not used, and which one may be meant by another', async () => {
    const { columns } = await bring('Handle,Title,Body,SEO Title,Price\ncols,컵,<p>글</p>,x,9000');
    expect(columns.unused).toEqual(['Body', 'SEO Title']);
    expect(columns.missing).toContainEqual({ column: 'Body (HTML)', isMeant: 'Body' });
    expect(columns.missing).toContainEqual({ column: 'Vendor', isMeant: undefined });
  });

  it('takes goods that are not taxed for free of tax', async () => {
    const { problems } = await bring(
      [
        narrow,
        'untaxed,쌀,,,,,9000,FALSE,1',
        'mixed,콩,크기,소,,,9000,FALSE,1',
        'mixed,,,대,,,9500,TRUE,1',
      ].join('\n'),
    );
    expect(problems).toMatchObject([{ line: 3, kind: 'tax', effect: 'changed' }]);
    await bring('Handle,Title,Price\nuntaxed,쌀,9100');
    const rows = await shop.db.rows(
      z.object({ taxType: z.string() }),
      sql`select tax_type from goods where source_key in ('shopify:untaxed', 'shopify:mixed') order by goods_no`,
    );
    expect(rows.map(({ taxType }) => taxType)).toEqual(['FREE', 'TAX']);
  });

  it('keeps variants when an option is left out or has no name', async () => {
    const report = await bring(
      [
        narrow,
        'gap,이빠진 컵,,,사이즈,S,9000,,1',
        'gap,,,,,L,9500,,1',
        'noname,이름 없는 잔,,빨강,,,9000,,1',
        'noname,,,파랑,,,9000,,1',
      ].join('\n'),
    );
    expect(report.problems).toMatchObject([{ line: 4, kind: 'option', effect: 'changed' }]);
    expect((await skusOf('gap')).map(({ optionText }) => optionText)).toEqual(['S', 'L']);
    expect((await skusOf('noname')).map(({ optionText }) => optionText)).toEqual(['빨강', '파랑']);
  });

  it.each(['\n', '\r\n', '\r'])(
    'names the line where it stands, after empty lines and lines in cells (%j)',
    async (end) => {
      const text = [
        '\ufeffHandle,Title,Body (HTML),Price',
        '',
        'a1,컵,"<p>',
        '글</p>",x',
        '',
        ',,,',
        'a2,컵,,y',
      ];
      const { problems } = await bring(text.join(end));
      const lines = problems.filter(({ kind }) => kind === 'price').map(({ line }) => line);
      expect(lines).toEqual([3, 7]);
    },
  );

  it('reads padded cells and other separators, and says how to mend quotes', async () => {
    const padded = await bring('"Handle" , "Title" , "Price"\n"pad" , " 띄운 컵 " , "9,000"');
    const semicolons = await bring('Handle;Title;Price\nsemi;쌍반점 컵;9,000');
    expect([padded.products.added, semicolons.products.added]).toEqual([1, 1]);
    await expect(bring('Handle,Title,Price\npipe,5" 관,9000')).rejects.toThrow(
      /^Line 2: a quote stands within a cell.*doubled/,
    );
    await expect(bring('Handle,Title,Price\npipe,"관" x,9000')).rejects.toThrow(
      /^Line 2: after a closing/,
    );
  });

  it('knows a brand and a category by each spelling', async () => {
    const line = (handle: string, vendor: string, type: string) =>
      `${handle},신발 ${handle},,${vendor},,${type},,,,,,,,,${handle},shopify,1,9000,,,,,,`;
    await bring(csv(line('nk1', 'NIKE', 'Shoes'), line('nk2', 'Nike', 'shoes')));
    await bring(csv(line('nk3', 'ｎｉｋｅ ', 'SHOES'), line('nk4', 'NIKE+', 'Shoes')));
    const count = z.object({ brands: z.number(), categories: z.number() });
    expect(
      await shop.db.one(
        count,
        sql`select (select count(*)::int from brand where lower(normalize(name_ko, nfkc)) like 'nike%') as brands,
          (select count(*)::int from category where lower(name) = 'shoes') as categories`,
      ),
    ).toEqual({ brands: 2, categories: 1 });
  });

  it('composes a name and keeps it in one line', async () => {
    const { problems } = await bring(
      csv(`"nfd","${'한국 큰 컵'.normalize('NFD')}\n둘",,,,,,,,,,,,,NF1,shopify,1,9000,,,,,,`),
    );
    expect(problems).toMatchObject([{ kind: 'cell', effect: 'changed' }]);
    const row = await shop.db.one(
      z.object({ name: z.string() }),
      sql`select name from goods where source_key = 'shopify:nfd'`,
    );
    expect(row.name).toBe('한국 큰 컵 둘');
  });
});

describe('generated files', () => {
  /** What the shop sells, by the front door. */
  async function shownOf(handle: string) {
    const params = { goodsNo: await numberOf(handle) };
    const {
      name,
      content,
      images: pictures,
      price,
      options,
    } = await shop.visitor().call(goodsCalls.detail, { params });
    return {
      name,
      blocks: content.filter(({ type }) => type !== 'image'),
      // The picture of the gallery is that of the description.
      pictures: [
        ...pictures.map(({ key }) => key),
        ...content.flatMap((block) => (block.type === 'image' ? block.image.key : [])),
      ],
      variants: options.skus
        .map(({ optionText, addPriceWon, available }) => [
          optionText.split(' / ').sort().join(),
          price.salePriceWon + addPriceWon,
          available,
        ])
        .sort(),
    };
  }

  const plannedOf = (product: PlannedProduct, key: string, qty?: number) => ({
    name: product.title,
    blocks: blocksOf(product),
    pictures: [key, key],
    variants: product.variants
      .map((one) => [[one.colour, one.size].sort().join(), one.priceWon, qty ?? one.qty])
      .sort(),
  });

  it.each([1, 2, 3, 4])(
    'report and shop agree, at first and with swapped options (%d)',
    async (seed) => {
      const { products, style } = planCatalogue(seed);
      const keys = new Map<string, string>();
      for (const [at, { handle }] of products.entries()) {
        mkdirSync(join(images, 'shop', handle), { recursive: true });
        const channels = { r: 60 * at, g: 40 * seed, b: 90 };
        const bytes = await sharp({
          create: { width: 8, height: 16, channels: 3, background: channels },
        })
          .png()
          .toBuffer();
        writeFileSync(join(images, 'shop', handle, 'main.png'), bytes);
        keys.set(handle, `f/${createHash('sha256').update(bytes).digest('hex')}`);
      }
      const first = writeCatalogue(products, style);
      const dry = await bring(first.text, { images, isDryRun: true });
      const report = await bring(first.text, { images });
      expect(dry).toEqual(report);
      expect(report.products).toMatchObject({ added: products.length, changed: 0 });
      expect(report.problems.map(({ line, kind }) => [line, kind])).toEqual(
        first.faultyLines.map((line) => [line, 'price']),
      );
      expect(report.columns.unused).toEqual(['Note']);
      for (const product of products) {
        expect(await shownOf(product.handle)).toEqual(
          plannedOf(product, keys.get(product.handle) ?? ''),
        );
      }
      const skus = await Promise.all(products.map(({ handle }) => skusOf(handle)));
      expect(skus.flat().map(({ price, listPrice }) => [price, listPrice])).toEqual(
        products.flatMap(({ variants }) => variants.map((one) => [one.priceWon, one.listPriceWon])),
      );

      // One piece is left in stock. The next file has SKUs, and the options in another order.
      const numbers = skus.flat().map(({ skuNo }) => skuNo);
      await shop.db.run(
        sql`update sku_stock set on_hand = 1 where sku_no = any(${numbers}::bigint[])`,
      );
      const second = writeCatalogue(products, { ...style, isSwapped: true });
      const again = await bring(second.text, { images });
      expect(again.products).toMatchObject({ added: 0, changed: products.length });
      expect(
        (await Promise.all(products.map(({ handle }) => skusOf(handle))))
          .flat()
          .map(({ skuNo }) => skuNo),
      ).toEqual(numbers);
      for (const product of products) {
        const expected = plannedOf(product, keys.get(product.handle) ?? '', 1);
        // The cached response ends when the commit is announced, a moment later.
        await until(async () =>
          (await shownOf(product.handle)).variants.every(([, , left]) => left === 1),
        );
        expect(await shownOf(product.handle)).toEqual(expected);
      }
      expect((await bring(second.text, { images })).products).toMatchObject({
        same: products.length,
      });
    },
  );
});
