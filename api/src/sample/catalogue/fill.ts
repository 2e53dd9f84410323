import type { Db, Tx } from '../../platform/db/db';
import { sql } from '../../platform/db/sql';
import { type GoodsBrief, sampleCoupons, sampleDeals } from './benefits';
import { codeGroups, contents, redirects } from './codes';
import { type SampleGoods, sampleGoods } from './goods';
import { insertRows, moveSequence, type Row } from './insert';
import { banned, popular, recommended, redirectsOfWords, synonyms } from './keywords';
import { sampleBanners, sampleGnb, samplePages } from './pages';
import { createPlaces, sampleBrands, sampleCategories } from './places';
import { samplePlanShops } from './plan-shops';
import { reviewsOf } from './review-rows';
import { areaFees, sellers } from './sellers';

export interface FillOptions {
  /** How many goods; 0 fills nothing. */
  goods: number;
  now: Date;
  onProgress?: (done: number, total: number) => void;
}

const BATCH = 1_000;
/** From here on it is quicker to build the text indexes once at the end. */
const MANY = 5_000;
const toneOf = (palette: number) => [palette, (palette + 5) % 12];

async function fillGround(tx: Tx): Promise<void> {
  await insertRows(
    tx,
    'seller',
    sellers.map(({ policies: _, ...seller }, at) => ({
      seller_no: at + 1,
      biz_name: seller.bizName,
      ceo: seller.ceo,
      biz_no: seller.bizNo,
      mail_order_no: seller.mailOrderNo,
      address: seller.address,
      phone: seller.phone,
      email: seller.email,
      is_broker_sale: seller.isBrokerSale,
      return_address: seller.returnAddress,
      courier_cd: 'CJ',
    })),
  );
  await insertRows(
    tx,
    'delivery_policy',
    sellers
      .flatMap((seller, at) =>
        seller.policies.map(
          (policy): Row => ({
            seller_no: at + 1,
            name: policy.name,
            type: policy.type,
            cond_type: policy.condType ?? null,
            base_fee: policy.baseFee ?? 0,
            free_over: policy.freeOver ?? null,
            qty_unit: policy.qtyUnit ?? null,
            bundle_group_no: policy.isBundled ? at + 1 : null,
            calc: 'MAX',
            return_fee: policy.returnFee,
            exchange_fee: policy.returnFee * 2,
            courier: policy.courier,
            lead_days: policy.leadDays,
            cutoff_hour: policy.cutoffHour,
            area_fee_yn: policy.type !== '40',
          }),
        ),
      )
      .map((row, at) => ({ delivery_policy_no: at + 1, ...row })),
  );
  await insertRows(
    tx,
    'area_fee',
    areaFees.map((row, at) => ({
      area_fee_no: at + 1,
      name: row.name,
      zip_from: row.zipFrom,
      zip_to: row.zipTo,
      fee: row.fee,
    })),
  );
  await insertRows(
    tx,
    'category',
    sampleCategories().map((row) => ({
      category_no: row.categoryNo,
      parent_no: row.parentNo,
      depth: row.depth,
      path: row.path,
      name: row.name,
      sort: row.sort,
      icon: row.icon,
      image_key: `d/${row.archetype}-${row.palette}-${row.sort}-hero`,
      tone: toneOf(row.palette),
      adult_yn: false,
      use_yn: true,
      updated_at: new Date(),
    })),
  );
  await insertRows(
    tx,
    'brand',
    sampleBrands().map((row) => ({
      brand_no: row.brandNo,
      name_ko: row.nameKo,
      name_en: row.nameEn,
      initial: initialOf(row.nameKo),
      logo_key: `l/${row.brandNo}-${row.palette}`,
      tone: toneOf(row.palette),
      story: [{ type: 'text', text: row.story }],
      popularity: 60 - ((row.brandNo * 7) % 60),
      status: 'OPEN',
      updated_at: new Date(),
    })),
  );
}

const initialConsonants = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';

/** Initial for the 가나다 index: doubled consonants stand with the plain ones. */
export function initialOf(name: string): string {
  const code = (name.codePointAt(0) ?? 0) - 0xac00;
  return code >= 0 && code < 11_172
    ? (initialConsonants[Math.floor(code / 588)] ?? '#')
    : (name[0] ?? '#').toUpperCase();
}

