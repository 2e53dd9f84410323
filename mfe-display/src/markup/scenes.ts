import {
  brandCalls,
  type CategoryDetail,
  type Corner,
  categoryCalls,
  couponCalls,
  displayCalls,
  searchCalls,
} from '@shop/shared/contracts';
import { isTableKey } from '@shop/shared/domain';
import { type CodeScene, type StageScene, stateWord } from '@shop/shared/markup';
import { brandQueries } from '../features/brand/brand.queries';
import { categoryQueries } from '../features/category/category.queries';
import { displayQueries, HOME_TAB } from '../features/display/display.queries';
import { goodsListQueries, parseListState } from '../features/goods-list/goods-list.queries';
import { planShopQueries } from '../features/plan-shop/plan-shop.queries';
import { parsePlanShopListQuery } from '../features/plan-shop/plan-shop-url';
import { productsScopeOf } from '../features/products/products-url';
import { searchQueries, searchScopeOf } from '../features/search/search.queries';
import { rankingScene, shopScene } from './corner-page-scenes';
import { eventSceneOf } from './event-scenes';
import { FilterStage } from './filter-stage';
import { cornerFixture } from './fixtures/corner.fixture';
import { cornerVariants } from './fixtures/corner-variants';
import { goodsFixture } from './fixtures/goods.fixture';
import { brandIndexFixture, facetsFixture, goodsListFixture } from './fixtures/list.fixtures';
import { planShopFixture, planShopListFixture } from './fixtures/plan-shop.fixtures';

const member = { isLoggedIn: true, memberType: '10', expiresAt: 9_999_999_999 } as const;
/** The URL of a design reference page has no query. */
const noQuery = new URLSearchParams();
const noNumber = Number.NaN;

const ownCard = cornerVariants['discovery-card']?.[0]?.corner ?? {};

const cornersOf: Record<string, Corner[]> = {
  corner: [
    cornerFixture('image-banner', { layout: 'hero' }),
    cornerFixture('quick-menu'),
    cornerFixture('product-comb1'),
    cornerFixture('article-carousel'),
  ],
  'time-deal': [
    cornerFixture('time-deal'),
    cornerFixture('time-deal-2'),
    cornerFixture('hot-deal'),
  ],
  member: [cornerFixture('live-care'), cornerFixture('repeated-purchase'), cornerFixture('recent')],
  'discovery-own': [cornerFixture('discovery-card', ownCard), cornerFixture('discovery-edition')],
  'discovery-not-own': [cornerFixture('discovery-card'), cornerFixture('discovery-edition')],
};

const mainScene = (word: string): StageScene => ({
  session: word === 'discovery-not-own' ? undefined : member,
  answers: {
    [displayCalls.page.id]: {
      pageCd: 'MAIN',
      tabCd: HOME_TAB,
      title: '홈',
      corners: (cornersOf[word] ?? []).map((corner, at) => ({ ...corner, cornerNo: at + 1 })),
    },
    [displayCalls.menu.id]: {
      homeTabs: [
        { tabCd: '01', name: '홈' },
        { tabCd: '10', name: '베스트' },
      ],
      gnb: [],
    },
    [couponCalls.mine.id]: { usableCount: 0, coupons: [], takenNos: [] },
  },
  queries: [displayQueries.home(HOME_TAB), displayQueries.menu()],
});

const category: CategoryDetail = {
  categoryNo: 4,
  name: '뷰티',
  depth: 1,
  adult: false,
  goodsCount: 12,
  breadcrumb: [{ categoryNo: 4, name: '뷰티' }],
  children: [],
  siblings: [
    { categoryNo: 4, name: '뷰티' },
    { categoryNo: 5, name: '식품' },
  ],
};

const goodsOf: Record<string, ReturnType<typeof goodsFixture>[]> = {
  product: Array.from({ length: 12 }, (_, i) => goodsFixture(i + 1)),
  discount: [2, 3, 4, 6, 7, 8].map((no) => goodsFixture(no)),
};

const listScene = (word: string, scope: Parameters<typeof parseListState>[0]): StageScene => ({
  answers: {
    [categoryCalls.detail.id]: {
      ...category,
      // The corner of the ten best stands above the goods.
      best: word === 'corner' ? goodsOf.product?.slice(0, 10) : [],
    },
    [searchCalls.goods.id]: goodsListFixture(goodsOf[word === 'corner' ? 'product' : word] ?? []),
    [searchCalls.facet.id]: facetsFixture,
    [searchCalls.others.id]: { planShops: [], brands: [], events: [] },
    [searchCalls.popular.id]: { rankedAt: '2026-03-02T01:00:00Z', words: [], recommended: [] },
  },
  queries: [
    categoryQueries.detail(noNumber),
    goodsListQueries.pages(parseListState(scope, noQuery)),
    ...(scope.q === undefined ? [] : [searchQueries.others(scope.q)]),
  ],
});

const categoryScene = (word: string): CodeScene => {
  // The filter opens by a press and has no URL.
  if (word === 'filter')
    return { ...listScene('product', { categoryNo: noNumber }), Page: FilterStage };
  return listScene(word, { categoryNo: noNumber });
};

const brandScene = (): StageScene => ({
  answers: { [brandCalls.index.id]: brandIndexFixture },
  queries: [brandQueries.index()],
});

const planShopsScene = (word: string): StageScene => ({
  answers: {
    [displayCalls.planShops.id]: planShopListFixture(word === 'default' ? 3 : 0),
    [categoryCalls.tree.id]: { categories: [] },
  },
  queries: [planShopQueries.list(parsePlanShopListQuery(noQuery)), categoryQueries.tree()],
});

const planStates = { waiting: 'coming', completed: 'ended' } as const;

const planShopScene = (word: string): StageScene => ({
  answers: {
    [displayCalls.planShop.id]: planShopFixture(
      isTableKey<keyof typeof planStates>(planStates, word) ? planStates[word] : 'open',
    ),
    [couponCalls.mine.id]: { usableCount: 0, coupons: [], takenNos: [] },
  },
  queries: [planShopQueries.detail(noNumber)],
});

/** The fixed responses of a state. A skeleton has none and stays pending. */
export function sceneOf(code: string): CodeScene {
  if (code.startsWith('skeleton-')) return { isWaiting: true };
  if (code.startsWith('SB-MO-EV-')) return eventSceneOf(code);
  const word = stateWord(code);
  if (code.startsWith('SB-MO-SH-02')) return categoryScene(word);
  if (code.startsWith('SB-MO-SH-03')) return listScene(word, searchScopeOf(noQuery));
  if (code.startsWith('SB-MO-PD-03')) return listScene(word, productsScopeOf(noQuery));
  if (code.startsWith('SB-MO-SH-04')) return brandScene();
  if (code.startsWith('SB-MO-SH-05')) return planShopsScene(word);
  if (code.startsWith('SB-MO-SH-06')) return planShopScene(word);
  if (code.startsWith('SB-MO-SH-07')) return rankingScene(word);
  if (code.startsWith('SB-MO-SH-08')) return shopScene(word);
  return mainScene(word);
}
