import { couponCalls, displayCalls, rankingCalls, type ShopPage } from '@shop/shared/contracts';
import type { StageScene } from '@shop/shared/markup';
import { displayQueries } from '../features/display/display.queries';
import { parseShopTab } from '../features/display/shop-url';
import { rankingQueries } from '../features/ranking/ranking.queries';
import { parseRanking } from '../features/ranking/ranking-url';
import { cornerFixture } from './fixtures/corner.fixture';
import { goodsFixture } from './fixtures/goods.fixture';
import { planShopFixture } from './fixtures/plan-shop.fixtures';

const noQuery = new URLSearchParams();
/** The URL of a design reference page has no query. */
const noNumber = Number.NaN;
const changes = [2, null, 0, -1, 0, 1, -3, 0];

/** Best lists on the page of a menu entry. */
export const rankingScene = (word: string): StageScene => ({
  answers: {
    [displayCalls.page.id]: {
      pageCd: 'GNB',
      tabCd: '01',
      title: '랭킹',
      hasRanking: true,
      corners: [],
    },
    [rankingCalls.list.id]:
      word === 'nodata'
        ? { basis: null, rankedAt: null, items: [], ads: [], categories: [], ages: [] }
        : {
            basis: 'HOUR',
            rankedAt: '2026-03-02T01:00:00.000Z',
            items: changes.map((change, at) => ({ change, goods: goodsFixture(at + 1) })),
            ads: [goodsFixture(11)],
            categories: [
              { categoryNo: 4, name: '뷰티' },
              { categoryNo: 5, name: '식품' },
            ],
            ages: ['20', '30', '40'],
          },
  },
  queries: [displayQueries.gnb(noNumber), rankingQueries.list(parseRanking(noQuery))],
});

const shop: ShopPage = {
  shopNo: 2,
  name: '온 가족 생활관',
  description: '집을 가꾸는 물건을 모았어요.',
  isOpen: true,
  opensAt: null,
  tabs: [
    { tabCd: '01', name: '홈' },
    { tabCd: '10', name: '베스트' },
  ],
  tabCd: '01',
  coupons: planShopFixture('open').coupons.map((coupon) => ({ ...coupon, name: '매장 방문 쿠폰' })),
  corners: [cornerFixture('quick-menu'), cornerFixture('product-comb1')].map((corner, at) => ({
    ...corner,
    cornerNo: at + 1,
  })),
  others: [
    {
      shopNo: 1,
      name: '카드 회원관',
      description: '즉시할인 쿠폰, 무이자 상품, 오늘의 핫딜을 모았어요.',
    },
  ],
};

/** 전문관, open or closed. */
export const shopScene = (word: string): StageScene => ({
  answers: {
    [displayCalls.shop.id]:
      word === 'completed' ? { ...shop, isOpen: false, tabs: [], coupons: [], corners: [] } : shop,
    [couponCalls.mine.id]: { usableCount: 0, coupons: [], takenNos: [] },
  },
  queries: [displayQueries.shop(noNumber, parseShopTab(noQuery))],
});
