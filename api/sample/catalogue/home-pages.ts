import { paths } from '@shop/shared/contracts';
import {
  bannerItems,
  best,
  brands,
  type CornerSeed,
  categories,
  categoryNoOf,
  content,
  coupons,
  type PageSeed,
  placedBanners,
  planShops,
} from './corner-seeds';
import { frontCorners } from './front-corners';
import { tree } from './tree';

/** A drawn goods as the picture of an item. */
const picture = (archetype: string, palette: number) => ({
  image: `d/${archetype}-${palette}-0-hero`,
  palette,
});

/** Corners of the home, by tab of PR093. */
const tabs: Record<string, { title: string; corners: readonly CornerSeed[] }> = {
  '01': { title: '홈', corners: frontCorners },
  '10': {
    title: '베스트',
    corners: [
      best('실시간 베스트', undefined, 20, 'best-category-ten'),
      ...[1, 4, 5, 8].map((no) => best(`${tree[no - 1]?.name} 베스트`, no, 10, 'product-comb2')),
      {
        id: 'wbti',
        title: '오늘은 어느 쪽이 끌려요?',
        items: [
          { ...content('집에서 쉬기', '포근한 침구와 조명'), ...picture('bedding', 5) },
          { ...content('밖에서 뛰기', '러닝화와 운동 기구'), ...picture('running-shoes', 9) },
        ],
        rule: {
          type: 'tabs',
          size: 0,
          tabs: [
            { title: '집', type: 'best', categoryNo: 6, size: 8 },
            { title: '밖', type: 'best', categoryNo: 10, size: 8 },
          ],
        },
      },
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
    corners: [
      { id: 'product-level-2', title: '이번 달 신상', rule: { type: 'new', size: 24 } },
      {
        id: 'product-level-2p5',
        title: '새로 온 패션',
        rule: { type: 'new', categoryNo: 1, size: 8 },
        more: paths.category(1, { sort: 'new' }),
      },
      {
        id: 'article-carousel-thumbnail',
        title: '새로 열린 기획전',
        items: planShops(6, 3, 1, 4),
        more: paths.planShopList(),
      },
    ],
  },
  '40': {
    title: '패션',
    corners: [
      { id: 'big-image-banner', layout: 'hero', items: bannerItems(1, 1) },
      best('여성패션 베스트', 1, 10, 'best-category-ten'),
      best('남성패션 베스트', 2, 10, 'product-comb2'),
      best('신발·가방 베스트', 3, 10, 'product-comb4'),
      {
        id: 'edge-product',
        title: '할인 중인 아우터',
        rule: { type: 'sale', categoryNo: categoryNoOf('아우터'), size: 8 },
        more: paths.category(categoryNoOf('아우터')),
      },
      { id: 'brand-list', title: '패션 브랜드', items: brands(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) },
    ],
  },
  '50': {
    title: '뷰티',
    corners: [
      { id: 'big-image-banner', layout: 'hero', items: bannerItems(4, 1) },
      best('뷰티 베스트', 4, 12, 'best-category-ten'),
      {
        id: 'small-image-banner',
        title: '무엇을 찾으세요?',
        items: placedBanners('handCream', 'lipstick', 'perfume', 'shampoo'),
      },
      { id: 'coupon-brand', title: '브랜드 쿠폰', items: coupons(13) },
      { id: 'brand-thumbnail', title: '뷰티 브랜드', items: brands(16, 17, 18, 19, 20) },
      {
        id: 'product-comb5',
        title: '새로 나온 뷰티',
        rule: { type: 'new', categoryNo: 4, size: 8 },
      },
    ],
  },
  '60': {
    title: '식품',
    corners: [
      { id: 'big-image-banner', layout: 'hero', items: bannerItems(5, 1) },
      best('식품 베스트', 5, 12, 'best-category-ten'),
      { id: 'band-image-banner', items: placedBanners('freeDelivery') },
      { id: 'product-comb6', title: '알뜰 장보기', rule: { type: 'sale', categoryNo: 5, size: 8 } },
      { id: 'edge-middle-image', title: '제철 산지에서', items: bannerItems(5, 1) },
      { id: 'brand-thumbnail', title: '식품 브랜드', items: brands(21, 22, 23, 24, 25) },
    ],
  },
  '70': {
    title: '리빙·가전',
    corners: [
      { id: 'big-image-banner', layout: 'hero', items: bannerItems(6, 1) },
      best('홈·리빙 베스트', 6, 10, 'best-category-ten'),
      best('주방 베스트', 7, 10, 'product-comb7'),
      best('가전 베스트', 9, 10, 'high-involvement1'),
      { id: 'article-carousel-centered', title: '방을 바꾸는 이야기', items: planShops(1, 2) },
    ],
  },
  '80': {
    title: '쿠폰',
    corners: [
      {
        id: 'coupon-image',
        title: '모두에게 드려요',
        layout: 'list',
        items: coupons(1, 2, 3, 4, 5, 8, 9),
      },
      { id: 'middle-benefit-banner', items: bannerItems(7, 1) },
      {
        id: 'coupon-brand',
        title: '브랜드 쿠폰',
        layout: 'list',
        items: coupons(10, 11, 12, 13, 14, 15, 16, 17),
      },
      {
        id: 'coupon-category',
        title: '카테고리마다 한 장씩',
        layout: 'list',
        items: [9, 10, 11, 12].flatMap((no, at) => [...categories(no), ...coupons(18 + at)]),
      },
      { id: 'product-comb8', title: '쿠폰으로 더 싸게', rule: { type: 'coupon', size: 12 } },
      { id: 'button-image-banner', items: placedBanners('myCoupons') },
    ],
  },
  '90': {
    title: '리퍼',
    corners: [
      {
        id: 'text-banner',
        items: [
          {
            type: 'content',
            title: '리퍼 상품은 이렇게 골라요',
            text: '작은 흠집이나 반품 상자 개봉 상품을 점검하고 다시 포장했어요. 보증 기간은 새 상품과 같아요.',
          },
        ],
      },
      {
        id: 'edge-dummi-text',
        title: '리퍼 안내',
        items: [content('받고 7일 안에는 반품할 수 있어요', '새 상품과 같아요')],
      },
      {
        id: 'product-level-1p5',
        title: '알뜰한 리퍼 상품',
        rule: { type: 'refurbished', size: 24 },
      },
    ],
  },
};

export const homePages: readonly PageSeed[] = Object.entries(tabs).map(([tabCd, page]) => ({
  pageCd: 'MAIN',
  tabCd,
  ...page,
}));
