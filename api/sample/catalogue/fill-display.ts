import type { Tx } from '@shop/api/platform/db/db';
import { sampleBanners } from './banners';
import { sampleCoupons, sampleDeals } from './benefits';
import type { GoodsSummary } from './goods-summary';
import { insertRows } from './insert';
import { type SamplePages, sampleGnb, samplePages } from './pages';
import { sampleBrands } from './places';
import { samplePlanShops } from './plan-shops';
import { sampleBottomBanners, samplePopups } from './popups';
import { fillShops } from './shops';

/** Below a 기획전 that a corner shows. */
const GOODS_OF_PLAN_SHOP = 3;

async function writePages(tx: Tx, { pages, corners, items }: SamplePages): Promise<void> {
  await insertRows(tx, 'display_page', pages);
  await insertRows(tx, 'corner', corners);
  await insertRows(
    tx,
    'corner_item',
    items.map((row, at) => ({ corner_item_no: at + 1, ...row })),
  );
}

/** Benefits, 기획전 and the pages of the sample shop. */
export async function fillDisplay(
  tx: Tx,
  summaries: readonly GoodsSummary[],
  now: Date,
): Promise<void> {
  const brandNames = new Map(sampleBrands().map((brand) => [brand.brandNo, brand.nameKo]));
  const deals = sampleDeals(summaries, now);
  const inDeals = new Set(deals.map((row) => Number(row.goods_no)));
  const plans = samplePlanShops(summaries, now, inDeals);
  await insertRows(tx, 'plan_shop', plans.planShops);
  await insertRows(tx, 'plan_shop_section', plans.sections);
  await insertRows(tx, 'plan_shop_goods', plans.goods);
  const benefits = sampleCoupons(summaries, (no) => brandNames.get(no) ?? '', now);
  await insertRows(tx, 'coupon', benefits.coupons);
  await insertRows(tx, 'coupon_target', benefits.targets);
  await insertRows(tx, 'plan_shop_coupon', benefits.planShopCoupons);
  await insertRows(tx, 'time_deal', deals);
  await insertRows(tx, 'banner', sampleBanners());
  await fillShops(tx, now);
  // In place of the pages that a new shop begins with.
  await tx.script('delete from display_page; delete from gnb_menu;');
  const goodsOf = (planShopNo: number) =>
    plans.goods
      .filter((row) => row.plan_shop_no === planShopNo)
      .slice(0, GOODS_OF_PLAN_SHOP)
      .map((row) => Number(row.goods_no));
  await writePages(tx, samplePages(goodsOf));
  await insertRows(tx, 'gnb_menu', sampleGnb());
  await insertRows(tx, 'popup', samplePopups(goodsOf(1)[0]));
  await insertRows(tx, 'bottom_banner', sampleBottomBanners());
}
