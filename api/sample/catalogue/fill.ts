import type { Db, Tx } from '@shop/api/platform/db/db';
import { foundRow } from '@shop/api/platform/db/row';
import { sql } from '@shop/api/platform/db/sql';
import { fillBase } from './fill-base';
import { fillDisplay } from './fill-display';
import { fillContents, fillKeywords } from './fill-texts';
import { type GoodsSummary, summaryOf } from './goods-summary';
import { moveSequence } from './insert';
import { createPlaces } from './places';
import { fillRankings } from './rankings';
import { sampleShelf } from './shelf';
import { sampleVouchers } from './vouchers';
import { writeGoods } from './write-goods';

export interface FillOptions {
  /** How many goods; 0 fills nothing. */
  goods: number;
  now: Date;
  onProgress?: (done: number, total: number) => void;
}

const BATCH = 2_000;
/** Smaller shops are of tests that count their goods. */
const WITH_VOUCHERS = 1_000;
/** From this number of goods on, building the text indexes at the end is faster. */
const MANY = 5_000;

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
  ['popup', 'popup_no'],
  ['bottom_banner', 'bottom_banner_no'],
  ['display_content', 'content_no'],
  ['review', 'review_no'],
] as const;

const moveSequences = async (tx: Tx): Promise<void> => {
  for (const [table, column] of sequences) await moveSequence(tx, table, column);
};

/** 추가상품 of laptops: a keyboard and earbuds; a video of mugs. */
async function offerAdditions(tx: Tx): Promise<void> {
  const [laptops, keyboards, earbuds] = [80101, 80103, 80301];
  await tx.run(sql`
    insert into goods_addition (goods_no, sku_no, sort)
    select g.goods_no, k.sku_no, k.place
    from goods g cross join (
      select min(s.sku_no) as sku_no, row_number() over (order by x.category_no)::smallint as place
      from sku s join goods x using (goods_no) join sku_stock c using (sku_no)
      where x.category_no in (${keyboards}, ${earbuds}) and x.status = 'ON_SALE' and x.min_qty = 1 and c.on_hand > 50
      group by x.category_no) k
    where g.category_no = ${laptops}`);
  await tx.run(sql`
    update goods set video_path = '/images/v/studio.webm'
    where goods_no in (select goods_no from goods where category_no = 70202 order by goods_no limit 5)`);
}

async function fill(tx: Tx, { goods: total, now, onProgress }: FillOptions): Promise<void> {
  // A hundred thousand goods take longer than the statement time limit.
  await tx.script('set local statement_timeout = 0');
  await fillBase(tx, now);
  await fillContents(tx);
  await fillKeywords(tx, now);
  const isMany = total > MANY;
  if (isMany) await tx.script('drop index goods_jamo; drop index goods_choseong;');
  const placeOf = createPlaces();
  const summaries: GoodsSummary[] = [];
  for (let from = 1; from <= total; from += BATCH) {
    const count = Math.min(BATCH, total - from + 1);
    const batch = sampleShelf(placeOf, from, count, now);
    await writeGoods(tx, batch, now, isMany ? 0.25 : 1);
    // What is chosen by hand for benefits and 기획전 is for everybody.
    if (summaries.length < 3_000)
      summaries.push(...batch.filter(({ place }) => !place.isAdult).map(summaryOf));
    onProgress?.(from + count - 1, total);
  }
  if (total >= WITH_VOUCHERS) await writeGoods(tx, sampleVouchers(total + 1, now), now, 0);
  await fillDisplay(tx, summaries, now);
  if (isMany) {
    await tx.script(`create index goods_jamo on goods using gin (jamo_text gin_trgm_ops);
      create index goods_choseong on goods using gin (choseong_text gin_trgm_ops);`);
  }
  await moveSequences(tx);
  // Without statistics the next statements compare every deal with every product.
  await tx.script('analyze');
  await tx.run(sql`select refresh_deal_prices()`);
  await tx.run(sql`select refresh_goods_derived(array(select goods_no from goods))`);
  await tx.run(sql`select refresh_goods_counts()`);
  await tx.run(sql`update coupon c set is_applied = is_issuable(c, now()) where kind = 'GOODS'`);
  await offerAdditions(tx);
  await fillRankings(tx, now);
  await tx.run(sql`insert into sample_catalogue (goods_count) values (${total})`);
  await tx.script('analyze');
}

/**
 * Fills the sample shop into an empty catalogue, all or nothing. Does nothing to a shop that has goods.
 * @returns whether it filled.
 */
export async function fillSampleCatalogue(db: Db, options: FillOptions): Promise<boolean> {
  const existingGoods = await db.maybe(foundRow, sql`select true as found from goods limit 1`);
  if (existingGoods || options.goods === 0) return false;
  await db.tx((tx) => fill(tx, options));
  // For speed only: on a slow disk it may time out, and autovacuum runs later.
  if (options.goods > MANY) await db.script('vacuum goods').catch(() => undefined);
  return true;
}