async function writeGoods(
  tx: Tx,
  batch: readonly SampleGoods[],
  now: Date,
  reviewScale: number,
): Promise<void> {
  const each = (make: (goods: SampleGoods) => Row[]) => batch.flatMap(make);
  await insertRows(
    tx,
    'goods',
    batch.map(({ row }) => row),
  );
  await insertRows(
    tx,
    'category_goods',
    each(({ row, place }) =>
      place.path.map(({ categoryNo }) => ({ category_no: categoryNo, goods_no: row.goods_no })),
    ),
  );
  await insertRows(
    tx,
    'goods_image',
    each(({ row, images }) =>
      images.map((image, sort) => ({
        goods_no: row.goods_no,
        sort,
        image_key: image.key,
        tone: image.tone,
        alt: image.alt,
      })),
    ),
  );
  await insertRows(
    tx,
    'goods_content',
    each(({ row, content }) => [{ goods_no: row.goods_no, blocks: content }]),
  );
  await insertRows(
    tx,
    'goods_notice',
    each(({ row, notice }) =>
      notice.map((line, sort) => ({ goods_no: row.goods_no, sort, ...line })),
    ),
  );
  await insertRows(
    tx,
    'goods_cert',
    each(({ row, cert }) =>
      cert ? [{ goods_no: row.goods_no, kind: cert.kind, cert_no: cert.certNo }] : [],
    ),
  );
  await insertRows(
    tx,
    'option_group',
    each(({ row, options }) =>
      options.groups.map((group) => ({
        group_no: row.goods_no * 10 + group.level,
        goods_no: row.goods_no,
        level: group.level,
        name: group.name,
      })),
    ),
  );
  await insertRows(
    tx,
    'option_value',
    each(({ row, options }) =>
      options.groups.flatMap((group) =>
        group.values.map((value, sort) => ({
          value_no: value.valueNo,
          group_no: row.goods_no * 10 + group.level,
          goods_no: row.goods_no,
          level: group.level,
          name: value.name,
          color: value.color,
          image_key: value.imageKey,
          sort,
        })),
      ),
    ),
  );
  await insertRows(
    tx,
    'sku',
    each(({ row, options }) =>
      options.skus.map((sku, sort) => ({
        sku_no: sku.skuNo,
        goods_no: row.goods_no,
        value_nos: sku.valueNos,
        option_text: sku.optionText,
        add_price: sku.addPrice,
        code: `SMP-${sku.skuNo}`,
        status: 'ON_SALE',
        sort,
      })),
    ),
  );
  await insertRows(
    tx,
    'sku_stock',
    each(({ options }) =>
      options.skus.map((sku) => ({
        sku_no: sku.skuNo,
        on_hand: sku.onHand,
        reserved: 0,
        safety: 0,
        version: 0,
      })),
    ),
  );
  await insertRows(
    tx,
    'price_history',
    each(({ row, prices }) =>
      prices.map((price) => ({
        goods_no: row.goods_no,
        price: price.price,
        from_at: price.fromAt,
        to_at: price.toAt,
      })),
    ),
  );
  const reviews = batch.map((goods) => reviewsOf(goods, now, reviewScale));
  await insertRows(
    tx,
    'review',
    reviews.flatMap((part) => part.reviews),
  );
  await insertRows(
    tx,
    'review_file',
    reviews.flatMap((part) => part.files),
  );
  await insertRows(
    tx,
    'review_stat',
    reviews.map((part) => part.stat),
  );
}

const briefOf = ({ row, place, archetype, options }: SampleGoods): GoodsBrief => ({
  goodsNo: row.goods_no,
  brandNo: place.brandNo,
  topNo: place.path[0]?.categoryNo ?? 0,
  archetype: archetype.id,
  salePrice: Number(row.sale_price),
  popularity: Number(row.sales_cnt),
  isSoldOut: row.status !== 'ON_SALE' || options.skus.every(({ onHand }) => onHand === 0),
});

async function fillDisplay(tx: Tx, briefs: readonly GoodsBrief[], now: Date): Promise<void> {
  const brandNames = new Map(sampleBrands().map((brand) => [brand.brandNo, brand.nameKo]));
  const plans = samplePlanShops(briefs, now);
  await insertRows(tx, 'plan_shop', plans.planShops);
  await insertRows(tx, 'plan_shop_section', plans.sections);
  await insertRows(tx, 'plan_shop_goods', plans.goods);
  const benefits = sampleCoupons(briefs, (no) => brandNames.get(no) ?? '', now);
  await insertRows(tx, 'coupon', benefits.coupons);
  await insertRows(tx, 'coupon_target', benefits.targets);
  await insertRows(tx, 'plan_shop_coupon', benefits.planShopCoupons);
  await insertRows(tx, 'time_deal', sampleDeals(briefs, now));
  await insertRows(tx, 'banner', sampleBanners());
  await insertRows(tx, 'shop', [
    {
      shop_no: 1,
      code: '008',
      name: '카드 회원관',
      kind: 'MEMBER',
      status: 'OPEN',
      description: '카드 회원을 위한 매장이에요.',
      open_at: now,
    },
  ]);
  const pages = samplePages();
  await insertRows(tx, 'display_page', pages.pages);
  await insertRows(tx, 'corner', pages.corners);
  await insertRows(
    tx,
    'corner_item',
    pages.items.map((row, at) => ({ corner_item_no: at + 1, ...row })),
  );
  await insertRows(tx, 'gnb_menu', sampleGnb());
}

