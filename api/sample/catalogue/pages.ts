import { paths } from '@shop/shared/contracts';
import { tab } from './banners';
import { homePages } from './home-pages';
import type { Row } from './insert';

export interface SamplePages {
  pages: Row[];
  corners: Row[];
  items: Row[];
}

export function samplePages(): SamplePages {
  const rows: SamplePages = { pages: [], corners: [], items: [] };
  Object.entries(homePages).forEach(([tabCd, page], pageAt) => {
    const pageNo = pageAt + 1;
    rows.pages.push({
      page_no: pageNo,
      page_cd: 'MAIN',
      tab_cd: tabCd,
      title: page.title,
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
      (corner.items ?? []).forEach((item, itemAt) => {
        rows.items.push({
          corner_no: cornerNo,
          sort: itemAt,
          type: item.type,
          ref_no: item.ref ?? null,
          title: item.title ?? '',
          text: item.text ?? '',
          image_key: item.image ?? null,
          tone: item.palette === undefined ? null : [item.palette, (item.palette + 5) % 12],
          link: item.link ?? null,
        });
      });
    });
  });
  return rows;
}

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
    ['식품', paths.category(5), null],
    ['홈·리빙', paths.category(6), null],
    ['디지털', paths.category(8), null],
    ['가전', paths.category(9), null],
  ].map(([name, link, badge], at) => ({
    menu_no: at + 1,
    name,
    link,
    badge,
    sort: at,
    use_yn: true,
  }));
