import { paths } from '@shop/shared/contracts';
import { tab } from './banners';
import {
  brands,
  categories,
  type PageSeed,
  personal,
  placedBanners,
  planShops,
} from './corner-seeds';
import { tree } from './tree';

/** Brands are numbered by category, five for each. */
const BRANDS_EACH = 5;
const brandsOfTop = (top: number) =>
  brands(...Array.from({ length: BRANDS_EACH }, (_, at) => (top - 1) * BRANDS_EACH + at + 1));

const categoryPages: readonly PageSeed[] = tree.map(({ name }, at) => ({
  pageCd: 'CATEGORY',
  refNo: at + 1,
  title: name,
  corners: [
    { id: 'brand-list', title: `${name} 브랜드`, items: brandsOfTop(at + 1), more: paths.brand() },
    {
      id: 'preference-category',
      title: '자주 보는 카테고리에서',
      rule: personal('category', 'anyone'),
    },
  ],
}));

/** Corners that display data adds to pages with contents of their own, by the code of the page. */
export const placePages: readonly PageSeed[] = [
  ...categoryPages,
  {
    pageCd: 'BRAND',
    title: '브랜드',
    corners: [
      {
        id: 'connect-image-banner',
        title: '함께 고르면 좋아요',
        items: placedBanners('homeCafe', 'mugs'),
      },
      {
        id: 'preference-brand',
        title: '자주 찾는 브랜드 상품',
        rule: personal('brand', 'anyone'),
      },
    ],
  },
  {
    pageCd: 'PLAN_SHOP_LIST',
    title: '기획전 목록',
    corners: [
      {
        id: 'hot-deal-2',
        title: '곧 끝나는 특가',
        rule: { type: 'deal', size: 2 },
        more: tab('20'),
      },
    ],
  },
  {
    pageCd: 'PLAN_SHOP',
    title: '기획전',
    corners: [
      {
        id: 'article-carousel-thumbnail',
        title: '다른 기획전도 보세요',
        items: planShops(1, 2, 3, 4, 5, 6, 7),
        more: paths.planShopList(),
      },
    ],
  },
  {
    pageCd: 'SEARCH_EMPTY',
    title: '검색 결과 없음',
    corners: [
      {
        id: 'best-category-depth1',
        title: '카테고리로 찾아보기',
        items: categories(...tree.map((_, at) => at + 1)),
      },
    ],
  },
  {
    pageCd: 'BASKET',
    title: '장바구니',
    corners: [
      { id: 'related-product', title: '함께 보면 좋은 상품', rule: personal('related', 'anyone') },
    ],
  },
  {
    pageCd: 'ORDER_COMPLETE',
    title: '주문 완료',
    corners: [
      {
        id: 'order-completed-related',
        title: '함께 보면 좋은 상품',
        rule: personal('ordered', 'member'),
      },
      {
        id: 'order-completed-category-related',
        title: '같은 카테고리 인기 상품',
        rule: personal('ordered-category', 'member'),
      },
    ],
  },
  {
    pageCd: 'MYPAGE',
    title: '마이페이지',
    corners: [
      { id: 'search', title: '찾던 상품', rule: personal('search', 'anyone') },
      {
        id: 'category-recommend',
        title: '관심 있을 만한 상품',
        rule: personal('category', 'anyone'),
      },
      { id: 'card-cta', items: placedBanners('cardShopLink') },
    ],
  },
];
