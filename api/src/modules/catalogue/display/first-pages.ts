import { paths } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';

const pageNoRow = z.object({ pageNo: z.number() });

interface FirstCorner {
  id: string;
  title: string;
  layout?: string;
  /** Home tab (PR093) that the heading links to. */
  moreTab?: string;
  rule: Record<string, unknown>;
}

const tabPath = (tabCd: string): string => `${paths.home()}?tab=${tabCd}`;
const personal = (source: string, audience: 'anyone' | 'member', size = 8) => ({
  type: 'personal',
  source,
  audience,
  size,
});

/** Home pages of a new shop, by tab of PR093. They hold only corners filled by a rule. */
const firstPages: Readonly<Record<string, { title: string; corners: readonly FirstCorner[] }>> = {
  '01': {
    title: '홈',
    corners: [
      { id: 'time-deal', title: '타임딜', rule: { type: 'deal', size: 8 }, moreTab: '20' },
      {
        id: 'best-category-ten',
        title: '지금 많이 사는 상품',
        layout: 'list',
        rule: { type: 'best', size: 12 },
        moreTab: '10',
      },
      { id: 'live-care', title: '나를 위한 알림', rule: personal('careService', 'anyone') },
      { id: 'recent', title: '최근 본 상품', rule: personal('recent', 'anyone', 12) },
      {
        id: 'repeated-purchase',
        title: '다시 살 때가 됐어요',
        rule: personal('repeated', 'member', 4),
      },
      {
        id: 'product-level-1p5',
        title: '신상품',
        rule: { type: 'new', size: 6 },
        moreTab: '30',
      },
      {
        id: 'product-comb1',
        title: '쿠폰으로 더 싸게',
        rule: { type: 'coupon', size: 8 },
        moreTab: '80',
      },
      { id: 'related', title: '이런 상품은 어때요', rule: personal('related', 'anyone') },
      { id: 'preference-brand', title: '자주 찾는 브랜드', rule: personal('brand', 'anyone') },
    ],
  },
  '10': {
    title: '베스트',
    corners: [
      { id: 'best-category-ten', title: '실시간 베스트', rule: { type: 'best', size: 20 } },
    ],
  },
  '20': {
    title: '타임딜',
    corners: [
      { id: 'time-deal', title: '지금 진행 중', layout: 'list', rule: { type: 'deal', size: 24 } },
      {
        id: 'time-deal-2',
        title: '곧 열려요',
        layout: 'list',
        rule: { type: 'comingDeal', size: 12 },
      },
    ],
  },
  '30': {
    title: '신상',
    corners: [{ id: 'product-level-2', title: '이번 달 신상', rule: { type: 'new', size: 24 } }],
  },
  '80': {
    title: '쿠폰',
    corners: [
      { id: 'product-comb8', title: '쿠폰으로 더 싸게', rule: { type: 'coupon', size: 12 } },
    ],
  },
};

const firstMenu = [
  ['기획전', paths.planShopList()],
  ['브랜드', paths.brand()],
] as const;

async function writeFirstPages(tx: Tx): Promise<void> {
  for (const [tabCd, { title, corners }] of Object.entries(firstPages)) {
    const { pageNo } = await tx.one(
      pageNoRow,
      sql`
      insert into display_page (page_cd, tab_cd, title) values ('MAIN', ${tabCd}, ${title}) returning page_no`,
    );
    for (const [sort, corner] of corners.entries()) {
      await tx.run(sql`
        insert into corner (page_no, corner_id, sort, title, layout, more_link, rule)
        values (${pageNo}, ${corner.id}, ${sort}, ${corner.title}, ${corner.layout ?? 'default'},
          ${corner.moreTab ? tabPath(corner.moreTab) : null}, ${JSON.stringify(corner.rule)}::jsonb)`);
    }
  }
  for (const [sort, [name, link]] of firstMenu.entries()) {
    await tx.run(sql`insert into gnb_menu (name, link, sort) values (${name}, ${link}, ${sort})`);
  }
}

/** Creates home pages and a menu in a shop that has none. They fill as goods are added. */
export async function seedFirstPages(db: Db): Promise<void> {
  if (await db.maybe(foundRow, sql`select true as found from display_page limit 1`)) return;
  await db.tx(writeFirstPages);
}