async function fillWords(tx: Tx, now: Date): Promise<void> {
  await insertRows(
    tx,
    'code_group',
    Object.entries(codeGroups).map(([grp_cd, { name }]) => ({ grp_cd, name })),
  );
  await insertRows(
    tx,
    'code',
    Object.entries(codeGroups).flatMap(([grp_cd, { codes }]) =>
      codes.map(([cd, name, ref1], sort) => ({
        grp_cd,
        cd,
        name,
        ref1: ref1 ?? null,
        ref2: null,
        sort,
        use_yn: true,
      })),
    ),
  );
  await insertRows(tx, 'redirect', redirects);
  await insertRows(
    tx,
    'display_content',
    contents.map((row, at) => ({ content_no: at + 1, ...row })),
  );
  await insertRows(
    tx,
    'keyword_rank',
    popular.map(([word, prevRank], at) => ({
      rank: at + 1,
      word,
      prev_rank: prevRank,
      ranked_at: now,
    })),
  );
  await insertRows(
    tx,
    'keyword_synonym',
    synonyms.flatMap(([a, b]) => [
      { word: a, synonym: b },
      { word: b, synonym: a },
    ]),
  );
  await insertRows(tx, 'keyword_redirect', redirectsOfWords);
  await insertRows(
    tx,
    'keyword_group',
    [...recommended, ...popular.map(([word]) => word)].map((word, at) => ({
      word,
      weight: 100 - at,
    })),
  );
  await insertRows(
    tx,
    'keyword_banned',
    banned.map((word) => ({ word })),
  );
}

const sequences = [
  ['seller', 'seller_no'],
  ['brand', 'brand_no'],
  ['category', 'category_no'],
  ['delivery_policy', 'delivery_policy_no'],
  ['area_fee', 'area_fee_no'],
  ['goods', 'goods_no'],
  ['option_group', 'group_no'],
  ['option_value', 'value_no'],
  ['sku', 'sku_no'],
  ['coupon', 'coupon_no'],
  ['time_deal', 'deal_no'],
  ['shop', 'shop_no'],
  ['plan_shop', 'plan_shop_no'],
  ['plan_shop_section', 'section_no'],
  ['banner', 'banner_no'],
  ['display_page', 'page_no'],
  ['corner', 'corner_no'],
  ['corner_item', 'corner_item_no'],
  ['gnb_menu', 'menu_no'],
  ['display_content', 'content_no'],
  ['review', 'review_no'],
] as const;

async function fill(tx: Tx, { goods: total, now, onProgress }: FillOptions): Promise<void> {
  await fillGround(tx);
  await fillWords(tx, now);
  const isMany = total > MANY;
  if (isMany) await tx.script('drop index goods_jamo; drop index goods_choseong;');
  const placeOf = createPlaces();
  const briefs: GoodsBrief[] = [];
  for (let from = 1; from <= total; from += BATCH) {
    const count = Math.min(BATCH, total - from + 1);
    const batch = Array.from({ length: count }, (_, at) =>
      sampleGoods(from + at, placeOf(from + at), now),
    );
    await writeGoods(tx, batch, now, isMany ? 0.25 : 1);
    if (briefs.length < 3_000) briefs.push(...batch.map(briefOf));
    onProgress?.(from + count - 1, total);
  }
  await fillDisplay(tx, briefs, now);
  if (isMany) {
    await tx.script(`create index goods_jamo on goods using gin (jamo_text gin_trgm_ops);
      create index goods_choseong on goods using gin (choseong_text gin_trgm_ops);`);
  }
  for (const [table, column] of sequences) await moveSequence(tx, table, column);
  await tx.rows(sql`select refresh_deal_prices()`);
  await tx.rows(sql`select refresh_goods_derived(array(select goods_no from goods))`);
  await tx.run(sql`insert into sample_catalogue (goods_count) values (${total})`);
}

/**
 * Fills the sample shop into an empty catalogue, all or nothing. A shop that has goods is left alone.
 * @returns whether it filled.
 */
export async function fillSampleCatalogue(db: Db, options: FillOptions): Promise<boolean> {
  if (options.goods === 0) return false;
  const known = await db.maybe(sql`select 1 from goods limit 1`);
  if (known) return false;
  await db.tx((tx) => fill(tx, options));
  await db.script('analyze');
  return true;
}
