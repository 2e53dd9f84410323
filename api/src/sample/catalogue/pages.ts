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

export const sampleGnb = (): Row[] =>
  [
    ['베스트', tab('10'), null],
    ['타임딜', tab('20'), 'HOT'],
    ['신상', tab('30'), null],
    ['쿠폰', tab('80'), null],
    ['식품', paths.category(5), null],
    ['디지털', paths.category(8), null],
    ['리퍼', tab('90'), 'NEW'],
  ].map(([name, link, badge], at) => ({
    menu_no: at + 1,
    name,
    link,
    badge,
    sort: at,
    use_yn: true,
  }));
