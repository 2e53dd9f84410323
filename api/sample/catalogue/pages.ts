import { paths } from '@shop/shared/contracts';
import { tab } from './banners';
import { cornerPages, gnbPages, rankingPage } from './corner-pages';
import type { ItemSeed, PageSeed } from './corner-seeds';
import { homePages } from './home-pages';
import type { Row } from './insert';
import { placePages } from './place-pages';

export interface SamplePages {
  pages: Row[];
  corners: Row[];
  items: Row[];
}

/** In this order, which numbers them: the home tabs first. */
const pageSeeds: readonly PageSeed[] = [...homePages, ...cornerPages, ...placePages];

/** The numbers of some goods of a 기획전. */
type GoodsOfPlanShop = (planShopNo: number) => readonly number[];

export function samplePages(goodsOf: GoodsOfPlanShop): SamplePages {
  const rows: SamplePages = { pages: [], corners: [], items: [] };
  pageSeeds.forEach((page, pageAt) => {
    const pageNo = pageAt + 1;
    rows.pages.push({
      page_no: pageNo,
      page_cd: page.pageCd,
      tab_cd: page.tabCd ?? '01',
      shop_no: page.shopNo ?? null,
      ref_no: page.refNo ?? null,
      title: page.title,
      has_ranking: page.hasRanking ?? false,
      platform: 'ALL',
      version: 1,
      status: 'OPEN',
    });
    page.corners.forEach((corner, cornerAt) => {
      const cornerNo = pageNo * 100 + cornerAt;
      rows.corners.push({
        corner_no: cornerNo,
        page_no: pageNo,
        corner_id: corner.id,
        sort: cornerAt,
        title: corner.title ?? '',
        subtitle: corner.subtitle ?? '',
        layout: corner.layout ?? 'default',
        more_link: corner.more ?? null,
        rule: corner.rule ?? null,
      });
      const items = (corner.items ?? []).flatMap((item) => withGoods(item, goodsOf));
      items.forEach((item, itemAt) => {
        rows.items.push(itemRow(cornerNo, itemAt, item));
      });
    });
  });
  return rows;
}

const withGoods = (item: ItemSeed, goodsOf: GoodsOfPlanShop): readonly ItemSeed[] =>
  item.type === 'goodsOfPlanShop'
    ? goodsOf(item.ref ?? 0).map((ref) => ({ type: 'goods', ref }))
    : [item];

const itemRow = (cornerNo: number, sort: number, item: ItemSeed): Row => ({
  corner_no: cornerNo,
  sort,
  type: item.type,
  ref_no: item.ref ?? null,
  title: item.title ?? '',
  text: item.text ?? '',
  image_key: item.image ?? null,
  tone: item.palette === undefined ? null : [item.palette, (item.palette + 5) % 12],
  link: item.link ?? null,
});

/** The menu row of a desktop, which takes the place of the home tabs there. */
export const sampleGnb = (): Row[] =>
  [
    ['베스트', tab('10'), null],
    ['타임딜', tab('20'), null],
    ['신상', tab('30'), null],
    ['기획전', paths.planShopList(), 'NEW'],
    ['쿠폰', tab('80'), null],
    ['브랜드', paths.brand(), null],
    ['여성패션', paths.category(1), null],
    ['뷰티', paths.category(4), null],
    // Short: the row has as many entries as fit at 1280 px.
    ['랭킹', paths.gnb(rankingPage.refNo, { rank: 'realtime' }), null],
    ...gnbPages.map(({ menu, refNo }) => [menu, paths.gnb(refNo), null]),
    ['카드 회원관', paths.shop(1), null],
  ].map(([name, link, badge], at) => ({
    menu_no: at + 1,
    name,
    link,
    badge,
    sort: at,
    use_yn: true,
  }));
